/** The colours that an agency sets; everything else is worked out from them. Each is written `#rrggbb`. */
export interface AgencyColours {
  /** Buttons, links and, in darker steps, header, figures and footer. */
  readonly brand?: string | undefined;
  /** The one filled button of the header, and the rule above figures. */
  readonly accent?: string | undefined;
  /** The ground of page heads and of blocks of help; pages for reading have a lighter one. */
  readonly ground?: string | undefined;
}

/** A whole palette: what the theme calls each colour, and its value. */
export type Palette = Readonly<Record<ColourName, string>>;

/** The colours that an agency can change, by the name that the theme gives them. */
export type ColourName =
  | 'green-950'
  | 'green-900'
  | 'green-800'
  | 'green-700'
  | 'green-600'
  | 'green-300'
  | 'green-200'
  | 'green-100'
  | 'green-50'
  | 'line-dark'
  | 'soft-on-dark'
  | 'grain'
  | 'grain-soft'
  | 'sand'
  | 'paper'
  | 'line';

/** The palette of the theme, where an agency sets no colour of its own. */
export const THEME_PALETTE: Palette = {
  'green-950': '#0c2a1d',
  'green-900': '#113a29',
  'green-800': '#164c36',
  'green-700': '#1a6145',
  'green-600': '#2a7a58',
  'green-300': '#9cc3a6',
  'green-200': '#cbe0cf',
  'green-100': '#e4f0e5',
  'green-50': '#f1f7f0',
  'line-dark': '#4f7564',
  'soft-on-dark': '#dbe7de',
  grain: '#e9b44c',
  'grain-soft': '#fbe9bf',
  sand: '#f4eddd',
  paper: '#fbf8f1',
  line: '#e0d6c2',
};

/** The palette that follows from what an agency has set. */
export const paletteOf = ({ brand, accent, ground }: AgencyColours): Palette => ({
  ...THEME_PALETTE,
  ...(brand === undefined ? {} : stepsOf(brand)),
  ...(accent === undefined ? {} : { grain: accent.toLowerCase(), 'grain-soft': mixed(accent, WHITE, 0.65) }),
  ...(ground === undefined
    ? {}
    : { sand: ground.toLowerCase(), paper: mixed(ground, WHITE, 0.6), line: mixed(ground, BLACK, 0.1) }),
});

/** What an agency's palette changes of the theme's: nothing where it sets nothing. */
export const changedColours = (colours: AgencyColours): Partial<Palette> => {
  const palette = paletteOf(colours);
  const names = (Object.keys(palette) as ColourName[]).filter((name) => palette[name] !== THEME_PALETTE[name]);
  return Object.fromEntries(names.map((name) => [name, palette[name]]));
};

