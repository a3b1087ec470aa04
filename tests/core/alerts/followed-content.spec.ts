import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isContent, alertsPageFrom, alertsPageQuery, subjectFromPairs } from '#core/alerts/alert-search.ts';
import {
  followedCall,
  followPath,
  FOLLOWED_KINDS,
  contentFromPairs,
  contentToPairs,
  followedWords,
} from '#core/alerts/followed-content.ts';
import { followedPath } from '#core/alerts/followed-path.ts';
import { queryPairs } from '#core/kernel/address.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const table = routeTable(DEMONSTRATION_NAMES);
const AGRONOMI = { thing: 'competitions', slug: 'agronomi' } as const;
const anySlug = fc
  .array(fc.stringMatching(/^[a-z0-9]{1,8}$/u), { minLength: 1, maxLength: 6 })
  .map((words) => words.join('-'));

describe('a thing that is followed', () => {
  it('[FOLLOW-01] should be read from the address that was written for it, and from no other word', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FOLLOWED_KINDS), anySlug, anyText(), (followed, slug, text) => {
        expect(contentFromPairs(contentToPairs({ thing: followed, slug }))).toEqual({ thing: followed, slug });
        const strange = contentFromPairs([
          ['cosa', followed],
          ['voce', text],
        ]);
        expect(strange?.slug ?? '').toMatch(/^[a-z0-9/-]*$/u);
      }),
      RUNS,
    );
    expect(contentFromPairs(queryPairs('cosa=faqs&voce=una'))).toBeUndefined();
  });

  it('[FOLLOW-01] should have its own page of alerts, which keeps nothing else of the address', () => {
    expect(followPath(table, AGRONOMI)).toBe('/avvisi-per-email?cosa=competitions&voce=agronomi');
    expect(alertsPageFrom(queryPairs('voce=agronomi&cosa=competitions&x=1'))).toEqual({
      kind: 'ask',
      search: AGRONOMI,
    });
    expect(alertsPageQuery(queryPairs('x=1&voce=agronomi&cosa=competitions'))).toEqual(contentToPairs(AGRONOMI));
    expect(subjectFromPairs(queryPairs('elenco=regulations'))).toEqual({ list: 'regulations', query: '' });
  });

  it('[FOLLOW-01] should be told by its kind and its title, and lead to its page', () => {
    expect(followedWords(AGRONOMI, 'Agronomi')).toBe('Concorso «Agronomi»');
    expect(isContent(AGRONOMI)).toBe(true);
    expect(followedPath(table, AGRONOMI)).toMatch(/\/agronomi$/u);
    expect(followedPath(table, { thing: 'aids', slug: 'aiuti-e-bandi/ocm/vino' })).toBe('/aiuti-e-bandi/ocm/vino');
  });

  it('[FOLLOW-01] should be a call that has not ended, and an entry of no other list', () => {
    const call = { list: 'competitions', friendlyUrl: 'agronomi' } as const;
    expect([followedCall(call, 'Aperto'), followedCall(call, undefined)]).toEqual([AGRONOMI, AGRONOMI]);
    expect(followedCall(call, 'Concluso')).toBeUndefined();
    expect(followedCall({ list: 'tenders', friendlyUrl: 'x' }, 'Aggiudicato')).toBeUndefined();
    expect(followedCall({ list: 'tendersHistory', friendlyUrl: 'x' }, 'Pubblicato')).toBeUndefined();
  });
});
