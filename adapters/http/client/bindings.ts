import { Logger } from '#core/kernel/logger.ts';
import { binding, type Binding, type PortKey, portKey } from '#core/kernel/port-key.ts';
import { hasForeignService } from '#core/navigation/links.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { SessionToken } from '#core/session/session-token.ts';
import type { BearerSource, CallListener, PrepareClient } from './http.ts';
import { lazily, once } from './lazily.ts';
import { PORTS, type Ports, type Repositories } from './ports.ts';

/** The client, loaded with the first request to the service, or before it where one is expected. */
export type HttpClient = () => Promise<Repositories>;
export const HttpClient = portKey<HttpClient>('HttpClient');

/** Where the service is; `askedBase` is where this process asks it, where that is not the address that browsers ask. */
interface ServiceAddress
  extends Pick<PortalSettings, 'apiBase' | 'foreignService'>, Partial<Pick<PortalSettings, 'imageBase'>> {
  readonly askedBase?: string | undefined;
}

/** Binds every repository to the service. Needs the logger and what is bound to `bearerKey`: the token of the person logged in (SES-26). */
export const httpClientBindings = (
  settings: ServiceAddress,
  prepare?: PrepareClient,
  listener?: CallListener,
  bearerKey: PortKey<BearerSource> = SessionToken,
): readonly Binding[] => [
  binding(HttpClient, [bearerKey, Logger], (bearer, logger) =>
    once(async () => {
      const client = await import('./repositories.ts').catch((cause: unknown) => {
        listener?.scriptMissing?.();
        throw cause;
      });
      const isForeign = hasForeignService(settings);
      return client.makeRepositories({ imageBase: '', ...settings, isForeign, bearer, logger, prepare, listener });
    }),
  ),
  ...Object.entries(PORTS).map(([name, key]) =>
    binding<object, readonly [PortKey<HttpClient>]>(key, [HttpClient], (client) =>
      lazily(async () => (await client())[name as keyof Ports]),
    ),
  ),
];