/** Two colours of which one is read upon the other, and by how much they have to differ. */
export interface ColourPair {
  /** What is read there, in Italian. */
  readonly what: string;
  readonly front: ColourName | FixedColour;
  readonly back: ColourName | FixedColour;
  /** 4.5 for text, 3 for what only has to be seen (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly least: 3 | 4.5;
}

/** Colours that nobody sets, which stand beside those that are set. */
const FIXED = {
  white: '#ffffff',
  ink: '#1a251f',
  'ink-soft': '#4a564e',
  'focus-halo': '#ffcc33',
  'warn-bg': '#fff1d1',
  'bad-bg': '#fdeaea',
} as const;
type FixedColour = keyof typeof FIXED;

/** Everything that people read upon a colour that can be set. */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  { what: 'testo bianco sui pulsanti', front: 'white', back: 'green-700', least: 4.5 },
  { what: 'testo bianco sui pulsanti sotto il puntatore', front: 'white', back: 'green-800', least: 4.5 },
  { what: 'testo bianco sulla fascia della testata', front: 'white', back: 'green-900', least: 4.5 },
  { what: 'testo bianco sul piè di pagina', front: 'white', back: 'green-950', least: 4.5 },
  { what: 'testo tenue sulla fascia della testata', front: 'soft-on-dark', back: 'green-900', least: 4.5 },
  { what: 'testo tenue sul piè di pagina', front: 'soft-on-dark', back: 'green-950', least: 4.5 },
  { what: 'collegamenti sul bianco', front: 'green-700', back: 'white', least: 4.5 },
  { what: 'collegamenti sul fondo di lettura', front: 'green-700', back: 'paper', least: 4.5 },
  { what: 'collegamenti sul fondo delle testate di pagina', front: 'green-700', back: 'sand', least: 4.5 },
  { what: 'voce di menu corrente', front: 'green-700', back: 'green-100', least: 4.5 },
  { what: 'collegamenti sulla tinta più chiara', front: 'green-700', back: 'green-50', least: 4.5 },
  { what: 'titoli sulla tinta media', front: 'green-900', back: 'green-200', least: 4.5 },
  { what: 'collegamenti negli avvisi di attenzione', front: 'green-700', back: 'warn-bg', least: 4.5 },
  { what: 'collegamenti negli avvisi di errore', front: 'green-700', back: 'bad-bg', least: 4.5 },
  { what: 'testo del pulsante di accesso', front: 'green-950', back: 'grain', least: 4.5 },
  { what: 'testo sulla tinta dell’accento', front: 'green-900', back: 'grain-soft', least: 4.5 },
  { what: 'accento sul piè di pagina', front: 'grain', back: 'green-950', least: 4.5 },
  { what: 'testo sul fondo delle testate di pagina', front: 'ink', back: 'sand', least: 4.5 },
  { what: 'testo secondario sul fondo delle testate di pagina', front: 'ink-soft', back: 'sand', least: 4.5 },
  { what: 'testo secondario sul fondo di lettura', front: 'ink-soft', back: 'paper', least: 4.5 },
  { what: 'anello del fuoco sui pulsanti', front: 'focus-halo', back: 'green-700', least: 3 },
  { what: 'anello del fuoco sulla testata', front: 'focus-halo', back: 'green-900', least: 3 },
];

/** What cannot be read with the colours that were set: one Italian sentence for each pair that is too close (quality of pages, WCAG 2.2 AA). */
export const contrastFaults = (colours: AgencyColours): readonly string[] => {
  const palette = paletteOf(colours);
  const valueOf = (name: ColourName | FixedColour): string =>
    name in FIXED ? FIXED[name as FixedColour] : palette[name as ColourName];
  return COLOUR_PAIRS.flatMap(({ what, front, back, least }) => {
    const ratio = contrast(valueOf(front), valueOf(back));
    return ratio >= least
      ? []
      : [
          `${what}: ${valueOf(front)} su ${valueOf(back)} ha un contrasto di ${inItalian(ratio)}, ne serve almeno ${inItalian(least)}`,
        ];
  });
};

/** How far apart two colours are to the eye, from 1 to 21 (WCAG 2.2, contrast ratio). */
export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

// Helpers

const WHITE = '#ffffff';
const BLACK = '#000000';

/** The steps of a colour, as far from it as those of the theme are from its green. */
const stepsOf = (brand: string): Partial<Record<ColourName, string>> => ({
  'green-950': mixed(brand, BLACK, 0.57),
  'green-900': mixed(brand, BLACK, 0.4),
  'green-800': mixed(brand, BLACK, 0.22),
  'green-700': brand.toLowerCase(),
  'green-600': mixed(brand, WHITE, 0.1),
  'green-300': mixed(brand, WHITE, 0.6),
  'green-200': mixed(brand, WHITE, 0.78),
  'green-100': mixed(brand, WHITE, 0.89),
  'green-50': mixed(brand, WHITE, 0.94),
  'line-dark': mixed(brand, WHITE, 0.28),
  'soft-on-dark': mixed(brand, WHITE, 0.85),
});

/** Red, green and blue of `#rrggbb`, each from 0 to 255. */
const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour of the way from one to another: 0 is the first, 1 the second. */
export const mixed = (colour: string, other: string, share: number): string => {
  const others = channels(other);
  return `#${channels(colour)
    .map((value, at) =>
      Math.round(value + ((others[at] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Cut, never rounded up: what is short of the mark must not read as if it reached it. */
const inItalian = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2).replace('.', ',');
