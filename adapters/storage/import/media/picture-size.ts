import { imageSize } from 'image-size';

/** Size of a picture (CSS pixels). */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What reading a picture comes to: its size, or in Italian why it is none. */
export type PictureReading = PictureSize | { readonly reason: string };

interface Format {
  readonly contentType: string;
  readonly name: string;
  readonly isIt: (bytes: Buffer) => boolean;
}

const asText = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end);

const SVG_START = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg\b[^>]*>/u;

/** The kinds of pictures that content may bring, by the end of their names. */
const FORMATS: Readonly<Record<string, Format>> = {
  '.svg': {
    contentType: 'image/svg+xml',
    name: 'SVG',
    isIt: (bytes) => SVG_START.test(bytes.toString('utf8')),
  },
  '.avif': {
    contentType: 'image/avif',
    name: 'AVIF',
    isIt: (bytes) => asText(bytes, 4, 8) === 'ftyp' && /avi[fs]/u.test(asText(bytes, 8, Math.min(bytes.length, 64))),
  },
  '.webp': {
    contentType: 'image/webp',
    name: 'WebP',
    isIt: (bytes) => asText(bytes, 0, 4) === 'RIFF' && asText(bytes, 8, 12) === 'WEBP',
  },
  '.png': {
    contentType: 'image/png',
    name: 'PNG',
    isIt: (bytes) => asText(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n',
  },
  '.jpg': {
    contentType: 'image/jpeg',
    name: 'JPEG',
    isIt: (bytes) => asText(bytes, 0, 3) === '\u00ff\u00d8\u00ff',
  },
};

/** The content type of a picture by the end of its name; undefined for a kind that content may not bring. */
export const pictureType = (extension: string): string | undefined => FORMATS[extension]?.contentType;

/** Ends of names that pictures may have. */
export const PICTURE_EXTENSIONS = Object.keys(FORMATS);

/**
 * Reads the size of a picture from its own first bytes (API-08): one whose content is not what its name says, or that
 * does not tell its size, is none.
 */
export const readPicture = (extension: string, content: Uint8Array): PictureReading => {
  const format = FORMATS[extension];
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (format?.isIt(bytes) !== true) {
    const actual = Object.values(FORMATS).find((one) => one.isIt(bytes));
    return {
      reason: `non è un’immagine ${format?.name ?? extension}, come dice il nome: ${actual === undefined ? 'il contenuto è di un altro genere' : `è ${actual.name}`}`,
    };
  }
  const size = extension === '.svg' ? svgSize(bytes) : sizeWithin(bytes);
  if (size === undefined || !(size.width > 0 && size.height > 0)) {
    return {
      reason:
        extension === '.svg'
          ? 'non dice la sua misura: servono width e height in pixel, oppure viewBox'
          : 'non è un’immagine intera: la misura non si legge',
    };
  }
  return { width: Math.round(size.width), height: Math.round(size.height) };
};

// Helpers

/** Size of a drawing. The library refuses boxes with commas, and widths in per cent, which drawing programs write. */
const svgSize = (bytes: Buffer): PictureSize => {
  const head = SVG_START.exec(bytes.toString('utf8'))?.[0] ?? '';
  const attribute = (name: string): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["'](\\d+(?:\\.\\d+)?)(?:px)?["']`, 'u').exec(head)?.[1] ?? Number.NaN);
  const [, boxWidth, boxHeight] =
    /\sviewBox\s*=\s*["'][-\d.]+[ ,]+[-\d.]+[ ,]+(\d+(?:\.\d+)?)[ ,]+(\d+(?:\.\d+)?)["']/u.exec(head) ?? [];
  const [width, height] = [attribute('width'), attribute('height')];
  return width > 0 && height > 0 ? { width, height } : { width: Number(boxWidth), height: Number(boxHeight) };
};

/** The size that the library finds; it throws for whatever it cannot read, and reads past the end of a view of a larger block. */
const sizeWithin = (bytes: Buffer): PictureSize | undefined => {
  try {
    return imageSize(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
};
