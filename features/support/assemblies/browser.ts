import type { PortKey } from '#core/kernel/port-key.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { type Entrance, signIn } from '#tests/support/portal-actions.ts';
import { startPortal } from '#tests/support/portal.ts';
import { visit, type Visitor } from '#tests/support/visitor.ts';
import type { Assembly, ScenarioPortal } from '../assembly.ts';
import { PEOPLE } from '../people.ts';
import { CastKey, VisitorKey } from '../visitor-key.ts';

/** What is not there by then is a failure. */
const LONGEST_WAIT_MS = 15_000;
const FULL_NAMES = new Map([...PEOPLE.values()].map(({ username, user }) => [username, user.name]));

/** How those come in who are asked for a role or a company; all others by their name. */
const ENTRANCES: Readonly<Record<string, Entrance>> = {
  'Giulia Ferri': { name: 'Giulia Ferri', company: 'Istituto Agrario Valle Verde' },
  'Niccolò De Luca come CAA': { name: 'Niccolò De Luca', role: 'CAA' },
  'Niccolò De Luca come agricoltore': { name: 'Niccolò De Luca', role: 'Agricoltore', company: 'De Luca' },
};

/** The portal as people meet it: the running process and a browser. */
export const makeAssembly = async (): Promise<Assembly> => {
  const [portal, browser] = await Promise.all([startPortal(), launchChromium()]);
  const newVisitor = async (): Promise<Visitor> => {
    const visitor = await visit(browser, portal, { locale: 'it-IT' });
    visitor.page.setDefaultTimeout(LONGEST_WAIT_MS);
    return visitor;
  };
  const cast = new Map<string, Promise<Visitor>>();
  const enter = async (who: string): Promise<Visitor> => {
    const visitor = await newVisitor();
    if (who === 'un visitatore') return visitor;
    await signIn(visitor.page, portal, ENTRANCES[who] ?? { name: who });
    await visitor.settled();
    return visitor;
  };
  const atWork = (who: string): Promise<Visitor> => {
    const known = cast.get(who) ?? enter(who);
    cast.set(who, known);
    return known;
  };
  return {
    begin: async () => {
      const visitor = await newVisitor();
      const used = new Map<PortKey<unknown>, unknown>([
        [VisitorKey, visitor],
        [CastKey, atWork],
      ]);
      const scenario: ScenarioPortal = {
        use: <T>(key: PortKey<T>): T => {
          if (!used.has(key)) throw new Error(`Nel browser non si usa ${key.name}: si guarda la pagina`);
          return used.get(key) as T;
        },
        place: () => {
          throw new Error('Nel browser non si prepara nulla: il portale è quello vero');
        },
        signIn: async (username) => {
          const name = FULL_NAMES.get(username ?? '');
          if (name === undefined) throw new Error(`Nessuno del cast si chiama «${username}»`);
          await visitor.signIn(name);
        },
        end: () => visitor.leave(),
      };
      return scenario;
    },
    stop: async () => {
      await browser.close();
      await portal.stop();
    },
  };
};
