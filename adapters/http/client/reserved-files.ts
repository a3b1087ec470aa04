import type { ReservedFiles } from '#core/content/reserved-files.ts';
import { PATHS, pathOf } from '#adapters/http/contract/addresses.ts';
import { RefusedCall, type Http } from './http.ts';

const FOLDER = 'documenti/';

/** Documents of the reserved area over the service, with the bearer token. */
export class HttpReservedFiles implements ReservedFiles {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async bytes(path: string): Promise<Uint8Array | undefined> {
    if (!path.startsWith(FOLDER)) return undefined;
    const answer = await this.#http.bytes(pathOf(PATHS.reservedDocuments, ...path.slice(FOLDER.length).split('/')), []);
    return answer instanceof RefusedCall ? undefined : answer;
  }
}
