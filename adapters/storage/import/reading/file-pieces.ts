import { mapInTurns } from '../map-in-turns.ts';
import { parseFile } from './parse-file.ts';
import type { ImportProblem } from '../problems.ts';
import type { ContentFile, RawRecord } from './raw-record.ts';

/** Entries of a list that are parsed at once. */
const ENTRIES_PER_PIECE = 40;
/** A line of a list whose every entry stands by itself: the beginning of an entry, something of it, a comment, nothing. */
const PLAIN_LINE = /^(?:-(?:\s|$)|\s|#|$)/u;
/** The beginning of what another entry could refer to. */
const ANCHOR = /(?:^|[\s[{,])&[^\s,\]}]/u;

/** What is in files, and what is wrong with them. */
export interface ParsedFiles {
  readonly records: readonly RawRecord[];
  readonly problems: readonly ImportProblem[];
}

interface Piece {
  readonly file: ContentFile;
  /** Lines of the file before it. */
  readonly linesBefore: number;
}

/** Parts of a long YAML list that can be parsed one by one; the whole file where its entries may not stand by themselves. */
const piecesOf = (file: ContentFile): readonly Piece[] => {
  const whole: readonly Piece[] = [{ file, linesBefore: 0 }];
  if (!/\.ya?ml$/u.test(file.path)) return whole;
  const lines = file.text.split('\n');
  const starts = lines.flatMap((line, at) => (line.startsWith('-') ? [at] : []));
  if (starts.length <= ENTRIES_PER_PIECE || lines.some((line) => !PLAIN_LINE.test(line) || ANCHOR.test(line)))
    return whole;
  // What comes before the first entry goes with it.
  const ends = starts.filter((_, entry) => entry > 0 && entry % ENTRIES_PER_PIECE === 0);
  return [0, ...ends].map((from, piece) => ({
    file: { ...file, text: lines.slice(from, ends[piece] ?? lines.length).join('\n') },
    linesBefore: from,
  }));
};

const moved = (line: number | undefined, by: number): number | undefined =>
  line === undefined ? undefined : line + by;

/** Reads the records of files, a part at a time: a long list would stop a portal that answers people meanwhile. */
export const parseFiles = async (files: readonly ContentFile[]): Promise<ParsedFiles> => {
  const parsed = await mapInTurns(files.flatMap(piecesOf), ({ file, linesBefore }) => {
    const { records, problems } = parseFile(file);
    return {
      records: records.map((raw) => ({
        ...raw,
        lineOf: (path: readonly PropertyKey[]) => moved(raw.lineOf(path), linesBefore),
      })),
      problems: problems.map((problem) => ({ ...problem, line: moved(problem.line, linesBefore) })),
    };
  });
  return { records: parsed.flatMap(({ records }) => records), problems: parsed.flatMap(({ problems }) => problems) };
};
