import { describe, expect, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { FilterMemory } from '#core/catalogue/filter-memory.ts';
import { makeArriveAtList, makeRememberFilters } from '#core/catalogue/visit-list.ts';
import type { QueryPairs } from '#core/kernel/address.ts';

const pairs = [['categories', 'ocm']] as const;

describe('makeArriveAtList', () => {
  it('[LIST-07] [LIST-16] should bring back what was remembered of the list, but only on arrival', () => {
    const memory = aMemory();
    makeRememberFilters(memory)({ type: 'rememberFilters', memoryKey: 'forms', pairs });
    const arrive = makeArriveAtList(memory);
    expect(arrive(LISTS.forms, [], 'fromElsewhere')).toMatchObject({ kind: 'replace', pairs });
    expect(arrive(LISTS.forms, [], 'withinTheList').kind).toBe('use');
    expect(arrive(LISTS.regulations, [], 'fromElsewhere').kind).toBe('use');
  });

  it('[LIST-07] should not look into memory for a list that does not remember', () => {
    const memory = aMemory();
    expect(makeArriveAtList(memory)(LISTS.articles, [], 'fromElsewhere').kind).toBe('use');
    expect(memory.asked).toEqual([]);
  });
});

// Helpers

const aMemory = (): FilterMemory & { readonly asked: string[] } => {
  const kept = new Map<string, QueryPairs>();
  const asked: string[] = [];
  return {
    asked,
    recall: (memoryKey) => {
      asked.push(memoryKey);
      return kept.get(memoryKey);
    },
    keep: (memoryKey, filters) => {
      kept.set(memoryKey, filters);
    },
  };
};
