/** Formats in which editors offer documents, by the end of their names (API-08): of texts, tables, slides, data and maps, and archives. */
export const DOCUMENT_FORMATS = [
  'pdf',
  'odt',
  'ods',
  'odp',
  'docx',
  'xlsx',
  'pptx',
  'doc',
  'xls',
  'ppt',
  'rtf',
  'txt',
  'csv',
  'epub',
  'xml',
  'json',
  'geojson',
  'kml',
  'kmz',
  'gml',
  'gpkg',
  'zip',
] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** Ends of names of signed files, after the format of what was signed: `circolare.pdf.p7m`; a signature may also stand alone. */
export const SIGNED_FORMATS = ['p7m', 'p7s', 'tsd'] as const;
export type SignedFormat = (typeof SIGNED_FORMATS)[number];

/** The end of a file's name that tells its format, without the dot: `pdf`, or `pdf.p7m` for a signed one; empty where it has none. */
export const formatOfName = (name: string): string =>
  SIGNED_NAME.exec(name)?.[1]?.toLowerCase() ?? /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** A format as people read it: "PDF", "PDF firmato (P7M)", "File firmato (P7M)", "Firma di un PDF (P7S)". */
export const formatName = (format: string): string => {
  const name = format.replace(/^\./, '').toUpperCase();
  const [, inner, signed] = SIGNED.exec(name) ?? [];
  if (signed === undefined) return name;
  if (signed === 'P7S') return `${inner === undefined ? 'Firma' : `Firma di un ${inner}`} (${signed})`;
  return `${inner === undefined ? 'File' : inner} firmato (${signed})`;
};

// Helpers

const SIGNED_NAME = new RegExp(`\\.((?:(?:${DOCUMENT_FORMATS.join('|')})\\.)?(?:${SIGNED_FORMATS.join('|')}))$`, 'i');
const SIGNED = new RegExp(`^(?:(\\w+)\\.)?(${SIGNED_FORMATS.join('|')})$`, 'i');
