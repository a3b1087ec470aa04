import type { ContentRedirect, ContentRedirects } from '#core/navigation/content-redirects.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { redirectFromWire, wireRedirect } from '#adapters/http/contract/content-redirects.ts';
import type { Http } from './http.ts';

/** What became of addresses, over the service. */
export class HttpContentRedirects implements ContentRedirects {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async find(path: string): Promise<ContentRedirect | undefined> {
    return redirectFromWire(await this.#http.read(PATHS.contentRedirects, wireRedirect, [['path', path]]));
  }
}
