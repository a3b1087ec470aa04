import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHeaderSticky, searchTextOn } from '#core/navigation/header.ts';
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
