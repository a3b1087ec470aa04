import { disc, INK, line, oval, shape, times } from './shapes.ts';

const name = (first: string, second: string): string =>
  [first, second]
    .map(
      (word, row) =>
        `<text x="96" y="${56 + row * 27}" font-family="Titillium Web, Verdana, sans-serif" font-weight="600" font-size="22" fill="${INK.pine}">${word}</text>`,
    )
    .join('');

/** Logos of invented partners of the projects, by the name of their file: a mark and the name. */
export const LOGOS: Readonly<Record<string, () => string>> = {
  'archivi-in-comune': () =>
    times(3, (index) => line(`M22 ${40 + index * 20}h48`, [INK.leaf, INK.grain, INK.forest][index] ?? INK.leaf, 13)) +
    disc(70, 60, 15, INK.pine) +
    line('M63 60l5 5l9-10', INK.snow, 4) +
    name('Archivi', 'in Comune'),
  'banco-dispensa': () =>
    shape('M18 54h64c0 30-18 42-32 42s-32-12-32-42z', INK.terracotta) +
    disc(36, 42, 13, INK.grain) +
    disc(58, 36, 15, INK.leaf) +
    disc(70, 46, 9, INK.earth) +
    shape('M18 54h64v8H18z', INK.pine) +
    name('Banco', 'Dispensa'),
  'lessico-chiaro': () =>
    shape('M18 30h64v46H50l-16 18V76H18z', INK.forest) +
    line('M30 46h40M30 60h26', INK.snow, 6) +
    disc(72, 60, 5, INK.grain) +
    name('Lessico', 'Chiaro'),
  'scuole-verdi': () =>
    shape('M50 24L16 46v48h68V46z', INK.sand) +
    shape('M50 20L10 46h80z', INK.forest) +
    shape('M50 94c-18-6-20-24-10-34c8 6 10 20 10 34zM50 94c18-8 20-26 12-40c-10 8-12 26-12 40z', INK.leaf) +
    oval(50, 40, 5, 5, INK.grain) +
    name('Scuole', 'Verdi'),
};

/** A logo as a file. */
export const logo = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120" viewBox="0 0 240 120"><path fill="#fff" d="M0 0h240v120H0z"/>${inner}</svg>\n`;
