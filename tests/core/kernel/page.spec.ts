import { describe, expect, it } from 'vitest';
import { MAX_PAGE, pageNumberFrom } from '#core/kernel/page-number.ts';
import { emptyPage } from '#core/kernel/page.ts';

describe('emptyPage', () => {
  it('should keep the total that the list has', () => {
    expect(emptyPage<string>(4, 9, 12)).toEqual({ items: [], totalCount: 12, page: 4, pageSize: 9 });
    expect(emptyPage<string>(1, 9).totalCount).toBe(0);
  });
});

describe('pageNumberFrom', () => {
  it('[LIST-11] should take whole numbers from 1 to the last page that there can be', () => {
    expect(['1', '9', '10', String(MAX_PAGE)].map(pageNumberFrom)).toEqual([1, 9, 10, 2_147_483_647]);
  });

  it.each(['0', '01', '-1', '1.0', ' 1', '1 ', '1e3', '2147483648', '99999999999', '', '١'])(
    '[LIST-11] should take %j for no page',
    (text) => {
      expect(pageNumberFrom(text)).toBeUndefined();
    },
  );
});
