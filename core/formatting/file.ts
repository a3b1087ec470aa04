import { formatName } from '#core/formatting/document-formats.ts';

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

const oneDecimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });

/** The size of a file: "812 byte", "412 kB", "1,4 MB". Bytes in, thousands of bytes to the kB. */
export const formatFileSize = (sizeBytes: number): string => {
  if (sizeBytes < KILOBYTE) return `${sizeBytes} byte`;
  const kilobytes = Math.round(sizeBytes / KILOBYTE);
  return kilobytes < KILOBYTE ? `${kilobytes} kB` : `${oneDecimal.format(sizeBytes / MEGABYTE)} MB`;
};

/** What a download link says after its title: "PDF, 412 kB", "PDF firmato (P7M), 11 kB". The format is the end of a file’s name. */
export const fileLabel = (format: string, sizeBytes: number): string =>
  `${formatName(format)}, ${formatFileSize(sizeBytes)}`;
