import { InMemorySearchIndex } from '#adapters/storage/memory/search.ts';
import { searchIndexContract } from '#tests/contracts/search-index.contract.ts';

searchIndexContract('InMemorySearchIndex', async (documents) => new InMemorySearchIndex(documents));
