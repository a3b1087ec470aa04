import { httpClientBindings } from '#adapters/http/client/bindings.ts';
import { binding } from '#core/kernel/port-key.ts';
import { IdentityProvider } from '#core/session/ports.ts';
import { withCookies } from '#tests/support/http-client.ts';
import { startService } from '#tests/support/service.ts';
import type { CastName } from '#tests/support/cast.ts';
import type { Assembly } from '../assembly.ts';
import { ComposedStage } from '../composed-stage.ts';

/** The rules over the HTTP client, the running service and its database with the demonstration content. */
export const makeAssembly = async (): Promise<Assembly> => {
  const service = await startService();
  return {
    begin: async (clock) => {
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
      return new ComposedStage(
        clock,
        [identity, ...httpClientBindings({ apiBase: service.api }, withCookies, undefined, IdentityProvider)],
        async (_stage, username) => {
          token = username === undefined ? undefined : await service.tokenOf(username as CastName);
        },
      );
    },
    stop: () => service.stop(),
  };
};
