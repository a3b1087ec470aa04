import { describe, expect, it } from 'vitest';
import { formatEuro, formatMillions, formatTotal } from '#core/formatting/euro.ts';

// Intl writes a no-break space before the sign.
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('formatEuro', () => {
  it.each([-0, -0.001, -0.0049, 0.004])('[CONST-01] should write %d without a sign: it is nothing', (amount) => {
    expect(formatEuro(amount)).toBe(formatEuro(0));
  });

  it.each([
    [1234.5, '1.234,50 €'],
    [0, '0,00 €'],
    [-0, '0,00 €'],
    [-1234.5, '-1.234,50 €'],
    [999.999, '1.000,00 €'],
    [1_234_567.891, '1.234.567,89 €'],
  ])('[CONST-01] should write %d as «%s»', (amount, text) => {
    expect(plain(formatEuro(amount))).toBe(text);
  });
});

describe('formatTotal', () => {
  it.each([
    [1_000_000, '1 mln €'],
    [999_999.5, '1.000 mila €'],
    [999_999.99, '1.000 mila €'],
    [1_499_999, '1 mln €'],
    [1_500_000, '2 mln €'],
    [1_234_567_890, '1.235 mln €'],
    [1_000_499_999, '1.000 mln €'],
    [499, '0 mila €'],
    [500, '1 mila €'],
    [0, '0 mila €'],
    [-2_500_000, '-3 mln €'],
    [-499, '0 mila €'],
  ])('[CONST-01] should write %d as «%s», the unit chosen before rounding', (amount, text) => {
    expect(plain(formatTotal(amount))).toBe(text);
  });
});

describe('formatMillions', () => {
  it('[CONST-01] should have no decimals and dots for thousands', () => {
    expect(formatMillions(5_200_400_000)).toBe('5.200 mln €');
  });
});
