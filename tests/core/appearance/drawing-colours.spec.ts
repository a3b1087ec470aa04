import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paletteOf, THEME_PALETTE } from '#core/appearance/colours.ts';
import { paintedWith } from '#core/appearance/drawing-colours.ts';
import { RUNS } from '#tests/support/property.ts';

const ART = 'ui/components/art';
const drawings = readdirSync(ART).map((name) => [name, readFileSync(join(ART, name), 'utf8')] as const);
const coloursIn = (svg: string): readonly string[] => [...new Set(svg.toLowerCase().match(/#[0-9a-f]{6}\b/gu))];
const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
/** More green than red and blue: what a drawing of a blue agency has no place for. */
const isGreen = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return green > red && green > blue;
};
const anyColour = fc.stringMatching(/^#[0-9a-f]{6}$/u);

describe('paintedWith', () => {
  it.each(drawings)(
    '[CONST-10] should leave no green of the theme in %s for an agency of another colour',
    (_name, svg) => {
      const painted = paintedWith({ brand: '#1b4f8a', accent: '#f2c14e', ground: '#eaf0f6' })(svg);
      expect(coloursIn(painted).filter(isGreen)).toEqual([]);
      // Something was green before: otherwise this says nothing.
      expect(painted === svg).toBe(!coloursIn(svg).some((colour) => isGreen(colour) || colour in THEME_COLOURS));
    },
  );

  it.each(drawings)('[CONST-10] should leave %s as it is drawn where nothing is set', (_name, svg) => {
    expect(paintedWith({})(svg)).toBe(svg);
  });

  it('[CONST-10] should change nothing but colours, and those of the palette into the agency’s', () => {
    fc.assert(
      fc.property(anyColour, anyColour, anyColour, (brand, accent, ground) => {
        const palette = paletteOf({ brand, accent, ground });
        const paint = paintedWith({ brand, accent, ground });
        for (const [, svg] of drawings)
          expect(paint(svg).replaceAll(/#[0-9a-f]{6}\b/giu, '')).toBe(svg.replaceAll(/#[0-9a-f]{6}\b/giu, ''));
        expect(paint(`fill="${THEME_PALETTE['green-700']}" stroke="${THEME_PALETTE.sand}"`)).toBe(
          `fill="${palette['green-700']}" stroke="${palette.sand}"`,
        );
      }),
      { ...RUNS, numRuns: 100 },
    );
  });
});

/** Colours of the theme, and those that only drawings have of its accent and ground. */
const THEME_COLOURS = Object.fromEntries(
  [...Object.values(THEME_PALETTE), '#d9c9a2', '#e7c06a', '#cf9f3f'].map((colour) => [colour, true]),
);
