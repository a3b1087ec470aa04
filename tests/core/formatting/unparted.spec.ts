import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unparted } from '#core/formatting/unparted.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('unparted', () => {
  it('[PAGE-71] should keep a number with what it counts, and part everything else', () => {
    expect(unparted('entro martedì 1º dicembre 2026, fino a 25.000,00 € per 90 ettari')).toBe(
      'entro martedì 1º\u00A0dicembre 2026, fino a 25.000,00\u00A0€ per 90\u00A0ettari',
    );
    expect(unparted('nel 2026 maggiori aiuti, 3 volte')).toBe('nel 2026 maggiori aiuti, 3 volte');
  });

  it('[PAGE-71] should change nothing but spaces, and nothing twice', () => {
    const anyWords = fc.array(fc.oneof(anyText(), fc.constantFrom('12 maggio', '7 €', '1º giugno', '10 giorni')));
    fc.assert(
      fc.property(anyWords, (words) => {
        const text = words.join(' ');
        expect(unparted(text).replaceAll('\u00A0', ' ')).toBe(text.replaceAll('\u00A0', ' '));
        expect(unparted(unparted(text))).toBe(unparted(text));
      }),
      RUNS,
    );
  });
});
