import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postalParts } from '#core/formatting/postal-address.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('postalParts', () => {
  it.each([
    ['Via dei Campi Sereni 12, 00100 Roma', 'Via dei Campi Sereni 12', '00100', 'Roma'],
    ['Piazza 4 Novembre 2 - 20121 Milano (MI)', 'Piazza 4 Novembre 2', '20121', 'Milano (MI)'],
    ['Casella postale 12', 'Casella postale 12', '', ''],
  ])('should take %j apart', (line, streetAddress, postalCode, addressLocality) => {
    expect(postalParts(line)).toEqual({ streetAddress, postalCode, addressLocality });
  });

  it('should lose no street, whatever it is given', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(text.trim().startsWith(postalParts(text).streetAddress)).toBe(true);
      }),
      RUNS,
    );
  });
});
