import { launchChromium } from '#tests/support/chromium.ts';
import { startPortal } from '#tests/support/portal.ts';
import { visit } from '#tests/support/visitor.ts';
import type { Assembly, ScenarioPortal } from '../assembly.ts';
import { VisitorKey } from '../visitor-key.ts';

const FULL_NAMES: Readonly<Record<string, string>> = {
  'anna.bianchi': 'Anna Bianchi',
  'marco.rinaldi': 'Marco Rinaldi',
  'niccolo.deluca': 'Niccolò De Luca',
  'paola.verdi': 'Paola Verdi',
  'carla.neri': 'Carla Neri',
  'ivo.rossi': 'Ivo Rossi',
  'giulia.ferri': 'Giulia Ferri',
};

/** The portal as people meet it: the running process and a browser. */
export const makeAssembly = async (): Promise<Assembly> => {
  const [portal, browser] = await Promise.all([startPortal(), launchChromium()]);
  return {
    begin: async () => {
      const visitor = await visit(browser, portal, { locale: 'it-IT' });
      const scenario: ScenarioPortal = {
        use: <T>(key: symbol): T => {
          if (key !== VisitorKey)
            throw new Error(`Nel browser non si usa ${String(key.description)}: si guarda la pagina`);
          return visitor as T;
        },
        place: () => {
          throw new Error('Nel browser non si prepara nulla: il portale è quello vero');
        },
        signIn: async (username) => {
          const name = FULL_NAMES[username ?? ''];
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
