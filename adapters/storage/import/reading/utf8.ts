/** A byte order mark is dropped by the decoder; anything that is no UTF-8 is an error instead of a replacement character. */
const strict = (): TextDecoder => new TextDecoder('utf-8', { fatal: true });

const decoded = (bytes: Uint8Array): string | undefined => {
  try {
    return strict().decode(bytes);
  } catch {
    return undefined;
  }
};

/** First line (from 1) that is no UTF-8: no other character of the encoding holds the byte of a line's end. */
const firstBadLine = (bytes: Uint8Array): number => {
  const LINE_END = 10;
  let line = 1;
  for (let from = 0; from <= bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_END, from);
    if (decoded(bytes.subarray(from, end < 0 ? undefined : end)) === undefined || end < 0) return line;
    from = end + 1;
  }
  return line;
};

/** The text of a file in UTF-8, without byte order mark; or the line that is in another encoding (API-08). */
export const textFromUtf8 = (bytes: Uint8Array): { readonly text: string } | { readonly line: number } => {
  const text = decoded(bytes);
  return text === undefined ? { line: firstBadLine(bytes) } : { text };
};
