import type { ReservedFiles } from '#core/content/reserved-files.ts';
import { reservedFileCalls } from '#adapters/http/contract/reserved-files.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** Documents of the reserved area over the service, with the bearer token. */
export const httpReservedFiles = (http: Http): ReservedFiles => {
  const calls = callsOf(http, reservedFileCalls);
  return {
    bytes: async (path) => {
      const [folder, type = '', file = ''] = path.split('/');
      return folder === 'documenti' ? calls.document({ type, file }) : undefined;
    },
  };
};
