import { describe, expect, it } from 'vitest';
import { InMemoryContentRepository, InMemoryHighlightRepository } from '#tests/support/doubles/content.ts';
import {
  contentRepositoryContract,
  highlightRepositoryContract,
} from '#tests/contracts/content-repository.contract.ts';

describe('InMemoryContentRepository', () => {
  contentRepositoryContract(async (contents) => ({ port: new InMemoryContentRepository(contents) }));

  it('should leave out of a group what is gone', async () => {
    const contents = new InMemoryContentRepository({
      pages: [],
      groups: { projects: ['progetti/ritirato'] },
      trees: {},
    });
    expect(await contents.group('projects')).toEqual([]);
  });
});

describe('InMemoryHighlightRepository', () => {
  highlightRepositoryContract(async (stored) => ({ port: new InMemoryHighlightRepository(stored) }));
});
