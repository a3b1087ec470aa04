/** Which bytes of a file are asked for, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/u;

/**
 * The part of a file of `size` bytes that a Range header asks for (RFC 9110, 14.2): players of videos ask for what they
 * are about to show. Undefined where all of it is to be sent, as for headers that say nothing clear or name several
 * parts; `none` where the file ends before the part begins.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'none' | undefined => {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= size) return 'none';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
};
