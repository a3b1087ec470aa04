import { compose, type Composition } from '#adapters/composition/compose.ts';
import { httpClientBindings } from '#adapters/http/client/bindings.ts';
import { keycloakBrowserBindings } from '#adapters/keycloak/browser/bindings.ts';
import { browserStorageBindings } from '#adapters/storage/browser/bindings.ts';
import { binding } from '#core/kernel/port-key.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { ReportAnswer } from '#core/notices/use-cases.ts';
import type { IdentityProvider } from '#core/session/ports.ts';
import { FetchLetIn } from '#core/session/start-session.ts';
import { SessionCell } from '#core/session/state.ts';
import { fetchSignedIn } from '#ui/frame/signed-in.ts';
import { platformBindings } from '#ui/platform/bindings.ts';
import { tellFailure } from '#ui/platform/failures.ts';
import { recoverFromMissingScript } from '#ui/platform/missing-script.ts';
import { cellBindings } from '#ui/state/bindings.ts';
import { signalOfWhoIsHere } from './readiness.ts';

/** The composition root of the browser. */
export const composeBrowser = (settings: PortalSettings, provider: IdentityProvider): Composition => {
  const composition = compose(
    cellBindings,
    platformBindings,
    browserStorageBindings,
    keycloakBrowserBindings(provider),
    // The client is made before the session that handles its failures.
    httpClientBindings(settings, undefined, {
      failed: (failure) => tellFailure(composition, failure),
      answered: (call) => composition.get(ReportAnswer)(call),
      gone: () => gone(),
      scriptMissing: () => void recoverFromMissingScript(),
    }),
    [
      binding(PortalSettings, [], () => settings),
      binding(FetchLetIn, [], () => async () => composition.get((await fetchSignedIn()).LetIn)),
    ],
  );
  const gone = signalOfWhoIsHere(composition.get(SessionCell));
  return composition;
};
