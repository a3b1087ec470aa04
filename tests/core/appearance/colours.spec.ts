import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COLOUR_PAIRS,
  contrast,
  contrastFaults,
  paletteOf,
  THEME_PALETTE,
  type AgencyColours,
} from '#core/appearance/colours.ts';
import { RUNS } from '#tests/support/property.ts';

const anyColour = (): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyColours = (): fc.Arbitrary<AgencyColours> =>
  fc.record({ brand: anyColour(), accent: anyColour(), ground: anyColour() }, { requiredKeys: [] });

describe('the colours of an agency', () => {
  it('measures the contrasts that the recommendation gives as examples', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#1a6145', '#ffffff')).toBeCloseTo(7.4, 1);
  });

  it('measures the same both ways, between 1 and 21, and nothing closer than a colour to itself', () => {
    fc.assert(
      fc.property(anyColour(), anyColour(), (one, other) => {
        const ratio = contrast(one, other);
        expect(ratio).toBe(contrast(other, one));
        expect(ratio).toBeGreaterThanOrEqual(contrast(one, one));
        expect(contrast(one, one)).toBe(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
      RUNS,
    );
  });

  it('leaves the theme as it is where nothing is set, and the theme has no fault', () => {
    expect(paletteOf({})).toEqual(THEME_PALETTE);
    expect(contrastFaults({})).toEqual([]);
  });

  it('takes what was set as it is, changes nothing else, and writes every colour in full', () => {
    fc.assert(
      fc.property(anyColours(), (colours) => {
        const palette = paletteOf(colours);
        expect(palette['green-700']).toBe(colours.brand ?? THEME_PALETTE['green-700']);
        expect(palette.grain).toBe(colours.accent ?? THEME_PALETTE.grain);
        expect(palette.sand).toBe(colours.ground ?? THEME_PALETTE.sand);
        if (colours.brand === undefined) expect(palette['green-900']).toBe(THEME_PALETTE['green-900']);
        for (const value of Object.values(palette)) expect(value).toMatch(/^#[0-9a-f]{6}$/u);
      }),
      RUNS,
    );
  });

  it('has a sentence for each pair of colours that is too close, and for no other', () => {
    const fixed: Readonly<Record<string, string>> = {
      white: '#ffffff',
      ink: '#1a251f',
      'ink-soft': '#4a564e',
      'focus-halo': '#ffcc33',
      'warn-bg': '#fff1d1',
      'bad-bg': '#fdeaea',
    };
    fc.assert(
      fc.property(anyColours(), (colours) => {
        const values: Readonly<Record<string, string>> = { ...fixed, ...paletteOf(colours) };
        const tooClose = COLOUR_PAIRS.filter(
          ({ front, back, least }) => contrast(values[front] ?? '', values[back] ?? '') < least,
        );
        const said = contrastFaults(colours);
        expect(said.map((sentence) => sentence.split(':')[0])).toEqual(tooClose.map(({ what }) => what));
        for (const [at, sentence] of said.entries()) {
          expect(sentence).toContain(values[tooClose[at]?.front ?? ''] ?? '?');
          expect(sentence).toContain(values[tooClose[at]?.back ?? ''] ?? '?');
        }
      }),
      RUNS,
    );
  });

  it('says of a yellow agency what nobody could read', () => {
    expect(contrastFaults({ brand: '#ffd400' })[0]).toBe(
      'testo bianco sui pulsanti: #ffffff su #ffd400 ha un contrasto di 1,43, ne serve almeno 4,50',
    );
  });
});
