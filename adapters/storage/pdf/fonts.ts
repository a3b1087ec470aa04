import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';

/** What a document is written in. */
export interface PaperFonts {
  readonly regular: Font;
  readonly bold: Font;
}

/**
 * The portal's own fonts, whole, for one document: what it does not use is left out of it. Their tables are read once for
 * all documents, which is most of what writing a short one takes.
 */
export const pdfFonts = (): PaperFonts => {
  const { regular, bold } = readFonts();
  return { regular: forOneDocument(regular), bold: forOneDocument(bold) };
};

/** Whether both weights have a sign for a code point. */
export const isInFonts = (codePoint: number): boolean => {
  const { regular, bold } = readFonts();
  return regular.hasGlyphForCodePoint(codePoint) && bold.hasGlyphForCodePoint(codePoint);
};

// Helpers

const FONT_FOLDER = 'dist/fonts/Titillium_Web';

let read: PaperFonts | undefined;
const readFonts = (): PaperFonts => (read ??= { regular: fontOf('regular'), bold: fontOf('700') });

const fontOf = (weight: string): Font => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('bootstrap-italia/package.json')), FONT_FOLDER);
  return create(readFileSync(join(folder, `titillium-web-v10-latin-ext_latin-${weight}.ttf`))) as Font;
};

/**
 * The tables of a font with glyphs of its own: the library notes in a glyph the first letter that it was drawn for, and a
 * document would tell its readers the letter of another one.
 */
const forOneDocument = (font: Font): Font => Object.create(font, { _glyphs: { value: {} } }) as Font;
