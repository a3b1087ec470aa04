import { describe, expect, it } from 'vitest';
import { httpClientBindings } from '#adapters/http/client/bindings.ts';
import { keycloakBrowserBindings } from '#adapters/keycloak/browser/bindings.ts';
import { browserStorageBindings } from '#adapters/storage/browser/bindings.ts';
import { compose } from '#adapters/composition/compose.ts';
import { binding } from '#core/kernel/port-key.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { wiring } from '#core/wiring.ts';
import { someSettings } from '#tests/core/navigation/deployment.ts';
import { platformBindings } from '#ui/platform/bindings.ts';
import { cellBindings } from '#ui/state/bindings.ts';

const settings = someSettings;
const parts = [
  ...wiring,
  ...cellBindings,
  ...platformBindings,
  ...browserStorageBindings,
  ...keycloakBrowserBindings({
    url: 'http://127.0.0.1/auth',
    realm: 'prova',
    clientId: 'portale',
    basePath: settings.basePath,
  }),
  ...httpClientBindings(settings),
  binding(PortalSettings, [], () => settings),
];

describe('the composition of the browser', () => {
  it.each(parts.map(({ key }) => [String(key.description), key] as const))('should make %s', (_name, key) => {
    expect(compose(parts).get(key)).toBeDefined();
  });
});
