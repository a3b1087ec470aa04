import { httpClientBindings } from '#adapters/http/client/bindings.ts';
import { bindings as storageBindings } from '#adapters/storage/postgres/index.ts';
import { CatalogueRepository, PrivateCatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { binding, type Binding, type PortKey } from '#core/kernel/port-key.ts';
import { IdentityProvider } from '#core/session/ports.ts';
import { AssistanceService, PrivateAssistanceService } from '#core/support/assistance-service.ts';
import { withCookies } from '#tests/support/http-client.ts';
import { startService } from '#tests/support/service.ts';
import type { CastName } from '#tests/support/cast.ts';
import type { Assembly } from '../assembly.ts';
import { SettableClock } from '../clock.ts';
import { ComposedPortal, type BindElsewhere } from '../composed-portal.ts';

/** What the service reads from a port of its own when somebody is signed in. */
const PRIVATE_TWINS = new Map<PortKey<unknown>, PortKey<unknown>>([
  [CatalogueRepository, PrivateCatalogueRepository],
  [AssistanceService, PrivateAssistanceService],
]);

/** The ports that the portal asks the service for, and the service its storage. */
const CLIENT_KEYS = new Set<PortKey<unknown>>(
  httpClientBindings({ apiBase: '' }, undefined, undefined, IdentityProvider).map(({ key }) => key),
);
const isReplaceable = ({ key }: Binding): boolean => CLIENT_KEYS.has(key) || [...PRIVATE_TWINS.values()].includes(key);

/**
 * The rules over the HTTP client, the running service and its database with the demonstration content. What a scenario
 * prepares stands behind the service, in the place of the database: it reaches the rules over the network as all does.
 */
export const makeAssembly = async (): Promise<Assembly> => {
  const prepared = new Map<PortKey<unknown>, object>();
  let contentHasChanged = (): void => undefined;
  // The service lives on the scenario's day, and its contents were imported on the day on which scenarios begin.
  let scenarioClock = new SettableClock();
  const service = await startService({
    clock: { now: () => scenarioClock.now() },
    importedAt: scenarioClock.now(),
    instead: storageBindings.filter(isReplaceable).map((line) => ({
      ...line,
      make: (...needs: never[]) => standingIn(line.make(...needs) as object, () => prepared.get(line.key)),
    })),
    onContentChange: (changed) => {
      contentHasChanged = changed;
    },
  });
  let asked = 0;
  service.app.server.on('request', () => {
    asked += 1;
  });
  const bindBehind: BindElsewhere = (key, value) => {
    if (!storageBindings.filter(isReplaceable).some((line) => line.key === key)) return false;
    for (const each of [key, PRIVATE_TWINS.get(key)]) if (each !== undefined) prepared.set(each, value as object);
    contentHasChanged();
    return true;
  };
  return {
    begin: async (clock) => {
      scenarioClock = clock;
      if (prepared.size > 0) contentHasChanged();
      prepared.clear();
      const askedBefore = asked;
      let token: string | undefined;
      const identity = binding(IdentityProvider, [], () => ({
        check: async () => ({ kind: 'anonymous' }) as const,
        login: async () => undefined,
        logout: async () => undefined,
        refresh: async () => 'ok' as const,
        token: () => token,
        forgetTokens: () => {
          token = undefined;
        },
      }));
      const portal = new ComposedPortal(
        clock,
        [identity, ...httpClientBindings({ apiBase: service.api }, withCookies, undefined, IdentityProvider)],
        async (_portal, username) => {
          token = username === undefined ? undefined : await service.tokenOf(username as CastName);
        },
        bindBehind,
      );
      return Object.defineProperty(portal, 'hasAsked', { get: () => asked > askedBefore });
    },
    stop: () => service.stop(),
  };
};

// Helpers

/** The response itself, or what replaces it at the moment. */
const standingIn = (usual: object, instead: () => object | undefined): object =>
  new Proxy(usual, {
    get: (_usual, name) => {
      const one = instead() ?? usual;
      const member: unknown = Reflect.get(one, name);
      return typeof member === 'function' ? (member.bind(one) as unknown) : member;
    },
  });
