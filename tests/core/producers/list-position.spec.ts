import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  pagesAround,
  positionFrom,
  positionIn,
  positionInWork,
  positionQuery,
  workPositionFrom,
  workPositionQuery,
} from '#core/producers/list-position.ts';
import { workAddressFrom } from '#core/producers/work-list.ts';
import { producerAddressFrom } from '#core/producers/producer-list.ts';
import { RUNS } from '#tests/support/property.ts';

const A_PAGE = 10;
/** The pages of a list of this number of producers, `p-1` the first. */
const pageOf = (total: number, page: number) => ({
  items: Array.from({ length: Math.max(0, Math.min(A_PAGE, total - (page - 1) * A_PAGE)) }, (_, at) => ({
    friendlyUrl: `p-${(page - 1) * A_PAGE + at + 1}`,
  })),
  page,
  pageSize: A_PAGE,
  totalCount: total,
});

describe('positionIn', () => {
  it('[CAAP-03] should know the neighbours of every place of every list, across its pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 45 }), fc.nat(), (total, seed) => {
        const place = (seed % total) + 1;
        const pages = pagesAround(place, A_PAGE).map((page) => pageOf(total, page));
        expect(positionIn(pages, `p-${place}`)).toEqual({
          place,
          total,
          before: place === 1 ? undefined : { place: place - 1, friendlyUrl: `p-${place - 1}` },
          after: place === total ? undefined : { place: place + 1, friendlyUrl: `p-${place + 1}` },
        });
      }),
      RUNS,
    );
  });

  it('[CAAP-03] should say where a producer stands now, and nothing of one that is gone from there', () => {
    expect(positionIn([pageOf(12, 1)], 'p-3')?.place).toBe(3);
    expect(positionIn([pageOf(12, 1)], 'p-11')).toBeUndefined();
  });
});

describe('positionQuery', () => {
  it('[CAAP-03] should carry the filters of the list and the place, and never what was typed', () => {
    const address = producerAddressFrom(
      [
        ['scadenza', 'past'],
        ['ordine', 'name'],
        ['page', '2'],
      ],
      'bianchi anna',
    );
    const query = positionQuery(address, 12);
    expect(query).toEqual([
      ['scadenza', 'past'],
      ['ordine', 'name'],
      ['posto', '12'],
    ]);
    expect(positionFrom(query)).toBe(12);
    expect(producerAddressFrom(query)).toEqual({ ...address, page: 1, text: '' });
  });

  it.each(['0', '-1', 'x', '1.5'])('should read no place in %s', (text) => {
    expect(positionFrom([['posto', text]])).toBeUndefined();
  });
});

describe('positionInWork', () => {
  const page = (producers: number, ...urls: readonly string[]) => ({
    items: urls.map((friendlyUrl) => ({ producer: { friendlyUrl } })),
    totals: { producers },
  });

  it('[CAAP-03] should count each producer once, where its first row stands, across pages', () => {
    const pages = [page(214, 'a', 'b', 'a'), page(214, 'b', 'c')];
    expect(positionInWork(pages, 'b')).toEqual({
      place: 2,
      total: 214,
      before: { place: 1, friendlyUrl: 'a' },
      after: { place: 3, friendlyUrl: 'c' },
    });
    expect(positionInWork(pages, 'a')?.before).toBeUndefined();
    expect(positionInWork(pages, 'c')?.after).toBeUndefined();
    expect(positionInWork(pages, 'd')).toBeUndefined();
  });

  it('[CAAP-03] should read back the list that an address tells, and none where it tells none', () => {
    const address = workAddressFrom([
      ['termine', 'all'],
      ['manca', 'contract'],
      ['page', '3'],
    ]);
    expect(workPositionFrom(workPositionQuery(address))).toEqual(address);
    expect(workPositionFrom([['termine', 'all']])).toBeUndefined();
  });
});
