import type * as z from 'zod';
import { LIST_CHOICES } from '#core/catalogue/definition.ts';
import { spelledOtherwise } from '#core/catalogue/option-spelling.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { matchRoute, type RouteTable } from '#core/navigation/routes.ts';
import { synonymFaults } from '#core/search/synonyms.ts';
import { DOCUMENT_FOLDER } from '../../postgres/content/media-base.ts';
import { formerPathsOf, type TypedRecord } from '../convert/content-row.ts';
import { aidProblems } from './aid-conditions.ts';
import { identityField, identityOf } from './identity.ts';
import { type KnownRecord, knownKey } from './known-records.ts';
import { isReserved, linkJudge, linksOf } from './links.ts';
import type { MediaLibrary } from '../media/media.ts';
import type { ImportProblem } from '../problems.ts';
import type { RawRecord } from '../reading/raw-record.ts';
import { filesOf, missingSentence, referencesOf } from './references.ts';
import { withAbsoluteDates } from './relative-dates.ts';
import { namesAt, type LocatedText } from './schema-fields.ts';
import { schemaSentence, unknownFieldSentence } from './schema-sentences.ts';
import { CONTENT_SCHEMAS } from '../schemas/index.ts';
import { type LedgerTerm, type Resolved, slugOf, type TermLedger, withTerms } from './term-ledger.ts';
import { unusableTexts } from './text-characters.ts';

/** A record that its schema accepted. */
export interface CheckedRecord {
  readonly record: TypedRecord;
  readonly identity: string;
  readonly raw: RawRecord;
  /** Its links into the portal. */
  readonly links: readonly LocatedText[];
  /** The term that a notice is about. */
  readonly term?: LedgerTerm | undefined;
}

/** Checks a record against the schema of its type: every problem once, at its own line (API-08). */
export const checkRecord = (
  raw: RawRecord,
  today: IsoDate,
  ledger?: TermLedger,
): CheckedRecord | readonly ImportProblem[] => {
  const schema: z.ZodType = CONTENT_SCHEMAS[raw.type];
  const unusable = unusableTexts(raw.value);
  if (unusable.length > 0) return unusable.map(({ path, reason }) => problemAt({ raw }, path, reason));
  const dated = withAbsoluteDates(raw.value, today);
  // A record by itself cites what only all of them can tell.
  const { value, problems, term }: Resolved =
    ledger === undefined ? { value: dated, problems: [] } : withTerms(raw, dated, ledger);
  if (problems.length > 0) return problems.map(({ path, reason }) => problemAt({ raw }, path, reason));
  const outcome = schema.safeParse(value, { error: schemaSentence });
  if (!outcome.success) {
    return outcome.error.issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [problemAt({ raw }, issue.path, issue.message)];
      const known = namesAt(schema, issue.path);
      return issue.keys.map((key) => problemAt({ raw }, [...issue.path, key], unknownFieldSentence(key, known)));
    });
  }
  const record = { type: raw.type, value: outcome.data } as TypedRecord;
  return { record, identity: identityOf(record), raw, links: linksOf(record), term };
};

const problemAt = (
  { raw }: Pick<CheckedRecord, 'raw'>,
  path: readonly PropertyKey[],
  reason: string,
): ImportProblem => ({
  file: raw.file,
  line: raw.lineOf(path),
  field: path.map(String).join('.'),
  reason,
});

const duplicates = (records: readonly CheckedRecord[]): readonly ImportProblem[] => {
  const seen = new Map<string, CheckedRecord>();
  return records.flatMap((checked) => {
    const key = `${checked.record.type}/${checked.identity}`;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, checked);
      return [];
    }
    return [
      problemAt(
        checked,
        [identityField(checked.record)],
        `«${checked.identity}» è già usato in ${first.raw.file}, riga ${first.raw.lineOf([]) ?? 1}`,
      ),
    ];
  });
};

/** A former address leads nowhere else: it is claimed once, and no page stands there now. `claimed` has those of other batches. */
const formerTwice = (
  records: readonly CheckedRecord[],
  isPage: (path: string) => boolean,
  claimed: ReadonlyMap<string, string>,
): readonly ImportProblem[] => {
  const seen = new Map(claimed);
  return records.flatMap((checked) =>
    formerPathsOf(checked.record).flatMap((path, index) => {
      const other = seen.get(path);
      const reason = isPage(path)
        ? `a «${path}» c’è una pagina: un vecchio indirizzo non può essere quello di una pagina che esiste`
        : other === undefined
          ? undefined
          : `«${path}» è già il vecchio indirizzo di ${other}: toglierlo da uno dei due`;
      const line = checked.raw.lineOf(['vecchiIndirizzi', index]) ?? 1;
      if (other === undefined) seen.set(path, `«${checked.identity}» (${checked.raw.file}, riga ${line})`);
      return reason === undefined ? [] : [problemAt(checked, ['vecchiIndirizzi', index], reason)];
    }),
  );
};

/** Pages that editors would add where the portal has one of its own (RED-04). */
const takenAddresses = (records: readonly CheckedRecord[], table: RouteTable): readonly ImportProblem[] =>
  records.flatMap((checked) => {
    if (checked.record.type !== 'pages' || checked.record.value.section === undefined) return [];
    const path = `/${checked.identity}`;
    const match = matchRoute(table, path);
    return match === undefined || Object.keys(match.params).length > 0
      ? []
      : [problemAt(checked, ['slug'], `a «${path}» c’è già una pagina del portale: scegliere un altro nome`)];
  });

