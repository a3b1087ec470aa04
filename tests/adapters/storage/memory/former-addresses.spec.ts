import { describe } from 'vitest';
import { InMemoryFormerAddresses } from '#adapters/storage/memory/former-addresses.ts';
import { formerAddressesContract, KNOWN_ADDRESSES } from '#tests/contracts/former-addresses.contract.ts';

describe('InMemoryFormerAddresses', () => {
  formerAddressesContract(async () => ({ port: new InMemoryFormerAddresses(KNOWN_ADDRESSES) }));
});
