import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '#core/navigation/addresses.ts';
import { hasSearchAndSupport, isHeaderSticky, searchTextOn } from '#core/navigation/header.ts';
import type { MenuAudience } from '#core/navigation/menus.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('isHeaderSticky', () => {
  it.each([
    [0, false],
    [50, false],
    [51, true],
  ])('[NAV-14] should after %i px answer %s', (scrolled, sticky) => {
    expect(isHeaderSticky(scrolled)).toBe(sticky);
  });
});

describe('searchTextOn', () => {
  it.each([
    ['/ricerca', 'olio'],
    ['/supporto/ricerca-op', 'olio'],
    ['/normative', ''],
    ['/', ''],
  ])('[NAV-16] should on %s keep %j of a stored "olio"', (path, kept) => {
    expect(searchTextOn(path, 'olio')).toBe(kept);
  });

  it('[NAV-16] should keep the text exactly when the path contains "ricerca"', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText(),
          anyText().map((text) => `${text}ricerca${text}`),
        ),
        anyText(),
        (path, stored) => {
          expect(searchTextOn(path, stored)).toBe(path.includes('ricerca') ? stored : '');
        },
      ),
      RUNS,
    );
  });
});

describe('hasSearchAndSupport', () => {
  const pages = fc.constantFrom(undefined, ...new Set(ADDRESSES.map(({ audience }) => audience)));

  it('[NAV-10] should depend on who is here once that is known: all but centres have both', () => {
    fc.assert(
      fc.property(fc.constantFrom<MenuAudience[]>('public', 'farmer', 'caa'), pages, (audience, page) => {
        expect(hasSearchAndSupport(audience, page)).toBe(audience !== 'caa');
      }),
      RUNS,
    );
  });

  it('[NAV-10] should promise neither on a page of centres while nobody knows who is here', () => {
    fc.assert(
      fc.property(pages, (page) => {
        expect(hasSearchAndSupport(undefined, page)).toBe(page !== 'caaOnly');
      }),
      RUNS,
    );
  });
});