const divisionsTwice = (records: readonly CheckedRecord[]): readonly ImportProblem[] => {
  const seen = new Set<string>();
  return records.flatMap((checked) => {
    if (checked.record.type !== 'campaigns') return [];
    return checked.record.value.divisioni.flatMap(({ friendlyUrl }, index) => {
      if (!seen.has(friendlyUrl)) {
        seen.add(friendlyUrl);
        return [];
      }
      return [
        problemAt(checked, ['divisioni', index, 'friendlyUrl'], `«${friendlyUrl}» è già usato da un’altra divisione`),
      ];
    });
  });
};

/** Synonyms that contradict each other, or explain each other in a circle: only all together can tell. */
const synonymProblems = (records: readonly CheckedRecord[]): readonly ImportProblem[] => {
  const synonyms = records.flatMap((checked) =>
    checked.record.type === 'synonyms' ? [{ checked, synonym: checked.record.value }] : [],
  );
  return synonymFaults(synonyms.map(({ synonym }) => synonym)).flatMap(({ at, field, index, reason }) => {
    const checked = synonyms[at]?.checked;
    return checked === undefined ? [] : [problemAt(checked, [field, index], reason)];
  });
};

/** Names of options that other contents of the list write otherwise (RED-03). */
const spellingProblems = (records: readonly CheckedRecord[]): readonly ImportProblem[] => {
  const written = records.flatMap((checked) =>
    LIST_CHOICES.flatMap((section) => {
      const names: unknown = (checked.record.value as Readonly<Record<string, unknown>>)[section];
      return (Array.isArray(names) ? names : []).flatMap((name: unknown, index) =>
        typeof name === 'string' ? [{ checked, path: [section, index], list: checked.record.type, section, name }] : [],
      );
    }),
  );
  return spelledOtherwise(written).flatMap(({ at, first }) => {
    const one = written[at];
    return one === undefined
      ? []
      : [
          problemAt(
            one.checked,
            one.path,
            `«${one.name}» altrove è scritto «${first}»: scriverlo sempre allo stesso modo`,
          ),
        ];
  });
};

/** Conditions of aids that contradict themselves or each other (AIDS-03). */
const conditionProblems = (records: readonly CheckedRecord[], table: RouteTable): readonly ImportProblem[] => {
  const aids = records.flatMap((checked) =>
    checked.record.type === 'aids' ? [{ checked, aid: checked.record.value }] : [],
  );
  return aidProblems(
    aids.map(({ aid }) => aid),
    table,
  ).flatMap(({ at, path, reason }) => {
    const checked = aids[at]?.checked;
    return checked === undefined ? [] : [problemAt(checked, path, reason)];
  });
};

/** Checks what lies in the media folder of a batch, and that the files which records name are there, those of refused records too (API-08). */
export const checkMedia = (
  records: readonly CheckedRecord[],
  refused: readonly RawRecord[],
  library: MediaLibrary,
): readonly ImportProblem[] => {
  const unreadable = new Set(library.problems.map(({ file }) => file));
  return [
    ...library.problems,
    ...[
      ...records.map(({ raw, record }) => ({ raw, value: record.value })),
      ...refused.map((raw) => ({ raw, value: raw.value })),
    ].flatMap((checked) =>
      filesOf(checked.value)
        .filter(({ file }) => !library.has(file) && !unreadable.has(`media/${file}`))
        .map(({ path, missing }) => problemAt(checked, path, missing)),
    ),
    // What only the reserved area shows goes through the private address for documents, which gives PDF.
    ...records
      .filter(({ record }) => isReserved(record))
      .flatMap((checked) =>
        filesOf(checked.record.value)
          .filter(({ file }) => file.startsWith(DOCUMENT_FOLDER) && !file.endsWith('.pdf'))
          .map(({ path }) => problemAt(checked, path, 'nell’area riservata i documenti sono solo PDF')),
      ),
  ];
};

/** What refused records would have been known by, so that mentions of them are no second fault. */
export const refusedAsKnown = (refused: readonly RawRecord[]): readonly KnownRecord[] =>
  refused.flatMap((raw) => {
    const slug = slugOf(raw);
    return slug === undefined
      ? []
      : [{ type: raw.type, slug, isReserved: isReserved({ type: raw.type, value: raw.value } as TypedRecord) }];
  });

/**
 * Checks what no record can tell by itself: that nothing is there twice, and that what is mentioned
 * or linked exists, in this batch or in another one (`known`), at the portal's addresses (API-08).
 */
export const checkTogether = (
  records: readonly CheckedRecord[],
  known: readonly KnownRecord[],
  table: RouteTable,
  claimed: ReadonlyMap<string, string> = new Map(),
): readonly ImportProblem[] => {
  const present = new Set([
    ...known.map(knownKey),
    ...records.map(({ record, identity }) => `${record.type}/${identity}`),
  ]);
  const judge = linkJudge(
    table,
    records.map(({ record }) => record),
    known,
  );
  return [
    ...duplicates(records),
    ...divisionsTwice(records),
    ...takenAddresses(records, table),
    ...synonymProblems(records),
    ...spellingProblems(records),
    ...conditionProblems(records, table),
    ...formerTwice(records, (path) => judge(path, true) === undefined, claimed),
    ...records.flatMap((checked) => [
      ...referencesOf(checked.record)
        .filter(({ type, identity }) => !present.has(`${type}/${identity}`))
        .map((reference) => problemAt(checked, reference.path, missingSentence(reference))),
      ...checked.links.flatMap(({ path, text }) => {
        const fault = judge(text, isReserved(checked.record));
        return fault === undefined ? [] : [problemAt(checked, path, fault)];
      }),
    ]),
  ];
};
