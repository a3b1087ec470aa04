import fc from 'fast-check';

/** How often a property is tried; a core rule is never tried less. */
export const RUNS = { numRuns: 1000 } as const;

/** Any string that a person, a browser or an attacker may send: every plane, lone surrogates, controls, encodings. */
export const anyText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary-ascii' }),
    fc.constantFrom('%41', '%', '%2', '&#+%"\'', '👩‍🌾', '🇮🇹', 'e\u0301', '\uD83D', '\uDE00', '\u0000', ' ', '\u00A0', 'a\tb', '+', '=', 'null', '__proto__'),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 }).map((units) => String.fromCharCode(...units)),
  );
