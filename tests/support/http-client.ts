import type { AxiosInstance } from 'axios';
import { httpClientBindings } from '#adapters/http/client/bindings.ts';
import { compose, type Composition } from '#adapters/composition/compose.ts';
import { Logger } from '#core/kernel/logger.ts';
import type { ServiceError } from '#core/kernel/service-error.ts';
import { binding } from '#core/kernel/port-key.ts';
import { IdentityProvider } from '#core/session/ports.ts';

/** Keeps cookies for a client outside a browser, and answers the anti-forgery header from them as a browser's axios does. */
export const withCookies = (client: AxiosInstance): void => {
  const jar = new Map<string, string>();
  client.interceptors.request.use((request) => {
    if (jar.size > 0) request.headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const token = jar.get('XSRF-TOKEN');
    if (token !== undefined && request.method !== 'get') request.headers.set('X-XSRF-TOKEN', decodeURIComponent(token));
    return request;
  });
  client.interceptors.response.use((response) => {
    for (const line of response.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';', 1);
      const equals = pair.indexOf('=');
      jar.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    return response;
  });
};

/** Lines of a log that a test can look at. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>> | undefined;
}

/** The client's half of the portal against a service: repositories over HTTP with cookies, log, failures heard and, if given, a bearer token. */
export const httpClient = (
  apiBase: string,
  token?: string | (() => string | undefined),
  lines: LogLine[] = [],
  heard: ServiceError[] = [],
  gone: () => AbortSignal = () => new AbortController().signal,
): Composition => {
  const note = (level: LogLine['level']) => (message: string, facts?: Readonly<Record<string, unknown>>) =>
    void lines.push({ level, message, facts });
  const listener = { failed: (failure: ServiceError) => void heard.push(failure), answered: () => undefined, gone };
  return compose(
    httpClientBindings({ apiBase }, withCookies, listener, IdentityProvider),
    binding(Logger, [], () => ({ info: note('info'), warn: note('warn'), error: note('error') })),
    binding(IdentityProvider, [], () => ({
      check: async () => ({ kind: 'anonymous' }) as const,
      login: async () => undefined,
      logout: async () => undefined,
      refresh: async () => 'ok' as const,
      token: () => (typeof token === 'function' ? token() : token),
      forgetTokens: () => undefined,
    })),
  );
};
