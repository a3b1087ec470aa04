import type { RequestedAddress } from '#core/access/ports.ts';
import type { FormPoster, FormToPost } from '#core/handover/ports.ts';
import type { WindowOpener } from '#core/navigation/ports.ts';
import type { EndedSessions } from '#core/session/ended-sessions.ts';
import type {
  Farewell,
  ActivitySource,
  AfterLogout,
  CompanyRepository,
  ConventionRepository,
  IdentityCheck,
  IdentityProvider,
  OtherTabs,
  SharedDeadline,
  SianQualification,
  TabNews,
} from '#core/session/ports.ts';
import {
  type Remembered,
  type RememberedChoices,
  rememberedFromText,
  type RememberedKey,
  rememberedToText,
} from '#core/session/remembered-choices.ts';
import type { Company, Convention, User } from '#core/session/user.ts';

/** A sign-on provider in memory; what it answers may be changed at any time, and what was asked of it is kept. */
export class InMemoryIdentityProvider implements IdentityProvider {
  /** Answers the next checks; a promise may be given, to answer late. */
  answer: () => IdentityCheck | Promise<IdentityCheck>;
  /** Answers the next refreshes. */
  renewal: () => ReturnType<IdentityProvider['refresh']> = () => Promise.resolve('ok');
  bearer: string | undefined;
  checks = 0;
  readonly logins: string[] = [];
  readonly logouts: AfterLogout[] = [];

  constructor(answer: IdentityCheck = { kind: 'anonymous' }) {
    this.answer = () => answer;
    this.bearer = answer.kind === 'signedIn' ? 'bearer' : undefined;
  }

  async check(): Promise<IdentityCheck> {
    this.checks += 1;
    return this.answer();
  }

  async login(returnTo: string): Promise<void> {
    this.logins.push(returnTo);
  }

  async logout(returnTo: AfterLogout): Promise<void> {
    this.bearer = undefined;
    this.logouts.push(returnTo);
  }

  refresh(): ReturnType<IdentityProvider['refresh']> {
    return this.renewal();
  }

  token(): string | undefined {
    return this.bearer;
  }

  forgetTokens(): void {
    this.bearer = undefined;
  }
}

/** Companies by fiscal code of their holder. */
export class InMemoryCompanyRepository implements CompanyRepository {
  readonly #companies: ReadonlyMap<string, readonly Company[]>;

  constructor(companies: Iterable<readonly [fiscalCode: string, companies: readonly Company[]]>) {
    this.#companies = new Map(companies);
  }

  async companiesOf({ fiscalCode }: User): Promise<readonly Company[]> {
    return this.#companies.get(fiscalCode) ?? [];
  }
}

/** Conventions by fiscal code of the operator. */
export class InMemoryConventionRepository implements ConventionRepository {
  readonly #conventions: ReadonlyMap<string, Convention>;

  constructor(conventions: Iterable<readonly [fiscalCode: string, convention: Convention]>) {
    this.#conventions = new Map(conventions);
  }

  async conventionOf({ fiscalCode }: User): Promise<Convention | undefined> {
    return this.#conventions.get(fiscalCode);
  }
}

/** Sessions that are over, for everything that shares them. */
export class InMemoryEndedSessions implements EndedSessions {
  readonly #ended = new Set<string>();

  async end(session: string): Promise<void> {
    this.#ended.add(session);
  }

  async hasEnded(session: string): Promise<boolean> {
    return this.#ended.has(session);
  }
}

/** What the national system knows, the same for everybody. */
export class InMemorySianQualification implements SianQualification {
  readonly #links: { readonly asCaa: readonly string[]; readonly asFarmer: readonly string[] };
  readonly #qualified: boolean;

  constructor(links: { readonly asCaa: readonly string[]; readonly asFarmer: readonly string[] }, qualified: boolean) {
    this.#links = links;
    this.#qualified = qualified;
  }

  async idLinks(isCaa: boolean): Promise<readonly string[]> {
    return isCaa ? this.#links.asCaa : this.#links.asFarmer;
  }

  async isQualified(): Promise<boolean> {
    return this.#qualified;
  }
}

/** Remembered choices over texts in memory, as a browser keeps them; several visits may share one store. */
export class InMemoryRememberedChoices implements RememberedChoices {
  readonly texts: Map<string, string>;

  constructor(texts: Map<string, string> = new Map()) {
    this.texts = texts;
  }

  get<K extends RememberedKey>(key: K): Remembered[K] | undefined {
    return rememberedFromText(key, this.texts.get(key) ?? null);
  }

  set<K extends RememberedKey>(key: K, value: Remembered[K]): void {
    this.texts.set(key, rememberedToText(value));
  }

  clear(key: RememberedKey): void {
    this.texts.delete(key);
  }
}

/** The private address asked for, in memory. */
export class InMemoryRequestedAddress implements RequestedAddress {
  #kept: string | undefined;

  read(): string | undefined {
    return this.#kept;
  }

  keep(address: string): void {
    this.#kept = address;
  }

  forget(): void {
    this.#kept = undefined;
  }
}

/** What a tab remembers of a logout, in memory. */
export class InMemoryFarewell implements Farewell {
  #isKept = false;

  keep(): void {
    this.#isKept = true;
  }

  take(): boolean {
    const isKept = this.#isKept;
    this.#isKept = false;
    return isKept;
  }
}

/** What joins the tabs of one browser in memory. */
export class InMemoryBrowser {
  readonly #listeners = new Map<object, Set<(news: TabNews) => void>>();
  #lastActivity: number | undefined;

  /** The other tabs, seen from a new one. */
  openTab(): OtherTabs {
    const self = {};
    const own = new Set<(news: TabNews) => void>();
    this.#listeners.set(self, own);
    return {
      tell: (news) => {
        for (const [tab, listeners] of this.#listeners)
          if (tab !== self) for (const listener of listeners) listener(news);
      },
      listen: (listener) => {
        own.add(listener);
        return () => own.delete(listener);
      },
    };
  }

  /** The deadline that all tabs share. */
  readonly deadline: SharedDeadline = {
    lastActivity: () => this.#lastActivity,
    keep: (lastActivityMs) => {
      this.#lastActivity = lastActivityMs;
    },
  };
}

/** A person who moves when the test says so. */
export class InMemoryActivitySource implements ActivitySource {
  readonly #listeners = new Set<() => void>();

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  move(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Keeps the forms that would be sent in a new window, and those that would be sent in the portal's own. */
export class InMemoryFormPoster implements FormPoster {
  readonly posted: FormToPost[] = [];
  readonly postedHere: FormToPost[] = [];
  /** Whether the browser blocks new windows. */
  blocksWindows = false;

  postInNewWindow(form: FormToPost): boolean {
    if (!this.blocksWindows) this.posted.push(form);
    return !this.blocksWindows;
  }

  postHere(form: FormToPost): void {
    this.postedHere.push(form);
  }
}

/** Keeps the addresses that would be opened. */
export class InMemoryWindowOpener implements WindowOpener {
  readonly opened: string[] = [];
  reloads = 0;

  openInNewTab(address: string): void {
    this.opened.push(address);
  }

  reload(): void {
    this.reloads += 1;
  }
}
