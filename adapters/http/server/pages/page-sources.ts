import { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { binding, portKey, type PortKey } from '#core/kernel/port-key.ts';
import { MS_PER_S } from '#core/kernel/time-units.ts';
import { hasForeignService } from '#core/navigation/links.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { AssistanceService } from '#core/support/assistance-service.ts';
import { compose, type Composition } from '#adapters/composition/compose.ts';
import { httpClientBindings } from '#adapters/http/client/bindings.ts';
import type { BearerSource, PrepareClient } from '#adapters/http/client/http.ts';
import { AlertSettings, bindings as storageBindings, Database } from '#adapters/storage/postgres/index.ts';
import { serverBindings } from '../bindings.ts';
import type { HeadCache } from './head-cache.ts';

/** How long an answer of another service is cached: it does not announce when its contents change. */
const BELIEVED_MS = 5_000;
/** How large one of its answers may be. */
const LARGEST_ANSWER_BYTES = 16 * 1024 * 1024;
/**
 * Each of its answers may take a sixth of the time that the portal has for its own: three of a page wait for one another (the one
 * for what stood at its address before is the last), and half of the time is left to draw.
 */
const SHARES = 6;
/** What a browser without script sends is accepted by this portal, whose outbox loses nothing. */
const KEPT_HERE: readonly PortKey<unknown>[] = [AssistanceService, FeedbackBox];

/** The log of the process, as its other bindings take it. */
type ProcessLog = Parameters<typeof serverBindings>[0];

/** Nobody is signed in where pages are drawn. */
const NobodysToken = portKey<BearerSource>('NobodysToken');

/** How another service is asked. */
export interface ForeignCalls {
  /** A page must have been made by then (seconds). */
  readonly answerSeconds: number;
  /** Where this process asks it, where that is not the address that browsers ask; no page shows it. */
  readonly internalBase?: string | undefined;
}

/**
 * What pages are drawn from: the portal's own database, or the service that the setting names, so that what is read before
 * any script has come is what the script would read. With `heads`, what stands on many pages is read once.
 */
export const pageSources = (
  portal: PortalSettings,
  log: ProcessLog,
  db: Database,
  { answerSeconds, internalBase }: ForeignCalls,
  alerts: AlertSettings,
  heads?: HeadCache,
): Composition => {
  const awaited = awaitedFor((answerSeconds * MS_PER_S) / SHARES);
  const asked = hasForeignService(portal)
    ? httpClientBindings({ ...portal, askedBase: internalBase }, awaited, undefined, NobodysToken).filter(
        ({ key }) => !KEPT_HERE.includes(key),
      )
    : [];
  const keys = new Set(asked.map(({ key }) => key));
  const own = storageBindings.filter(({ key }) => !keys.has(key));
  return compose(serverBindings(log, portal), heads === undefined ? own : heads.within(own), asked, [
    binding(Database, [], () => db),
    binding(AlertSettings, [], () => alerts),
    binding(NobodysToken, [], () => ({ token: () => undefined, refresh: async () => undefined })),
  ]);
};

/** Another origin than the one that was set is asked for nothing: it might be any machine that only this one reaches. */
const stayAtOrigin =
  (base: string) =>
  ({ href }: Readonly<Record<string, unknown>>): void => {
    if (new URL(String(href)).origin !== new URL(base).origin) throw new Error('the service leads to another origin');
  };

/** A call without end would block its page, and a few of them every other page. */
const awaitedFor =
  (awaitedMs: number): PrepareClient =>
  (client) => {
    client.defaults.maxContentLength = LARGEST_ANSWER_BYTES;
    client.defaults.beforeRedirect = stayAtOrigin(client.defaults.baseURL ?? '');
    client.interceptors.request.use((request) => {
      request.signal = AbortSignal.timeout(awaitedMs);
      return request;
    });
  };

/** Reports at an interval that contents may have changed, for a service that does not report it. */
export const mayHaveChanged = async (changed: () => void): Promise<() => Promise<void>> => {
  const turns = setInterval(changed, BELIEVED_MS);
  turns.unref();
  return async () => clearInterval(turns);
};
