import type { ContentRedirects } from '#core/navigation/content-redirects.ts';
import { contentRedirect, contentRedirectCalls } from '#adapters/http/contract/content-redirects.ts';
import { described } from '../description/described-calls.ts';
import type { Api } from './api.ts';
import { servePublic } from './serve.ts';

const calls = described(contentRedirectCalls, {
  tag: 'Pagine',
  schemas: { VecchioIndirizzo: contentRedirect },
  fields: {
    kind: 'Se la pagina è altrove (moved), è stata ritirata (withdrawn) o non è nota (unknown).',
    path: 'Dove la pagina sta ora.',
  },
  parameters: {
    path: {
      description: 'Percorso intero di una pagina del portale, dalla barra iniziale.',
      example: '/normative/vecchio-indirizzo',
    },
  },
  calls: {
    find: { name: 'getFormerAddresses', summary: 'Che cosa è stato di un indirizzo che non ha più una pagina' },
  },
});

/** Adds what became of an address that has no page any more. Nothing is cached: strangers ask for anything. */
export const addContentRedirects = (api: Api, redirects: ContentRedirects): void =>
  servePublic(api, calls.find, async ({ path }) => (await redirects.find(path)) ?? { kind: 'unknown' as const }, {
    key: ({ path }) => path,
    isLive: true,
  });
