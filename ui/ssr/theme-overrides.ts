import { changedColours, paletteOf, type AgencyColours } from '#core/appearance/colours.ts';

/** What an agency's colours change in a document. */
export interface OwnColours {
  /** Their specificity is higher than that of the theme's rules, so their order does not matter. Empty where the theme's colours stay. */
  readonly sheet: string;
  /** What the browser draws around the page. */
  readonly theme: string;
}

/** The library reads its main colour in two ways. */
const LIBRARY = '--bs-primary-rgb';

/** The colours of an agency, as rules over those of the theme. */
export const themeOverrides = (colours: AgencyColours): OwnColours => {
  const changed = changedColours(colours);
  const primary = changed['green-700'];
  const lines = [
    ...Object.entries(changed).map(([name, value]) => `--${name}:${value}`),
    ...(primary === undefined ? [] : [`${LIBRARY}:${asChannels(primary)}`]),
  ];
  return {
    sheet: lines.length === 0 ? '' : `html:root{${lines.join(';')}}`,
    theme: paletteOf(colours)['green-900'],
  };
};

// Helpers

const asChannels = (colour: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(',');
