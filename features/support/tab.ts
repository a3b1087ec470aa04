import { PlainCell } from '#tests/support/doubles/plain-cell.ts';
import {
  InMemoryActivitySource,
  InMemoryBrowser,
  InMemoryCompanyRepository,
  InMemoryConventionRepository,
  InMemoryFormPoster,
  InMemoryIdentityProvider,
  InMemoryRememberedChoices,
  InMemoryFarewell,
  InMemoryRequestedAddress,
  InMemorySianQualification,
  InMemoryWindowOpener,
} from '#tests/support/doubles/session.ts';
import { RequestedAddress } from '#core/access/ports.ts';
import { FormPoster, TokenSource } from '#core/handover/ports.ts';
import { Clock, Timer } from '#core/kernel/clock.ts';
import { Logger } from '#core/kernel/logger.ts';
import { type Binding, binding, type PortKey } from '#core/kernel/port-key.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { WindowOpener } from '#core/navigation/ports.ts';
import { defaultUnavailablePage, UnavailablePageCell } from '#core/navigation/unavailable-page.ts';
import { initialNotices, NoticesCell } from '#core/notices/notices.ts';
import { InactivityCell, initialInactivity, type InactivityState } from '#core/session/inactivity-cell.ts';
import {
  Farewell,
  ActivitySource,
  CompanyRepository,
  ConventionRepository,
  IdentityProvider,
  OtherTabs,
  SharedDeadline,
  SianQualification,
} from '#core/session/ports.ts';
import { BrowserData } from '#core/session/browser-data.ts';
import { LetIn } from '#core/session/let-in.ts';
import { RememberedChoices } from '#core/session/remembered-choices.ts';
import { FetchLetIn } from '#core/session/start-session.ts';
import { initialSession, SessionCell, type SessionState } from '#core/session/state.ts';
import type { Company, Convention, User } from '#core/session/user.ts';
import { userToClaims } from '#tests/support/claims.ts';
import { SettableClock } from './clock.ts';
import { RecordedLog } from './recorded-log.ts';
import { demonstrationSettings } from './settings.ts';

/** The person, what the portal knows of the person, and the browser in which it happens. */
export interface Situation {
  readonly user?: User | undefined;
  readonly companies?: readonly Company[];
  readonly convention?: Convention | undefined;
  readonly choices?: InMemoryRememberedChoices;
  readonly browser?: InMemoryBrowser;
  readonly requested?: InMemoryRequestedAddress;
  readonly farewell?: InMemoryFarewell;
  /** Whether the browser keeps cookies and data of the site; it does unless set otherwise. */
  readonly keepsData?: () => boolean;
  readonly settings?: PortalSettings;
  readonly clock?: SettableClock;
  readonly companyRepository?: CompanyRepository;
  readonly conventionRepository?: ConventionRepository;
  readonly sian?: SianQualification;
}

/** One tab with the portal open: session, access, navigation, passage and notices over ports in memory. */
export const openTab = (situation: Situation = {}) => {
  const { user, companies = [], convention } = situation;
  const fiscalCode = user?.fiscalCode ?? '';
  const clock = situation.clock ?? new SettableClock();
  const browser = situation.browser ?? new InMemoryBrowser();
  const sessionCell = new PlainCell<SessionState>(initialSession());
  const noticesCell = new PlainCell(initialNotices());
  const unavailablePage = new PlainCell(defaultUnavailablePage());
  const inactivity = new PlainCell<InactivityState>(initialInactivity());
  const provider = new InMemoryIdentityProvider(
    user === undefined ? { kind: 'anonymous' } : { kind: 'signedIn', claims: userToClaims(user) },
  );
  const choices = situation.choices ?? new InMemoryRememberedChoices();
  const requested = situation.requested ?? new InMemoryRequestedAddress();
  const forms = new InMemoryFormPoster();
  const windows = new InMemoryWindowOpener();
  const activity = new InMemoryActivitySource();
  const log = new RecordedLog();
  const use = assembled([
    binding(Clock, [], () => clock),
    binding(Timer, [], () => clock),
    binding(Logger, [], () => log),
    binding(SessionCell, [], () => sessionCell),
    binding(InactivityCell, [], () => inactivity),
    binding(IdentityProvider, [], () => provider),
    binding(
      CompanyRepository,
      [],
      () => situation.companyRepository ?? new InMemoryCompanyRepository([[fiscalCode, companies]]),
    ),
    binding(
      ConventionRepository,
      [],
      () =>
        situation.conventionRepository ??
        new InMemoryConventionRepository(convention === undefined ? [] : [[fiscalCode, convention]]),
    ),
    binding(
      SianQualification,
      [],
      () => situation.sian ?? new InMemorySianQualification({ asCaa: ['caa-link'], asFarmer: ['farmer-link'] }, true),
    ),
    binding(BrowserData, [], () => ({ keeps: situation.keepsData ?? (() => true) })),
    binding(RememberedChoices, [], () => choices),
    binding(FetchLetIn, [LetIn], (letIn) => () => Promise.resolve(letIn)),
    binding(Farewell, [], () => situation.farewell ?? new InMemoryFarewell()),
    binding(OtherTabs, [], () => browser.openTab()),
    binding(SharedDeadline, [], () => browser.deadline),
    binding(ActivitySource, [], () => activity),
    binding(RequestedAddress, [], () => requested),
    binding(PortalSettings, [], () => situation.settings ?? demonstrationSettings),
    binding(NoticesCell, [], () => noticesCell),
    binding(UnavailablePageCell, [], () => unavailablePage),
    binding(TokenSource, [], () => provider),
    binding(FormPoster, [], () => forms),
    binding(WindowOpener, [], () => windows),
  ]);
  return {
    use,
    clock,
    browser,
    session: sessionCell,
    inactivity,
    noticesCell,
    unavailablePage,
    provider,
    choices,
    requested,
    activity,
    forms,
    windows,
    log,
  };
};

/** Makes each part when it is first asked for. Thousands of tabs are opened by properties, so it has to cost nothing. */
const assembled = (...parts: readonly (readonly Binding[])[]): (<T>(key: PortKey<T>) => T) => {
  const lines = new Map(parts.flat().map((line) => [line.key, line]));
  const made = new Map<PortKey<unknown>, unknown>();
  const use = <T>(key: PortKey<T>): T => {
    const line = lines.get(key) ?? key.useCase;
    if (line === undefined) throw new Error(`Nothing is bound to ${key.name}`);
    if (!made.has(key)) made.set(key, line.make(...(line.needs.map(use) as never[])));
    return made.get(key) as T;
  };
  return use;
};

/** One open tab, with what can be seen and done in it. */
export type Tab = ReturnType<typeof openTab>;

/** Lets everything that is only waiting for its turn run. */
export const turnsOver = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
