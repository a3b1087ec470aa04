import { readFileSync } from 'node:fs';
import { LIBRARY_ICON_NAMES, OWN_ICON_NAMES } from '#ui/components/icons/icon-names.ts';

const drawingOf = (file: string): string => {
  const source = readFileSync(file, 'utf8');
  return (
    source
      .slice(source.indexOf('>', source.indexOf('<svg')) + 1, source.lastIndexOf('</svg>'))
      .replace(/\s+/g, ' ')
      .replace(/> </g, '><')
      // A tenth of a pixel is seen by nobody, and these are half of the file.
      .replace(/\d*\.\d{2,}/g, (number) => String(Math.round(Number(number) * 100) / 100).replace(/^0\./, '.'))
      .trim()
  );
};

/** The sprite as the list of names asks for it: one symbol for each, in the order of the alphabet. */
export const spriteOfUsedIcons = (): string => {
  const files = [
    ...LIBRARY_ICON_NAMES.map((name) => ({ name, file: `node_modules/bootstrap-italia/src/svg/it-${name}.svg` })),
    ...OWN_ICON_NAMES.map((name) => ({ name, file: `ui/components/icons/own/${name}.svg` })),
  ];
  const symbols = files
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .map(({ name, file }) => `<symbol id="it-${name}" viewBox="0 0 24 24">${drawingOf(file)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
};
