import { describe, expect, it } from 'vitest';
import { emptyPage } from '#core/kernel/page.ts';

describe('emptyPage', () => {
  it('should keep the total that the list has', () => {
    expect(emptyPage<string>(4, 9, 12)).toEqual({ items: [], totalCount: 12, page: 4, pageSize: 9 });
    expect(emptyPage<string>(1, 9).totalCount).toBe(0);
  });
});
