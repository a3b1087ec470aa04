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
  /** Undefined where the file does not tell it, or ends before. */
  readonly sizeOf: (bytes: Buffer) => PictureSize | undefined;
}

const asText = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end);

const SVG_START = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg\b[^>]*>/u;

const svgSize = (bytes: Buffer): PictureSize | undefined => {
  const head = SVG_START.exec(bytes.toString('utf8'))?.[0] ?? '';
  // Sizes in per cent or in units of paper say nothing here; the box then does.
  const attribute = (name: string): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["'](\\d+(?:\\.\\d+)?)(?:px)?["']`, 'u').exec(head)?.[1] ?? Number.NaN);
  const [, boxWidth, boxHeight] =
    /\sviewBox\s*=\s*["'][-\d.]+[ ,]+[-\d.]+[ ,]+(\d+(?:\.\d+)?)[ ,]+(\d+(?:\.\d+)?)["']/u.exec(head) ?? [];
  const [width, height] = [attribute('width'), attribute('height')];
  return width > 0 && height > 0 ? { width, height } : { width: Number(boxWidth), height: Number(boxHeight) };
};

const pngSize = (bytes: Buffer): PictureSize => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });

/** Frames of a JPEG that carry the size; the three others in their range carry tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isWithoutLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const jpegSize = (bytes: Buffer): PictureSize | undefined => {
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isWithoutLength(marker)) at += 2;
    else if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};

const webpSize = (bytes: Buffer): PictureSize | undefined => {
  switch (asText(bytes, 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3f_ff, height: bytes.readUInt16LE(28) & 0x3f_ff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
};

/** The contents of the boxes of a kind that lie in a box. */
const boxesIn = (bytes: Buffer, kind: string): readonly Buffer[] => {
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = length === 0 ? bytes.length : at + length;
    // A box of more than 4 GB, or one that ends before it begins, is nothing that a page shows.
    if (end < at + 8) break;
    if (asText(bytes, at + 4, at + 8) === kind) found.push(bytes.subarray(at + 8, end));
    at = end;
  }
  return found;
};

const avifSize = (bytes: Buffer): PictureSize | undefined =>
  boxesIn(bytes, 'meta')
    .flatMap((meta) => boxesIn(meta.subarray(4), 'iprp'))
    .flatMap((properties) => boxesIn(properties, 'ipco'))
    .flatMap((properties) => boxesIn(properties, 'ispe'))
    .map((extents) => ({ width: extents.readUInt32BE(4), height: extents.readUInt32BE(8) }))
    // Tiles and previews have sizes of their own; the whole is the largest.
    .toSorted((a, b) => b.width * b.height - a.width * a.height)[0];

/** The kinds of pictures that content may bring, by the end of their names. */
const FORMATS: Readonly<Record<string, Format>> = {
  '.svg': {
    contentType: 'image/svg+xml',
    name: 'SVG',
    isIt: (bytes) => SVG_START.test(bytes.toString('utf8')),
    sizeOf: svgSize,
  },
  '.avif': {
    contentType: 'image/avif',
    name: 'AVIF',
    isIt: (bytes) => asText(bytes, 4, 8) === 'ftyp' && /avi[fs]/u.test(asText(bytes, 8, Math.min(bytes.length, 64))),
    sizeOf: avifSize,
  },
  '.webp': {
    contentType: 'image/webp',
    name: 'WebP',
    isIt: (bytes) => asText(bytes, 0, 4) === 'RIFF' && asText(bytes, 8, 12) === 'WEBP',
    sizeOf: webpSize,
  },
  '.png': {
    contentType: 'image/png',
    name: 'PNG',
    isIt: (bytes) => asText(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n',
    sizeOf: pngSize,
  },
  '.jpg': {
    contentType: 'image/jpeg',
    name: 'JPEG',
    isIt: (bytes) => asText(bytes, 0, 3) === '\u00ff\u00d8\u00ff',
    sizeOf: jpegSize,
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
  const size = sizeWithin(format, bytes);
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

const sizeWithin = (format: Format, bytes: Buffer): PictureSize | undefined => {
  try {
    return format.sizeOf(bytes);
  } catch (error) {
    // Reading past the end: the file was cut off.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};
