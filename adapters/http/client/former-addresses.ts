import type { FormerAddress, FormerAddresses } from '#core/navigation/former-addresses.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { formerAddressFromWire, wireFormerAddress } from '#adapters/http/contract/former-addresses.ts';
import type { Http } from './http.ts';

/** What became of addresses, over the service. */
export class HttpFormerAddresses implements FormerAddresses {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async whatBecameOf(path: string): Promise<FormerAddress | undefined> {
    return formerAddressFromWire(await this.#http.read(PATHS.formerAddresses, wireFormerAddress, [['path', path]]));
  }
}
