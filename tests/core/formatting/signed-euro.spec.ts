import { describe, expect, it } from 'vitest';
import { formatCents, formatCentsChange } from '#core/formatting/signed-euro.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('formatCents and formatCentsChange', () => {
  it.each([
    [10_294_68, '10.294,68 €', '+10.294,68 €'],
    [-258_53, '−258,53 €', '−258,53 €'],
    [0, '0,00 €', '0,00 €'],
  ])('[PAGA-01] should write %d as "%s", and as a change "%s"', (cents, amount, change) => {
    expect(plain(formatCents(cents))).toBe(amount);
    expect(plain(formatCentsChange(cents))).toBe(change);
  });
});
