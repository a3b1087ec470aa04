import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressLine, regionChips, siteKind } from '#core/paying-bodies/card.ts';
import type { PayingBody } from '#core/paying-bodies/paying-body.ts';
import { REGIONS } from '#core/paying-bodies/regions.ts';
import { RUNS } from '#tests/support/property.ts';

const aPayingBody = (rest: Partial<PayingBody> = {}): PayingBody => ({
  id: 'op-toscana',
  name: 'Organismo pagatore regionale della Toscana',
  regions: [],
  ...rest,
});
const served = (count: number) => REGIONS.slice(0, count).map(({ value, name }) => ({ id: value, name }));

describe('regionChips', () => {
  it.each([
    [0, 0, undefined],
    [1, 1, undefined],
    [2, 2, undefined],
    [3, 3, undefined],
    [4, 3, '+ altre 1'],
    [12, 3, '+ altre 9'],
  ])('[PAGE-16] should show of %i regions %i chips and %s', (count, shown, more) => {
    const chips = regionChips(aPayingBody({ regions: served(count) }));
    expect(chips).toEqual({ names: served(shown).map(({ name }) => name), more });
  });

  it('[PAGE-50] should name the chosen region first, and the others in their order', () => {
    expect(regionChips({ regions: served(12) }, served(12)[9]?.id)).toEqual({
      names: [served(12)[9], served(12)[0], served(12)[1]].map((region) => region?.name),
      more: '+ altre 9',
    });
    expect(regionChips({ regions: served(2) }, 'atlantide').names).toEqual(served(2).map(({ name }) => name));
  });

  it('[PAGE-16] should account for every region', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20 }), (count) => {
        const { names, more } = regionChips(aPayingBody({ regions: served(count) }));
        expect(names.length + Number(more?.replace('+ altre ', '') ?? 0)).toBe(count);
      }),
      RUNS,
    );
  });
});

describe('addressLine', () => {
  it.each([
    [
      { street: 'Via dei Cipressi', streetNumber: '40', postalCode: '50100', city: 'Firenze' },
      'Via dei Cipressi 40, 50100 Firenze',
    ],
    [{ street: 'Piazza Grande', city: 'Firenze' }, 'Piazza Grande, Firenze'],
    [{ streetNumber: '', postalCode: '50100', city: ' Firenze ' }, '50100 Firenze'],
    [{}, ''],
  ])('[PAGE-16] should write %j as "%s"', (address, line) => {
    expect(addressLine(aPayingBody(address))).toBe(line);
  });
});

describe('siteKind', () => {
  it('[PAGE-15] should follow the service, and otherwise the number of regions', () => {
    expect(siteKind(aPayingBody({ regions: served(1) }))).toBe('regional');
    expect(siteKind(aPayingBody({ regions: served(2) }))).toBe('national');
    expect(siteKind(aPayingBody({ regions: [] }))).toBe('national');
    expect(siteKind(aPayingBody({ regions: served(1), scope: 'national' }))).toBe('national');
  });
});
