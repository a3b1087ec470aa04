import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { producerTextFailure } from '#core/producers/producer-text.ts';
import { anyText, anyTextAround, RUNS } from '#tests/support/property.ts';

describe('producerTextFailure', () => {
  it.each(['', '   ', 'abc', 'Società', '012', 'a b', 'è già'])('[PAGE-30] should let "%s" be searched for', (text) => {
    expect(producerTextFailure(text)).toBeUndefined();
  });

  it.each(['a', 'ab', ' ab ', '.a'])('[PAGE-30] [VAL-02] should find "%s" too short', (text) => {
    expect(producerTextFailure(text)).toEqual({
      code: 'producers.text-too-short',
      message: 'Scrivi almeno 3 caratteri della denominazione o del CUAA.',
    });
  });

  it.each(['*abc', '%abc', '(rinaldi)'])('[PAGE-30] [VAL-02] should refuse the first character of "%s"', (text) => {
    expect(producerTextFailure(text)).toEqual({
      code: 'producers.text-bad-start',
      message: 'Comincia con una lettera o con una cifra.',
    });
  });

  it('should answer for every text, and alike with blanks around it', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), anyTextAround(3)), (text) => {
        expect(producerTextFailure(`  ${text.trim()} `)).toEqual(producerTextFailure(text));
      }),
      RUNS,
    );
  });
});
