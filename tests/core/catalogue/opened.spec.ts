import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import { entryAnchor, entryInAnchor } from '#core/catalogue/item.ts';
import { openedAddress, openedIn, saysMoreThanItsFile } from '#core/catalogue/opened.ts';
import { percentDecode, queryPairs } from '#core/kernel/address.ts';
import { RUNS } from '#tests/support/property.ts';

describe('openedAddress', () => {
  it('[PAGE-34] [LIST-18] should name the entry, which the list reads from it, and where it stands', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (id, friendlyUrl) => {
        const { searchParams, search, hash } = new URL(
          openedAddress(LISTS.faqs, 'https://p.example/supporto/faq', { id, friendlyUrl }),
        );
        expect([...searchParams.keys()]).toEqual(['dettaglio']);
        expect(openedIn(queryPairs(search))).toBe(friendlyUrl);
        expect(percentDecode(hash.slice(1))).toBe(entryAnchor({ id: id }));
      }),
      RUNS,
    );
  });

  it('[PAGE-21] should have no anchor where details open over the list', () => {
    expect(openedAddress(LISTS.forms, '/modulistica', { id: '7', friendlyUrl: 'delega' })).toBe(
      '/modulistica?dettaglio=delega',
    );
  });
});

describe('saysMoreThanItsFile', () => {
  it('[PAGE-65] should be false of a single file alone', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            body: fc.constant('Testo.'),
            image: fc.constant({}),
            links: fc.array(fc.constant({}), { maxLength: 2 }),
            documents: fc.array(fc.constant({}), { maxLength: 3 }),
          },
          { requiredKeys: [] },
        ),
        (entry) => {
          const { body, image, links, documents } = entry;
          const isFileAlone = body === undefined && image === undefined && !links?.length && documents?.length === 1;
          expect(saysMoreThanItsFile(entry)).toBe(!isFileAlone);
        },
      ),
      RUNS,
    );
  });
});

describe('entryInAnchor', () => {
  it('[PAGE-34] should find the entry again, and none in other fragments', () => {
    expect(entryInAnchor(entryAnchor({ id: 'eredita' }))).toBe('eredita');
    expect(['', 'voce-', 'contenuto'].map(entryInAnchor)).toEqual([undefined, undefined, undefined]);
  });
});
