import { describe, expect, it } from 'vitest';
import { httpClientBindings } from '#adapters/http/client/bindings.ts';
import { keycloakBrowserBindings } from '#adapters/keycloak/browser/bindings.ts';
import { earlySignOn } from '#adapters/keycloak/browser/early-sign-on.ts';
import { browserStorageBindings } from '#adapters/storage/browser/bindings.ts';
import { compose } from '#adapters/composition/compose.ts';
import { binding } from '#core/kernel/port-key.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { LetIn } from '#core/session/let-in.ts';
import { FetchLetIn } from '#core/session/start-session.ts';
import { useCaseKeys } from '#tests/support/core-keys.ts';
import { someSettings } from '#tests/core/navigation/deployment.ts';
import { platformBindings } from '#ui/platform/bindings.ts';
import { systemClock } from '#ui/platform/time.ts';
import { cellBindings } from '#ui/state/bindings.ts';

const settings = someSettings;
const parts = [
  ...cellBindings,
  ...platformBindings,
  ...browserStorageBindings,
  ...keycloakBrowserBindings(
    earlySignOn(
      { url: 'http://127.0.0.1/auth', realm: 'prova', clientId: 'portale', basePath: settings.basePath },
      () => false,
      systemClock,
      // Nobody is to be waited for: what is still under way when the tests are over has no browser any more.
      { after: () => () => undefined },
    ).provider,
  ),
  ...httpClientBindings(settings),
  binding(PortalSettings, [], () => settings),
  binding(FetchLetIn, [LetIn], (letIn) => () => Promise.resolve(letIn)),
];

describe('the composition of the browser', () => {
  it.each([...useCaseKeys, ...parts.map(({ key }) => key)].map((key) => [key.name, key] as const))(
    'should make %s',
    (_name, key) => {
      expect(compose(parts).get(key)).toBeDefined();
    },
  );
});
