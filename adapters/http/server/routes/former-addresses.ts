import type { FormerAddresses } from '#core/navigation/former-addresses.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import {
  formerAddressToWire,
  wireFormerAddress,
  wireFormerAddressQuery,
} from '#adapters/http/contract/former-addresses.ts';
import { publicRead, type Api } from './api.ts';

/** Adds what became of an address that has no page any more. Nothing is kept: strangers ask for anything. */
export const addFormerAddresses = (api: Api, addresses: FormerAddresses): void =>
  publicRead(api, {
    url: PATHS.formerAddresses,
    summary: 'Che cosa è stato di un indirizzo che non ha più una pagina',
    tag: 'Pagine',
    query: wireFormerAddressQuery,
    answer: wireFormerAddress,
    key: ({ query }) => query.path,
    isLive: true,
    read: async ({ query }) => formerAddressToWire(await addresses.whatBecameOf(query.path)),
  });
