import { renderToStaticMarkup } from 'react-dom/server';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Breakable } from '#ui/components/breakable.tsx';
import { RUNS } from '#tests/support/property.ts';

describe('Breakable', () => {
  it('should let an address break after its signs, and nowhere else', () => {
    expect(renderToStaticMarkup(<Breakable text="anna.bianchi@pec.example" />)).toBe(
      'anna.<wbr/>bianchi@<wbr/>pec.<wbr/>example',
    );
  });

  it('should keep every letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z.@]*$/), (text) => {
        expect(renderToStaticMarkup(<Breakable text={text} />).replaceAll('<wbr/>', '')).toBe(text);
      }),
      RUNS,
    );
  });
});
