import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatKpi } from '#core/formatting/kpi.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('formatKpi', () => {
  it.each(['0x10', '0b1', '1_000', 'Infinity', '1e'])(
    '[CONST-02] should show «%s» as it came: it is no figure',
    (value) => {
      for (const formatting of ['numerico', 'percentuale', 'valuta']) expect(formatKpi(value, formatting)).toBe(value);
    },
  );

  it.each([
    ['97.5', 'percentuale', '97,5%'],
    ['1234', 'percentuale', '1.234%'],
    ['1234567', 'numerico', '1.234.567'],
    ['1234', 'numerico', '1.234'],
    ['999999.5', 'valuta', '999.999,50 €'],
    ['1000000', 'valuta', '1 mln €'],
    ['5200400000', 'valuta', '5.200 mln €'],
    ['-0.001', 'percentuale', '0%'],
    ['-0.004', 'numerico', '0'],
    ['-0.005', 'numerico', '-0,01'],
    ['-0', 'valuta', '0,00 €'],
    ['1234', 'testo', '1234'],
    ['n.d.', 'valuta', 'n.d.'],
    ['', 'numerico', ''],
    ['   ', 'percentuale', '   '],
    ['Infinity', 'numerico', 'Infinity'],
  ])('[CONST-02] should write «%s» as %s: «%s»', (value, formatting, text) => {
    expect(plain(formatKpi(value, formatting))).toBe(text);
  });

  it('[CONST-02] should show any value under an unknown formatting as it came', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (value, formatting) => {
        fc.pre(!['percentuale', 'numerico', 'valuta'].includes(formatting));
        expect(formatKpi(value, formatting)).toBe(value);
      }),
      RUNS,
    );
  });
});
