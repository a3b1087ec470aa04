import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { MOST_BYTES, readMedia } from '#adapters/storage/import/media/media-folder.ts';
import { PICTURE_EXTENSIONS, readPicture } from '#adapters/storage/import/media/picture-size.ts';
import { problemText } from '#adapters/storage/import/problems.ts';
import { contentFolder, type ContentFolder } from './content-folder.ts';
import { SAMPLE_FILES, SAMPLE_PICTURES } from './sample-pictures.ts';

const { png, jpg, lossyWebp, losslessWebp } = SAMPLE_PICTURES;
const svg = (attributes: string, before = ''): Buffer =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d=""/></svg>`);

describe('readPicture', () => {
  it.each([
    ['a PNG', '.png', png],
    ['a JPEG', '.jpg', jpg],
    ['a lossy WebP', '.webp', lossyWebp],
    ['a lossless WebP', '.webp', losslessWebp],
    ['an extended WebP', '.webp', extendedWebp(40, 80)],
    ['an AVIF', '.avif', avif(40, 80)],
    ['an SVG', '.svg', svg('width="40" height="80" viewBox="0 0 400 800"')],
    ['an SVG with only a box', '.svg', svg("viewBox='0 0 40 80'")],
    ['an SVG as wide as its place', '.svg', svg('width="100%" height="100%" viewBox="0,0,40,79.6"')],
    [
      'an SVG after other lines',
      '.svg',
      svg('width="40px" height="80px"', '\uFEFF<?xml version="1.0"?>\n<!-- <svg> -->\n<!DOCTYPE svg>\n'),
    ],
  ])('[API-08] should read the size of %s from its own bytes', (_what, extension, bytes) => {
    expect(readPicture(extension, bytes)).toEqual({ width: 40, height: 80 });
  });

  it.each([
    [
      'a text called PNG',
      '.png',
      Buffer.from('Non sono una foto.'),
      'non è un’immagine PNG, come dice il nome: il contenuto è di un altro genere',
    ],
    ['a PNG called JPEG', '.jpg', png, 'non è un’immagine JPEG, come dice il nome: è PNG'],
    [
      'a page called SVG',
      '.svg',
      Buffer.from('<html><svg width="1" height="1"></svg></html>'),
      'non è un’immagine SVG, come dice il nome: il contenuto è di un altro genere',
    ],
    [
      'an empty file',
      '.webp',
      Buffer.alloc(0),
      'non è un’immagine WebP, come dice il nome: il contenuto è di un altro genere',
    ],
    ['a PNG that was cut off', '.png', png.subarray(0, 20), 'non è un’immagine intera: la misura non si legge'],
    ['a JPEG that was cut off', '.jpg', jpg.subarray(0, 60), 'non è un’immagine intera: la misura non si legge'],
    [
      'an AVIF that was cut off',
      '.avif',
      avif(40, 80).subarray(0, 40),
      'non è un’immagine intera: la misura non si legge',
    ],
    [
      'an SVG without a size',
      '.svg',
      svg('width="100%"'),
      'non dice la sua misura: servono width e height in pixel, oppure viewBox',
    ],
  ])('[API-08] should refuse %s', (_what, extension, bytes, reason) => {
    expect(readPicture(extension, bytes)).toEqual({ reason });
  });

  it('[API-08] should answer a size above nothing or a reason for any bytes', () => {
    const samples = [png, jpg, lossyWebp, losslessWebp, avif(40, 80)];
    const changed = fc
      .tuple(fc.constantFrom(...samples), fc.nat(), fc.nat(255), fc.nat())
      .map(([sample, at, value, end]) => {
        const bytes = Buffer.from(sample);
        bytes[at % bytes.length] = value;
        return bytes.subarray(0, end % (bytes.length + 1));
      });
    fc.assert(
      fc.property(fc.constantFrom(...PICTURE_EXTENSIONS), fc.oneof(changed, fc.uint8Array()), (extension, bytes) => {
        const read = readPicture(extension, bytes);
        expect('reason' in read ? read.reason !== '' : read.width > 0 && read.height > 0).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('readMedia', () => {
  it('[API-08] should find files in every folder, follow no link, and refuse what no page can show or offer', () => {
    const folder = contentFolder({ 'media/appunti.txt': 'Testo', 'media/.DS_Store': '' });
    const elsewhere = contentFolder();
    write(folder, 'media/loghi/a.png', png);
    write(folder, 'media/foto.gif', Buffer.from('GIF89a'));
    write(folder, 'media/foto.PNG', png);
    write(elsewhere, 'b.jpg', jpg);
    symlinkSync(elsewhere.path, join(folder.path, 'media/altre'));
    symlinkSync('..', join(folder.path, 'media/loghi/sopra'));
    symlinkSync('assente.png', join(folder.path, 'media/c.png'));
    const { files, problems } = readMedia(folder.path);
    expect(files.map(({ path, contentType, width, height }) => [path, contentType, width, height])).toEqual([
      ['loghi/a.png', 'image/png', 40, 80],
    ]);
    expect(problems.map(problemText)).toEqual([
      'media/altre: è un collegamento: al suo posto va il file stesso',
      'media/appunti.txt: non è un file ammesso: il nome deve finire in .svg, .avif, .webp, .png, .jpg, .mp4, .webm, .vtt',
      'media/c.png: è un collegamento: al suo posto va il file stesso',
      'media/foto.PNG: non è un file ammesso: il nome deve finire in .svg, .avif, .webp, .png, .jpg, .mp4, .webm, .vtt',
      'media/foto.gif: non è un file ammesso: il nome deve finire in .svg, .avif, .webp, .png, .jpg, .mp4, .webm, .vtt',
      'media/loghi/sopra: è un collegamento: al suo posto va il file stesso',
    ]);
  });
});

describe('the files that are kept as they are', () => {
  it.each([
    ['video/a.mp4', SAMPLE_FILES.mp4, 'video/mp4'],
    ['video/a.webm', SAMPLE_FILES.webm, 'video/webm'],
    ['video/a.vtt', SAMPLE_FILES.vtt, 'text/vtt; charset=utf-8'],
    ['documenti/a.csv', SAMPLE_FILES.csv, 'text/csv; charset=utf-8'],
    ['documenti/a.pdf', SAMPLE_FILES.pdf, 'application/pdf'],
    ['documenti/a.odt', SAMPLE_FILES.odt, 'application/vnd.oasis.opendocument.text'],
    ['documenti/a.pdf.p7m', SAMPLE_FILES.p7m, 'application/pkcs7-mime'],
    ['documenti/b.p7m', Buffer.from(SAMPLE_FILES.p7m.toString('base64')), 'application/pkcs7-mime'],
    [
      'documenti/a.p7s',
      Buffer.from(`-----BEGIN PKCS7-----\n${SAMPLE_FILES.p7m.toString('base64')}\n`),
      'application/pkcs7-signature',
    ],
    ['documenti/a.pdf.tsd', SAMPLE_FILES.tsd, 'application/timestamped-data'],
    [
      'documenti/a.xml',
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>\xe8</a>', 'latin1'),
      'application/xml',
    ],
    ['documenti/a.txt', Buffer.from('Però\n'), 'text/plain; charset=utf-8'],
    ['documenti/a.rtf', Buffer.from('{\\rtf1 Testo}'), 'application/rtf'],
    ['documenti/a.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'application/vnd.ms-excel'],
    ['documenti/a.json', Buffer.from('[1]'), 'application/json; charset=utf-8'],
    [
      'documenti/a.geojson',
      Buffer.from('{"type": "FeatureCollection", "features": []}'),
      'application/geo+json; charset=utf-8',
    ],
    [
      'documenti/a.kml',
      Buffer.from('<?xml version="1.0"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"/>'),
      'application/vnd.google-earth.kml+xml',
    ],
    [
      'documenti/a.gpkg',
      Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(52), Buffer.from('GPKG')]),
      'application/geopackage+sqlite3',
    ],
    ['documenti/a.zip', Buffer.from('PK\u0005\u0006', 'latin1'), 'application/zip'],
    [
      'documenti/a.epub',
      Buffer.from('PK\u0003\u0004....mimetypeapplication/epub+zip', 'latin1'),
      'application/epub+zip',
    ],
  ])('[API-08] should take %s by its own bytes, with its type', (path, bytes, contentType) => {
    const folder = contentFolder();
    write(folder, `media/${path}`, bytes);
    expect(readMedia(folder.path)).toMatchObject({ files: [{ path, contentType }], problems: [] });
    write(folder, `media/${path}`, png);
    expect(readMedia(folder.path).problems).toHaveLength(1);
  });

  it('[API-08] should be refused above a size, with the way out, before they are read', () => {
    const folder = contentFolder();
    for (const [file, bytes, size] of [
      ['video/a.mp4', SAMPLE_FILES.mp4, MOST_BYTES + 1],
      ['video/b.mp4', SAMPLE_FILES.mp4, MOST_BYTES],
      ['documenti/c.pdf', SAMPLE_FILES.pdf, 2 * MOST_BYTES],
    ] as const) {
      write(folder, `media/${file}`, bytes);
      // Without filling the disk.
      truncateSync(join(folder.path, 'media', file), size);
    }
    const { files, problems } = readMedia(folder.path);
    expect(files.map(({ path }) => path)).toEqual(['video/b.mp4']);
    expect(problems.map(problemText)).toEqual([
      'media/documenti/c.pdf: è di 50 MB, più dei 25 MB che un file può avere: riducilo o dividilo in più file',
      'media/video/a.mp4: supera di poco i 25 MB che un file può avere: comprimilo, oppure pubblicalo altrove e scrivi il suo indirizzo in videoUrl',
    ]);
  });

  it('[API-08] should keep documents in their own folder, and nothing else there', () => {
    const folder = contentFolder();
    write(folder, 'media/documenti/foto.png', png);
    write(folder, 'media/tabella.csv', SAMPLE_FILES.csv);
    expect(readMedia(folder.path).problems.map(problemText)).toEqual([
      'media/documenti/foto.png: non è un documento ammesso: il nome deve finire in .pdf, .odt, .ods, .odp, .docx, .xlsx, .pptx, .doc, .xls, .ppt, .rtf, .txt, .csv, .epub, .xml, .json, .geojson, .kml, .kmz, .gml, .gpkg, .zip, .p7m, .p7s, .tsd',
      'media/tabella.csv: non è un file ammesso: il nome deve finire in .svg, .avif, .webp, .png, .jpg, .mp4, .webm, .vtt',
    ]);
  });
});

// Helpers

function write(folder: ContentFolder, file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(join(folder.path, file)), { recursive: true });
  writeFileSync(join(folder.path, file), bytes);
}

function extendedWebp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(22, 4);
  bytes.write('WEBPVP8X', 8, 'latin1');
  bytes.writeUInt32LE(10, 16);
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}

/** The boxes of an AVIF that say its size, beside a smaller preview's. */
function avif(width: number, height: number): Buffer {
  const box = (kind: string, ...parts: readonly Uint8Array[]): Buffer => {
    const content = Buffer.concat(parts);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length + 8, 0);
    head.write(kind, 4, 'latin1');
    return Buffer.concat([head, content]);
  };
  const size = (wide: number, high: number): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt32BE(wide, 4);
    bytes.writeUInt32BE(high, 8);
    return box('ispe', bytes);
  };
  return Buffer.concat([
    box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf', 'latin1')),
    box('meta', Buffer.alloc(4), box('iprp', box('ipco', size(4, 8), size(width, height)))),
    box('mdat', Buffer.alloc(8)),
  ]);
}
