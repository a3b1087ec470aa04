import {
  InMemoryBrowser,
  type InMemoryIdentityProvider,
  InMemoryRememberedChoices,
  InMemoryRequestedAddress,
} from '#tests/support/doubles/session.ts';
import { AddressAfterSignIn } from '#core/access/enter-address.ts';
import { decideAccess } from '#core/access/decide-access.ts';
import { FollowVisit } from '#core/visit/follow-visit.ts';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import { parseAddress } from '#core/kernel/address.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { WatchInactivity } from '#core/session/inactivity-watch.ts';
import { isLoggedIn, type SessionState } from '#core/session/state.ts';
import { StartSession } from '#core/session/start-session.ts';
import { EndSession } from '#core/session/use-cases.ts';
import type { AfterLogout, IdentityCheck } from '#core/session/ports.ts';
import { userToClaims } from '#tests/support/claims.ts';
import type { SettableClock } from './clock.ts';
import type { Person } from './people.ts';
import { demonstrationSettings } from './settings.ts';
import { openTab, type Situation, type Tab, turnsOver } from './tab.ts';

/** What a person has on the screen. */
export type Screen =
  | 'il caricamento'
  | 'la pagina iniziale'
  | 'la scelta del ruolo'
  | "la scelta dell'azienda"
  | 'la scrivania'
  | 'la scrivania CAA'
  | 'il messaggio "Accesso negato"'
  | 'la fine della sessione'
  | 'un’altra pagina';

const SCREENS: Readonly<Partial<Record<SessionState['kind'], Screen>>> = {
  choosingRole: 'la scelta del ruolo',
  choosingCompany: "la scelta dell'azienda",
  denied: 'il messaggio "Accesso negato"',
  ended: 'la fine della sessione',
};

const PAGES: ReadonlyMap<string | undefined, Screen> = new Map([
  ['root', 'la pagina iniziale'],
  ['home', 'la pagina iniziale'],
  ['desk', 'la scrivania'],
  ['caaDesk', 'la scrivania CAA'],
]);

/** One tab as a person sees it, and where it is. */
export interface OpenTab extends Tab {
  address: string;
  stopWatching: () => void;
}

/** A person's time at the portal: sign-ins, reloads and tabs in one browser. */
export class PortalVisit {
  readonly choices = new InMemoryRememberedChoices();
  readonly requested = new InMemoryRequestedAddress();
  readonly browser = new InMemoryBrowser();
  readonly tabs: OpenTab[] = [];
  settings: PortalSettings = demonstrationSettings;
  /** Whom the sign-on provider knows in this browser. */
  known: Person | undefined;
  /** What takes the place of the provider's answer, such as silence. */
  checks: (() => IdentityCheck | Promise<IdentityCheck>) | undefined;
  /** What takes the place of companies and conventions in memory, such as a failing service. */
  failing: Pick<Situation, 'companyRepository' | 'conventionRepository'> = {};
  readonly #clock: SettableClock;

  constructor(clock: SettableClock) {
    this.#clock = clock;
  }

  /** The tab in front of the person. */
  get tab(): OpenTab {
    const tab = this.tabs[0];
    if (tab === undefined) throw new Error('Nessuno ha ancora aperto il portale');
    return tab;
  }

  /** The tab behind the first one. */
  get otherTab(): OpenTab {
    const tab = this.tabs[1];
    if (tab === undefined) throw new Error('È aperta una sola scheda');
    return tab;
  }

  get state(): SessionState {
    return this.tab.session.read();
  }

  get screen(): Screen {
    const here = SCREENS[this.state.kind];
    if (here !== undefined) return here;
    const { path } = parseAddress(this.tab.address);
    const route = matchRoute(routeTable(this.settings.names), path)?.route;
    return decideAccess(route, this.state, this.settings.flags).kind === 'wait'
      ? 'il caricamento'
      : (PAGES.get(route?.id) ?? 'un’altra pagina');
  }

  /** Opens the portal at an address, in the tab in front or in a new one. */
  async open(address: string, where: 'here' | 'newTab' = 'here'): Promise<void> {
    const opened = this.#tabAt(address);
    this.tabs.splice(0, where === 'here' ? 1 : 0, opened);
    void opened.use(StartSession)();
    await this.settle();
  }

  /** Goes to the provider, says who one is, and comes back to where the portal wanted. */
  async signIn(person: Person): Promise<void> {
    this.known = person;
    const visitor = this.tabs[0] ?? this.#tabAt('/');
    await this.open(visitor.use(AddressAfterSignIn)());
  }

  /** Loads the page again, as pressing F5 does. */
  reload(): Promise<void> {
    return this.open(this.tab.address);
  }

  /** Follows a link of the portal. */
  async goTo(address: string): Promise<void> {
    this.tab.address = address;
    await this.settle();
  }

  /** Logs out; the provider forgets the person. */
  async leave(leaveFor: AfterLogout): Promise<void> {
    await this.tab.use(EndSession)(leaveFor);
    if (this.tab.provider.logouts.length > 0) this.known = undefined;
    await this.settle();
  }

  /** Lets time pass in every tab. */
  async wait(ms: number): Promise<void> {
    await turnsOver();
    this.#clock.advance(ms);
    await this.settle();
  }

  /** Lets everything come to rest: answers, redirects, the watch over inactivity. */
  async settle(): Promise<void> {
    await turnsOver();
    for (const tab of this.tabs) follow(tab);
  }

  #tabAt(address: string): OpenTab {
    const { choices, requested, browser, settings, failing, known } = this;
    const tab = openTab({
      ...failing,
      user: known?.user,
      companies: known?.companies ?? [],
      convention: known?.convention,
      choices,
      requested,
      browser,
      settings,
      clock: this.#clock,
    });
    if (this.checks !== undefined) tab.provider.answer = this.checks;
    return { ...tab, address, stopWatching: () => undefined };
  }
}

const MOST_REDIRECTS = 5;

const follow = (tab: OpenTab): void => {
  const state = tab.session.read();
  if (isLoggedIn(state) && tab.inactivity.read().kind === 'off') tab.stopWatching = tab.use(WatchInactivity)();
  if (!isLoggedIn(state)) tab.stopWatching();
  for (let redirects = 0; redirects < MOST_REDIRECTS; redirects += 1) {
    const passage = tab.use(FollowVisit)(tab.address, state);
    if (passage === undefined) return;
    tab.address = passage.address;
  }
  throw new Error(`Troppi rinvii da ${tab.address}`);
};

/** What the provider says when it knows a person. */
export const knows = ({ user }: Person): IdentityCheck => ({ kind: 'signedIn', claims: userToClaims(user) });

/** A provider whose answers are decided later. */
export const lateProvider = (): {
  readonly answer: InMemoryIdentityProvider['answer'];
  readonly say: (check: IdentityCheck) => void;
} => {
  let say: (check: IdentityCheck) => void = () => undefined;
  const answer = new Promise<IdentityCheck>((resolve) => {
    say = resolve;
  });
  return { answer: () => answer, say: (check) => say(check) };
};
