import { describe, expect, it } from 'vitest';
import { formatHectares } from '#core/formatting/hectares.ts';

describe('formatHectares', () => {
  it.each([
    [617_500, '61,75'],
    [140_000, '14,00'],
    [9_862, '0,9862'],
    [12_345_678, '1.234,5678'],
  ])('[PAGA-01] should write %d square metres as "%s"', (area, words) => {
    expect(formatHectares(area)).toBe(words);
  });
});
