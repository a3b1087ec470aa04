import { type DatedContent, type Term, termName, termsOf } from '#core/terms/term.ts';
import { isoDateFrom, type IsoDate } from '#core/kernel/iso-date.ts';
import { hasTermMark, type TermMark, termMarkFrom, withoutTermMarks, withTermDays } from '#core/terms/marks.ts';
import { contradictedBy, writtenDays } from '#core/terms/written-days.ts';
import { formatDayInWordsAfterIl } from '#core/formatting/date.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import type { ImportProblem } from '../problems.ts';
import type { RawRecord } from '../reading/raw-record.ts';
import type { TypedRecord } from '../convert/content-row.ts';
import { identityOf } from './identity.ts';
import { AIDS_FOLDER } from './known-records.ts';
import { pathsOf } from './links.ts';
import { type LocatedText, textsIn } from './schema-fields.ts';
import type { ContentType } from '../schemas/index.ts';

/** What names a term of the ledger. */
export interface TermKey {
  readonly type: ContentType;
  readonly slug: string;
  readonly kind: string;
}
export interface LedgerTerm extends TermKey {
  readonly day: IsoDate;
}

/** The terms that an import and the database know of, by the content in which they stand and by its page's path. */
export interface TermLedger {
  readonly of: (raw: RawRecord) => readonly LedgerTerm[];
  readonly at: (path: string) => readonly LedgerTerm[];
}

/** A record's own terms, as they are written; what is no day names none. */
const rawTerms = (value: unknown): readonly Term[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { eventDate, bookingUrl, bookingUntil, terms, ...rest } = value as Record<string, unknown>;
  const event = { eventDate, bookingUrl, bookingUntil };
  const listed = Array.isArray(terms) ? terms.filter((one) => typeof one === 'object' && one !== null) : [];
  return termsOf({ ...rest, event, terms: listed } as DatedContent).filter(
    ({ day }) => typeof day === 'string' && isoDateFrom(day) !== undefined,
  );
};

/** What a record is stored under, of one that says it; undefined where that is what is wrong with it. */
export const slugOf = ({ type, value }: RawRecord): string | undefined => {
  try {
    const identity: unknown = identityOf({ type, value } as TypedRecord);
    if (typeof identity !== 'string') return undefined;
    return type === 'aids' ? identity.slice(AIDS_FOLDER.length) : identity;
  } catch {
    // What is wrong with it is what would name it.
    return undefined;
  }
};

/** The ledger of the records of a batch, `known` being what the database has of other contents. */
export const termLedger = (raws: readonly RawRecord[], known: readonly LedgerTerm[], table: RouteTable): TermLedger => {
  const own = new Map(
    raws.map((raw) => {
      const slug = slugOf(raw);
      return [
        raw,
        slug === undefined ? [] : rawTerms(raw.value).map((term) => ({ ...term, type: raw.type, slug })),
      ] as const;
    }),
  );
  // What the batch says of a content holds for what the database has of it.
  const written = [...own.values()].flat();
  const isWritten = new Set(written.map(({ type, slug }) => `${type}/${slug}`));
  const pages = new Map<string, LedgerTerm[]>();
  for (const term of [...written, ...known.filter(({ type, slug }) => !isWritten.has(`${type}/${slug}`))])
    for (const path of pathsOf(table, term.type, term.slug)) {
      const terms = pages.get(path);
      if (terms === undefined) pages.set(path, [term]);
      else terms.push(term);
    }
  return { of: (raw) => own.get(raw) ?? [], at: (path) => pages.get(path) ?? [] };
};

/** What a record says of terms, each as its day, and every mark that names none. */
export interface Resolved {
  readonly value: unknown;
  readonly problems: readonly (LocatedText & { readonly reason: string })[];
  /** The term that a notice is about. */
  readonly term?: LedgerTerm | undefined;
}

const UNWRITTEN = 'un termine si cita così: {{termine:modifiche}}, oppure {{termine:/servizi/domanda-unica:modifiche}}';

/** The value of a record with every mark of a term as its day in words, and a notice with the day of the term that it is about (TERM-06). */
export const withTerms = (raw: RawRecord, value: unknown, ledger: TermLedger): Resolved => {
  const problems: (LocatedText & { reason: string })[] = [];
  const termAt = ({ path, name }: TermMark): LedgerTerm | string => {
    const terms = path === undefined ? ledger.of(raw) : ledger.at(path);
    const where = path === undefined ? 'questo contenuto' : `«${path}»`;
    return (
      terms.find((one) => termName(one) === name) ??
      (terms.length === 0
        ? `${where} non ha termini da citare`
        : `fra i termini di ${where} non c’è «${name}»: ci sono ${terms.map(termName).join(', ')}`)
    );
  };
  const walk = (node: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof node === 'string') {
      if (!hasTermMark(node)) return node;
      let reason = UNWRITTEN;
      const text = withTermDays(node, (mark) => {
        const term = termAt(mark);
        if (typeof term !== 'string') return term.day;
        reason = term;
        return undefined;
      });
      if (hasTermMark(text)) problems.push({ path, text: node, reason });
      return text;
    }
    if (Array.isArray(node)) return node.map((entry, at) => walk(entry, [...path, at]));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, entry]) => [key, walk(entry, [...path, key])]));
  };
  const resolved = walk(value, []);
  const { term: text, date } = (raw.type === 'alerts' ? resolved : {}) as { term?: unknown; date?: unknown };
  if (typeof text !== 'string') return { value: resolved, problems };
  const mark = termMarkFrom(text);
  const term = mark === undefined ? 'deve dire pagina e termine: /servizi/domanda-unica:modifiche' : termAt(mark);
  const reason =
    typeof term === 'string' ? term : date === undefined ? undefined : 'il giorno è già nel registro: togliere «date»';
  if (reason !== undefined) problems.push({ path: ['term'], text, reason });
  return typeof term === 'string'
    ? { value: resolved, problems }
    : { value: { ...(resolved as object), date: term.day }, problems, term };
};

/**
 * Days written by hand that are near a term of the content, or of one that it links to, and not the term: whoever reads both does not
 * know which holds (TERM-06). `links` are the paths that the record leads to.
 */
export const termWarnings = (
  raw: RawRecord,
  links: readonly LocatedText[],
  ledger: TermLedger,
): readonly ImportProblem[] => {
  const paths = new Set(links.map(({ text }) => text.replace(/[?#].*$/u, '')));
  const terms = [...ledger.of(raw), ...[...paths].flatMap((path) => ledger.at(path))];
  if (terms.length === 0) return [];
  const { date, term } = (raw.type === 'alerts' ? raw.value : {}) as { date?: unknown; term?: unknown };
  const ofNotice = typeof date === 'string' && term === undefined ? isoDateFrom(date) : undefined;
  const texts = [
    ...textsIn(raw.value).map(({ path, text }) => ({ path, text: withoutTermMarks(text) })),
    ...(ofNotice === undefined ? [] : [{ path: ['date'], text: formatDayInWordsAfterIl(ofNotice) }]),
  ];
  return texts.flatMap(({ path, text }) =>
    writtenDays(text).flatMap((written) => {
      const meant = contradictedBy(written, terms);
      return meant === undefined
        ? []
        : [
            {
              file: raw.file,
              line: raw.lineOf(path),
              field: path.map(String).join('.'),
              reason: `«${written.words}» non è ${formatDayInWordsAfterIl(meant.day)}, «${termName(meant)}» di ${meant.type}/${meant.slug}: se è lo stesso termine, citarlo con {{termine:…}}`,
            },
          ];
    }),
  );
};
