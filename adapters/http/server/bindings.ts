import type { Logger as PinoLogger } from 'pino';
import { RequestedAddress } from '#core/access/ports.ts';
import { FilterMemory } from '#core/catalogue/filter-memory.ts';
import { Clock, Timer } from '#core/kernel/clock.ts';
import { Logger } from '#core/kernel/logger.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import { MS_PER_S } from '#core/kernel/time-units.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { BrowserData } from '#core/session/browser-data.ts';
import { Farewell, IdentityProvider, OtherTabs, SharedDeadline } from '#core/session/ports.ts';
import { RememberedChoices } from '#core/session/remembered-choices.ts';
import { CarriedTexts } from '#core/support/draft.ts';
import { PinoPortLogger } from './health/log.ts';
import type { AnswerLimit } from './rate-limit/deadline.ts';
import type { ServiceSettings } from './settings/settings.ts';

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** Time that only goes forward, whatever the machine's time of day does; it begins anywhere. */
export const steadyClock: Clock = { now: () => performance.now() };

const systemTimer: Timer = {
  after: (delayMs, action) => {
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  },
};

/** A timer that does not keep the process from ending. */
export const backgroundTimer: Timer = {
  after: (delayMs, action) => {
    const timer = setTimeout(action, delayMs).unref();
    return () => clearTimeout(timer);
  },
};

/** How long an answer may take: nothing that is made for it is waited for any longer. */
export const answerLimitOf = ({ limits }: Pick<ServiceSettings, 'limits'>): AnswerLimit => ({
  limitMs: limits.answerSeconds * MS_PER_S,
  timer: backgroundTimer,
});

/**
 * What the process provides, and what replaces a browser on the service: nobody is signed in, nothing is stored. No state
 * cell is here: a cell of the process would be shared by everyone it draws a page for.
 */
export const serverBindings = (
  log: PinoLogger,
  settings: PortalSettings,
  clock: Clock = systemClock,
): readonly Binding[] => [
  binding(Clock, [], () => clock),
  binding(Timer, [], () => systemTimer),
  binding(Logger, [], () => PinoPortLogger(log)),
  binding(PortalSettings, [], () => settings),
  binding(IdentityProvider, [], () => ({
    check: async () => ({ kind: 'anonymous' }) as const,
    login: async () => undefined,
    logout: async () => undefined,
    refresh: async () => 'ok' as const,
    token: () => undefined,
    forgetTokens: () => undefined,
  })),
  binding(BrowserData, [], () => ({ keeps: () => true })),
  binding(RememberedChoices, [], () => ({ get: () => undefined, set: () => undefined, clear: () => undefined })),
  binding(FilterMemory, [], () => ({ recall: () => undefined, keep: () => undefined })),
  binding(RequestedAddress, [], () => ({ read: () => undefined, keep: () => undefined, forget: () => undefined })),
  binding(CarriedTexts, [], () => ({ keep: () => undefined, take: () => [] })),
  binding(Farewell, [], () => ({ keep: () => undefined, take: () => false })),
  binding(OtherTabs, [], () => ({ tell: () => undefined, listen: () => () => undefined })),
  binding(SharedDeadline, [], () => ({ lastActivity: () => undefined, keep: () => undefined })),
];
