import { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { binding, portKey } from '#core/kernel/port-key.ts';
import { isWebAddress } from '#core/navigation/links.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { AssistanceDesk } from '#core/support/assistance-desk.ts';
import { wiring } from '#core/wiring.ts';
import { compose, type Composition } from '#adapters/composition/compose.ts';
import { httpClientBindings } from '#adapters/http/client/bindings.ts';
import type { BearerSource } from '#adapters/http/client/http.ts';
import { bindings as storageBindings, Database } from '#adapters/storage/postgres/index.ts';
import { serverBindings } from '../bindings.ts';

/** How long an answer of somebody else's service is believed: it does not tell when its contents change. */
const BELIEVED_MS = 5_000;
/** What a browser without script sends is taken by this portal, whose outbox and box lose nothing. */
const KEPT_HERE: readonly symbol[] = [AssistanceDesk, FeedbackBox];

/** The log of the process, as its other bindings take it. */
type ProcessLog = Parameters<typeof serverBindings>[0];

/** Nobody is signed in where pages are drawn. */
const NobodysToken = portKey<BearerSource>('NobodysToken');

/** Whether somebody else's service stands behind the contract: the API then has an origin of its own (CONST-10). */
export const isForeign = ({ apiBase }: Pick<PortalSettings, 'apiBase'>): boolean => isWebAddress(apiBase);

/**
 * What pages are drawn from: the portal's own database, or the service that the setting names, so that what is read before
 * any script has come is what the script would read.
 */
export const pageSources = (portal: PortalSettings, log: ProcessLog, db: Database): Composition => {
  const asked = isForeign(portal)
    ? httpClientBindings(portal, undefined, undefined, NobodysToken).filter(({ key }) => !KEPT_HERE.includes(key))
    : [];
  const keys = new Set<symbol>(asked.map(({ key }) => key));
  return compose(
    wiring,
    serverBindings(log, portal),
    storageBindings.filter(({ key }) => !keys.has(key)),
    asked,
    [
      binding(Database, [], () => db),
      binding(NobodysToken, [], () => ({ token: () => undefined, refresh: async () => undefined })),
    ],
  );
};

/** Tells again and again that contents may have changed, for a service that does not tell it. */
export const mayHaveChanged = async (changed: () => void): Promise<() => Promise<void>> => {
  const turns = setInterval(changed, BELIEVED_MS);
  turns.unref();
  return async () => clearInterval(turns);
};
