import type { ContentRedirects } from '#core/navigation/content-redirects.ts';
import { contentRedirectCalls } from '#adapters/http/contract/content-redirects.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** What became of addresses, over the service. */
export const httpContentRedirects = (http: Http): ContentRedirects => {
  const calls = callsOf(http, contentRedirectCalls);
  return {
    find: async (path) => {
      const found = await calls.find({ path });
      return found.kind === 'unknown' ? undefined : found;
    },
  };
};
