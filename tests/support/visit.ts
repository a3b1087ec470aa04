import { compose } from '#adapters/composition/compose.ts';
import { PlainCell } from '#adapters/storage/memory/plain-cell.ts';
import {
  InMemoryActivitySource,
  InMemoryBrowser,
  InMemoryCompanyRepository,
  InMemoryConventionRepository,
  InMemoryIdentityProvider,
  InMemoryRememberedChoices,
  InMemorySianQualification,
} from '#adapters/storage/memory/session.ts';
import { bindings } from '#core/session/bindings.ts';
import { Clock, Timer } from '#core/kernel/clock.ts';
import { Logger } from '#core/kernel/logger.ts';
import { binding, type PortKey } from '#core/kernel/port-key.ts';
import { InactivityCell, initialInactivity, type InactivityState } from '#core/session/inactivity.ts';
import {
  ActivitySource,
  CompanyRepository,
  ConventionRepository,
  IdentityProvider,
  OtherTabs,
  SharedDeadline,
  SianQualification,
} from '#core/session/ports.ts';
import { RememberedChoices } from '#core/session/remembered-choices.ts';
import { initialSession, SessionCell, type SessionState } from '#core/session/state.ts';
import { type Company, type Convention, type User, userToClaims } from '#core/session/user.ts';
import { SettableClock } from '#features/support/clock.ts';
import { RecordedLog } from '#features/support/recorded-log.ts';

/** Who comes, what the portal knows of the person, and the browser in which it happens. */
export interface Situation {
  readonly user?: User | undefined;
  readonly companies?: readonly Company[];
  readonly convention?: Convention | undefined;
  readonly choices?: InMemoryRememberedChoices;
  readonly browser?: InMemoryBrowser;
  readonly clock?: SettableClock;
  readonly companyRepository?: CompanyRepository;
  readonly conventionRepository?: ConventionRepository;
  readonly sian?: SianQualification;
}

/** One tab with the portal open, over ports in memory. */
export const aVisit = (situation: Situation = {}) => {
  const { user, companies = [], convention } = situation;
  const fiscalCode = user?.fiscalCode ?? '';
  const clock = situation.clock ?? new SettableClock();
  const browser = situation.browser ?? new InMemoryBrowser();
  const session = new PlainCell<SessionState>(initialSession());
  const inactivity = new PlainCell<InactivityState>(initialInactivity());
  const provider = new InMemoryIdentityProvider(user === undefined ? { kind: 'anonymous' } : { kind: 'signedIn', claims: userToClaims(user) });
  const choices = situation.choices ?? new InMemoryRememberedChoices();
  const activity = new InMemoryActivitySource();
  const log = new RecordedLog();
  const composition = compose(bindings, [
    binding(Clock, [], () => clock),
    binding(Timer, [], () => clock),
    binding(Logger, [], () => log),
    binding(SessionCell, [], () => session),
    binding(InactivityCell, [], () => inactivity),
    binding(IdentityProvider, [], () => provider),
    binding(CompanyRepository, [], () => situation.companyRepository ?? new InMemoryCompanyRepository([[fiscalCode, companies]])),
    binding(
      ConventionRepository,
      [],
      () => situation.conventionRepository ?? new InMemoryConventionRepository(convention === undefined ? [] : [[fiscalCode, convention]]),
    ),
    binding(SianQualification, [], () => situation.sian ?? new InMemorySianQualification({ asCaa: ['caa-link'], asFarmer: ['farmer-link'] }, true)),
    binding(RememberedChoices, [], () => choices),
    binding(OtherTabs, [], () => browser.openTab()),
    binding(SharedDeadline, [], () => browser.deadline),
    binding(ActivitySource, [], () => activity),
  ]);
  const use = <T>(key: PortKey<T>): T => composition.get(key);
  return { use, clock, browser, session, inactivity, provider, choices, activity, log };
};

/** Lets everything that is only waiting for its turn run. */
export const turnsOver = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
