import type { DocumentFormat, SignedFormat } from '#core/formatting/document-formats.ts';
import { captionTexts } from './captions.ts';
import { textFromUtf8 } from '../reading/utf8.ts';

/** A format of files that are kept as they are: videos, captions, documents. */
interface FileFormat {
  readonly contentType: string;
  readonly name: string;
  readonly isIt: (bytes: Buffer) => boolean;
}

const startsWith =
  (signature: string, at = 0) =>
  (bytes: Buffer): boolean =>
    bytes.toString('latin1', at, at + signature.length) === signature;

/** An archive that holds a member of the name; OpenDocument and Office files differ by theirs. */
const archiveWith =
  (member: string) =>
  (bytes: Buffer): boolean =>
    startsWith('PK\u0003\u0004')(bytes) && bytes.includes(member, 0, 'latin1');

const textOf = (bytes: Buffer): string => {
  const found = textFromUtf8(bytes);
  return 'text' in found ? found.text : '';
};

/** What pages play, with what it says in writing. */
const PLAYED: Readonly<Record<string, FileFormat>> = {
  '.mp4': { contentType: 'video/mp4', name: 'MP4', isIt: startsWith('ftyp', 4) },
  '.webm': { contentType: 'video/webm', name: 'WebM', isIt: startsWith('\u001a\u0045\u00df\u00a3') },
  '.vtt': {
    contentType: 'text/vtt; charset=utf-8',
    name: 'WebVTT',
    isIt: (bytes) => captionTexts(textOf(bytes)).length > 0,
  },
};

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.';
/** Files of the older Office programs are compound files, whatever program wrote them. */
const isCompound = startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1');
const openDocument = (kind: string, name: string): FileFormat => ({
  contentType: `${OPEN_DOCUMENT}${kind}`,
  name,
  isIt: archiveWith(`${OPEN_DOCUMENT}${kind}`),
});

/** XML in UTF-8 or in an encoding that it names; with `root`, of that element. */
const isXml =
  (root?: string) =>
  (bytes: Buffer): boolean => {
    const start = bytes
      .toString('latin1', 0, 4_096)
      .replace(/^\u00ef\u00bb\u00bf/u, '')
      .trimStart();
    return root === undefined ? /^<[?!A-Za-z]/u.test(start) : new RegExp(`<(?:\\w+:)?${root}\\b`, 'u').test(start);
  };

const jsonOf = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    return undefined;
  }
};
const GEOMETRIES =
  'FeatureCollection|Feature|Point|MultiPoint|LineString|MultiLineString|Polygon|MultiPolygon|GeometryCollection';
const isGeoJson = (bytes: Buffer): boolean => {
  const value = jsonOf(bytes);
  return (
    typeof value === 'object' && value !== null && GEOMETRIES.split('|').includes(String(Reflect.get(value, 'type')))
  );
};

/** PKCS #7 signed data and time-stamped data (RFC 5544): the first object identifier of the file. */
const SIGNED_DATA = '\u0006\u0009*\u0086H\u0086\u00f7\r\u0001\u0007\u0002';
const TIME_STAMPED = '\u0006\u000b*\u0086H\u0086\u00f7\r\u0001\u0009\u0010\u0001\u001f';
const LONGEST_HEAD_BYTES = 32;

/** Signed files are binary (DER), or the same in base64 with or without the lines of PEM. */
const isSigned =
  (identifier: string) =>
  (bytes: Buffer): boolean => {
    const isDer = (head: Buffer): boolean =>
      head[0] === 0x30 && head.toString('latin1', 0, LONGEST_HEAD_BYTES).includes(identifier);
    const text = bytes.toString('latin1', 0, 512).replace(/^-----BEGIN [^-]+-----/u, '');
    return isDer(bytes) || isDer(Buffer.from(/^\s*[\w+/\s]+/u.exec(text)?.[0] ?? '', 'base64'));
  };

