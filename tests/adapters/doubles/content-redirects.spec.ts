import { describe } from 'vitest';
import { InMemoryContentRedirects } from '#tests/support/doubles/content-redirects.ts';
import { contentRedirectsContract, KNOWN_ADDRESSES } from '#tests/contracts/content-redirects.contract.ts';

describe('InMemoryContentRedirects', () => {
  contentRedirectsContract(async () => ({ port: new InMemoryContentRedirects(KNOWN_ADDRESSES) }));
});
