import * as z from 'zod';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { RawRecord } from './content-files.ts';
import type { TypedRecord } from './convert/content-row.ts';
import { identityField, identityOf } from './identity.ts';
import type { MediaShelf } from './media.ts';
import type { ImportProblem } from './problems.ts';
import { missingSentence, picturesOf, referencesOf } from './references.ts';
import { withAbsoluteDates } from './relative-dates.ts';
import { CONTENT_SCHEMAS } from './schemas/index.ts';

const italian = z.locales.it().localeError;

/** A record that its schema accepted. */
export interface CheckedRecord {
  readonly record: TypedRecord;
  readonly identity: string;
  readonly raw: RawRecord;
}

/** Checks a record against the schema of its type. */
export const checkRecord = (raw: RawRecord, today: IsoDate): CheckedRecord | readonly ImportProblem[] => {
  const schema: z.ZodType = CONTENT_SCHEMAS[raw.type];
  const outcome = schema.safeParse(withAbsoluteDates(raw.value, today), { error: italian });
  if (!outcome.success) {
    return outcome.error.issues.map((issue) => ({ file: raw.file, line: raw.lineOf(issue.path), field: issue.path.map(String).join('.'), reason: issue.message }));
  }
  const record = { type: raw.type, value: outcome.data } as TypedRecord;
  return { record, identity: identityOf(record), raw };
};

const problemAt = ({ raw }: CheckedRecord, path: readonly PropertyKey[], reason: string): ImportProblem => ({
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
    return [problemAt(checked, [identityField(checked.record)], `«${checked.identity}» è già usato in ${first.raw.file}, riga ${first.raw.lineOf([]) ?? 1}`)];
  });
};

const divisionsTwice = (records: readonly CheckedRecord[]): readonly ImportProblem[] => {
  const seen = new Set<string>();
  return records.flatMap((checked) => {
    if (checked.record.type !== 'campaigns') return [];
    return checked.record.value.divisioni.flatMap(({ friendlyUrl }, index) => {
      if (!seen.has(friendlyUrl)) {
        seen.add(friendlyUrl);
        return [];
      }
      return [problemAt(checked, ['divisioni', index, 'friendlyUrl'], `«${friendlyUrl}» è già usato da un'altra divisione`)];
    });
  });
};

/**
 * Checks what no record can tell by itself: that nothing is there twice, and that what is mentioned
 * exists, in this batch or (`known`) in an earlier one.
 */
export const checkTogether = (records: readonly CheckedRecord[], shelf: MediaShelf, known: ReadonlySet<string>): readonly ImportProblem[] => {
  const present = new Set([...known, ...records.map(({ record, identity }) => `${record.type}/${identity}`)]);
  return [
    ...duplicates(records),
    ...divisionsTwice(records),
    ...records.flatMap((checked) => [
      ...referencesOf(checked.record)
        .filter(({ type, identity }) => !present.has(`${type}/${identity}`))
        .map((reference) => problemAt(checked, reference.path, missingSentence(reference))),
      ...picturesOf(checked.record.value)
        .filter(({ file }) => !shelf.has(file))
        .map(({ path, file }) => problemAt(checked, path, `l'immagine «media/${file}» non esiste`)),
    ]),
  ];
};