/** What is downloaded. */
const OFFERED: Readonly<Record<DocumentFormat | SignedFormat, FileFormat>> = {
  pdf: { contentType: 'application/pdf', name: 'PDF', isIt: startsWith('%PDF-') },
  odt: openDocument('text', 'ODT'),
  ods: openDocument('spreadsheet', 'ODS'),
  odp: openDocument('presentation', 'ODP'),
  docx: {
    contentType: `${OFFICE}wordprocessingml.document`,
    name: 'DOCX',
    isIt: archiveWith('word/document.xml'),
  },
  xlsx: { contentType: `${OFFICE}spreadsheetml.sheet`, name: 'XLSX', isIt: archiveWith('xl/workbook.xml') },
  pptx: {
    contentType: `${OFFICE}presentationml.presentation`,
    name: 'PPTX',
    isIt: archiveWith('ppt/presentation.xml'),
  },
  doc: { contentType: 'application/msword', name: 'DOC', isIt: isCompound },
  xls: { contentType: 'application/vnd.ms-excel', name: 'XLS', isIt: isCompound },
  ppt: { contentType: 'application/vnd.ms-powerpoint', name: 'PPT', isIt: isCompound },
  rtf: { contentType: 'application/rtf', name: 'RTF', isIt: startsWith('{\\rtf') },
  txt: {
    contentType: 'text/plain; charset=utf-8',
    name: 'TXT in UTF-8',
    isIt: (bytes) => /^[^\0]*\S[^\0]*$/u.test(textOf(bytes)),
  },
  csv: {
    contentType: 'text/csv; charset=utf-8',
    name: 'CSV in UTF-8',
    isIt: (bytes) => /^[^\n\0]+[;,\t][^\n\0]*\n/u.test(textOf(bytes)),
  },
  epub: { contentType: 'application/epub+zip', name: 'EPUB', isIt: archiveWith('application/epub+zip') },
  xml: { contentType: 'application/xml', name: 'XML', isIt: isXml() },
  json: {
    contentType: 'application/json; charset=utf-8',
    name: 'JSON in UTF-8',
    isIt: (bytes) => jsonOf(bytes) !== undefined,
  },
  geojson: { contentType: 'application/geo+json; charset=utf-8', name: 'GeoJSON in UTF-8', isIt: isGeoJson },
  kml: { contentType: 'application/vnd.google-earth.kml+xml', name: 'KML', isIt: isXml('kml') },
  kmz: { contentType: 'application/vnd.google-earth.kmz', name: 'KMZ', isIt: archiveWith('.kml') },
  gml: { contentType: 'application/gml+xml', name: 'GML', isIt: isXml() },
  gpkg: {
    contentType: 'application/geopackage+sqlite3',
    name: 'GeoPackage',
    isIt: (bytes) => startsWith('SQLite format 3\0')(bytes) && startsWith('GP', 68)(bytes),
  },
  zip: {
    contentType: 'application/zip',
    name: 'ZIP',
    isIt: (bytes) => startsWith('PK\u0003\u0004')(bytes) || startsWith('PK\u0005\u0006')(bytes),
  },
  p7m: { contentType: 'application/pkcs7-mime', name: 'firmato P7M', isIt: isSigned(SIGNED_DATA) },
  p7s: { contentType: 'application/pkcs7-signature', name: 'di firma P7S', isIt: isSigned(SIGNED_DATA) },
  tsd: { contentType: 'application/timestamped-data', name: 'con marca temporale TSD', isIt: isSigned(TIME_STAMPED) },
};

/** Ends of names that files beside the pictures may have, and those of documents in their own folder. */
export const PLAYED_EXTENSIONS = Object.keys(PLAYED);
export const OFFERED_EXTENSIONS = Object.keys(OFFERED).map((format) => `.${format}`);

const FORMATS: Readonly<Record<string, FileFormat>> = {
  ...PLAYED,
  ...Object.fromEntries(Object.entries(OFFERED).map(([format, one]) => [`.${format}`, one])),
};

/** The content type of a file that is kept as it is, or in Italian why it is not what its name says (API-08). */
export const readFile = (
  extension: string,
  content: Uint8Array,
): { readonly contentType: string } | { readonly reason: string } => {
  const format = FORMATS[extension];
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (format?.isIt(bytes) === true) return { contentType: format.contentType };
  return { reason: `non è un file ${format?.name ?? extension}, come dice il nome, oppure non è intero` };
};
