import type { ContentRedirects } from '#core/navigation/content-redirects.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { redirectToWire, wireRedirect, wireRedirectQuery } from '#adapters/http/contract/content-redirects.ts';
import { publicRead, type Api } from './api.ts';

/** Adds what became of an address that has no page any more. Nothing is kept: strangers ask for anything. */
export const addContentRedirects = (api: Api, addresses: ContentRedirects): void =>
  publicRead(api, {
    url: PATHS.contentRedirects,
    summary: 'Che cosa è stato di un indirizzo che non ha più una pagina',
    tag: 'Pagine',
    query: wireRedirectQuery,
    answer: wireRedirect,
    key: ({ query }) => query.path,
    isLive: true,
    read: async ({ query }) => redirectToWire(await addresses.find(query.path)),
  });
