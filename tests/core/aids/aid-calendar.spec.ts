import { describe, expect, it } from 'vitest';
import { foundIcs } from '#core/aids/aid-calendar.ts';
import { findAids } from '#core/aids/find-aids.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';

describe('foundIcs', () => {
  it('[AIDS-04] should hold the days of the aids that fit or could, and of no other', () => {
    const aid = (title: string, audiences: readonly 'enti'[]) => ({
      slug: title,
      title,
      isStated: true,
      closesOn: '2026-12-18' as IsoDate,
      conditions: audiences.length === 0 ? {} : { audiences },
    });
    const found = findAids([aid('vigneti', []), aid('mense', ['enti'])], {}, '2026-11-25' as IsoDate);
    const file = foundIcs(found, 'https://x.example/portale', 'Aiuti');
    expect(file).toContain('Ultimo giorno per le domande: vigneti');
    expect(file).not.toContain('mense');
  });
});
