import { mixed, paletteOf, THEME_PALETTE, type AgencyColours, type ColourName } from './colours.ts';

/** A colour of a drawing between two of the palette: `share` of the way from the first to the second. */
type Tint = readonly [from: ColourName, to: ColourName, share: number];

/** Colours that only drawings have, as steps between those that follow from each setting. Water, brick and white are of no agency. */
const TINTS: Readonly<Record<keyof AgencyColours, Readonly<Record<string, Tint>>>> = {
  brand: {
    '#2f7d5b': ['green-600', 'green-300', 0.05],
    '#3c8d69': ['green-600', 'green-300', 0.15],
    '#5b8d5b': ['green-600', 'green-300', 0.4],
    '#6f9f6b': ['green-600', 'green-300', 0.6],
    '#a5c294': ['green-300', 'green-200', 0.1],
    '#b5c99b': ['green-300', 'green-200', 0.4],
    '#cfdcb8': ['green-200', 'green-100', 0.1],
    '#e6f0e6': ['green-100', 'green-50', 0.1],
    '#eef3e4': ['green-100', 'green-50', 0.7],
  },
  accent: {
    '#e7c06a': ['grain', 'grain-soft', 0.2],
    '#cf9f3f': ['grain', 'green-950', 0.12],
    '#fbf1d8': ['grain-soft', 'paper', 0.5],
  },
  ground: {
    '#d9c9a2': ['line', 'green-950', 0.08],
    '#f9f4e8': ['paper', 'sand', 0.3],
    '#f7e7d6': ['sand', 'line', 0.2],
  },
};

const COLOUR = /#[0-9a-f]{6}\b/giu;

/**
 * Paints drawings (SVG) of the portal in the agency's colours: what is of the theme's palette becomes the agency's, and so does each step
 * between. What an agency does not set stays as it is drawn (CONST-10).
 */
export const paintedWith = (colours: AgencyColours): ((svg: string) => string) => {
  const palette = paletteOf(colours);
  const instead = new Map<string, string>();
  for (const name of Object.keys(THEME_PALETTE) as ColourName[]) instead.set(THEME_PALETTE[name], palette[name]);
  for (const setting of Object.keys(TINTS) as (keyof AgencyColours)[]) {
    if (colours[setting] === undefined) continue;
    for (const [colour, [from, to, share]] of Object.entries(TINTS[setting]))
      instead.set(colour, mixed(palette[from], palette[to], share));
  }
  return (svg) => svg.replace(COLOUR, (colour) => instead.get(colour.toLowerCase()) ?? colour);
};
