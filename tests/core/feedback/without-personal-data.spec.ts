import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEFT_OUT, withoutPersonalData } from '#core/feedback/without-personal-data.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('withoutPersonalData', () => {
  it.each([
    ['Scrivetemi a anna.bianchi@esempio.it, grazie', `Scrivetemi a ${LEFT_OUT}, grazie`],
    ['Sono bncnna80a41h501r e non capisco', `Sono ${LEFT_OUT} e non capisco`],
    ['IBAN IT60 X054 2811 1010 0000 0123 456.', `IBAN ${LEFT_OUT}.`],
    ['IBAN IT60X0542811101000000123456', `IBAN ${LEFT_OUT}`],
    ['Chiamatemi: 333 123 45 67', `Chiamatemi: ${LEFT_OUT}`],
    ['+39 06/0000-1234 oppure 0600001234', `${LEFT_OUT} oppure ${LEFT_OUT}`],
    ['Partita IVA 01234560017', `Partita IVA ${LEFT_OUT}`],
  ])('should leave out of %j what says who wrote it', (text, kept) => {
    expect(withoutPersonalData(text)).toBe(kept);
  });

  it.each([
    'Il regolamento 2115 del 2021 non è spiegato',
    'Manca la scadenza del 15/05',
    'Troppo lungo: 3 pagine e 12 allegati',
    'L’elenco è utile',
  ])('should leave %j as it is', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });

  it('should leave nothing of the kind in any text, and find nothing in what it has cleaned', () => {
    const personal = fc.constantFrom('a@b.it', 'BNCNNA80A41H501R', 'IT60X0542811101000000123456', '333 1234567');
    fc.assert(
      fc.property(anyText(), personal, anyText(), (before, data, after) => {
        const cleaned = withoutPersonalData(`${before} ${data} ${after}`);
        expect(cleaned).not.toContain(data);
        expect(withoutPersonalData(cleaned)).toBe(cleaned);
      }),
      RUNS,
    );
  });
});
