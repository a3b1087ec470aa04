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

/** An archive that holds a member of the name; OpenDocument and Office files are told apart by theirs. */
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

/** What is downloaded. */
const OFFERED: Readonly<Record<string, FileFormat>> = {
  '.pdf': { contentType: 'application/pdf', name: 'PDF', isIt: startsWith('%PDF-') },
  '.csv': {
    contentType: 'text/csv; charset=utf-8',
    name: 'CSV in UTF-8',
    isIt: (bytes) => /^[^\n\0]+[;,\t][^\n\0]*\n/u.test(textOf(bytes)),
  },
  '.odt': {
    contentType: 'application/vnd.oasis.opendocument.text',
    name: 'ODT',
    isIt: archiveWith('application/vnd.oasis.opendocument.text'),
  },
  '.ods': {
    contentType: 'application/vnd.oasis.opendocument.spreadsheet',
    name: 'ODS',
    isIt: archiveWith('application/vnd.oasis.opendocument.spreadsheet'),
  },
  '.docx': {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name: 'DOCX',
    isIt: archiveWith('word/document.xml'),
  },
  '.xlsx': {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'XLSX',
    isIt: archiveWith('xl/workbook.xml'),
  },
};

/** Ends of names that files beside the pictures may have, and those of documents in their own folder. */
export const PLAYED_EXTENSIONS = Object.keys(PLAYED);
export const OFFERED_EXTENSIONS = Object.keys(OFFERED);

/** The content type of a file that is kept as it is, or in Italian why it is not what its name says (API-08). */
export const readFile = (
  extension: string,
  content: Uint8Array,
): { readonly contentType: string } | { readonly reason: string } => {
  const format = PLAYED[extension] ?? OFFERED[extension];
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (format?.isIt(bytes) === true) return { contentType: format.contentType };
  return { reason: `non è un file ${format?.name ?? extension}, come dice il nome, oppure non è intero` };
};
