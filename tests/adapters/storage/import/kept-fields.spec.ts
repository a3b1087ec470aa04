import { beforeAll, describe, expect, it } from 'vitest';
import { EDITED_TYPES, type EditedType } from '#adapters/storage/import/schemas/edited-types.ts';
import { type Field, fieldsOf, type Taken } from '#adapters/editing/forms/fields.ts';
import { checkRecord } from '#adapters/storage/import/checking/check-records.ts';
import { contentRow, type TypedRecord } from '#adapters/storage/import/convert/content-row.ts';
import type { MediaLibrary } from '#adapters/storage/import/media/media.ts';
import { listFiles } from '#adapters/storage/import/reading/content-files.ts';
import { parseFiles } from '#adapters/storage/import/reading/file-pieces.ts';
import { DEMONSTRATION_CONTENT } from '#adapters/storage/seed/index.ts';
import { day } from '#tests/support/mothers/day.ts';

/** The words that a picture's file stands for are asked for wherever pictures are; these fields take no words on, and why. */
const NOT_KEPT: readonly string[] = [
  // The contract says of a head only whether it offers the way in; its words are the portal's own.
  'hero-sections.accessArea.title',
  'hero-sections.accessArea.description',
  // Aids stand in their own order and carry no such tag.
  'aids.isNew',
  // The check of all records together makes of it the key of the term: `term-marks.spec.ts`.
  'alerts.term',
];

type Values = Record<string, unknown>;

/** What media become is not asked here, only that they are handed on. */
const SHELF = {
  has: () => true,
  picture: ({ file, description, decorative }: Values) => ({
    url: file,
    alt: `${String(decorative)} ${String(description)}`,
    width: 1,
    height: 1,
  }),
  logos: (logos: readonly Values[] = []) => ({
    logos: logos.map(({ file }) => file),
    logoNames: logos.map(({ description }) => description),
  }),
  document: (document: Values) => document,
  videoOf: ({ video, videoUrl }: Values, title: string) =>
    video ?? (videoUrl === undefined ? undefined : { videoUrl, title }),
} as unknown as MediaLibrary;

const TEXTS = (n: number): readonly string[] => [
  `Prova ${n}`,
  `prova-${n}`,
  `https://prova.example/${n}`,
  `/prova/${n}`,
  `2026-01-0${n}T09:30:00+01:00`,
  `prova-${n}.pdf`,
  `06 12345${n}`,
  `a${n}@prova.example`,
  `09:0${n}`,
  `A12345678${n}`,
  `${n}`,
];

/** The n-th value that a field may hold; undefined where none was thought of. */
const valueOf = (taken: Taken, n: 1 | 2): unknown => {
  switch (taken.kind) {
    case 'line':
    case 'text': {
      const { shape } = taken;
      return TEXTS(n).find((text) => shape === undefined || new RegExp(shape.pattern, 'u').test(text));
    }
    case 'rich':
      return `Testo ${n}.`;
    case 'day':
      return `2026-01-0${n}`;
    case 'yes-no':
      return n === 1;
    case 'number':
      return (taken.least ?? 0) + n;
    case 'choice':
      return taken.options[n - 1];
    case 'choices':
      return [taken.options[n - 1] ?? taken.options[0]];
    case 'file':
      return `prova-${n}.svg`;
    case 'group':
      return filled({}, taken.fields, n);
    case 'groups':
      return [filled({}, taken.fields, n)];
    case 'list':
      return [valueOf(taken.entry, n)];
  }
};

/** A record with something in every field, however deep. */
const filled = (record: Values, fields: readonly Field[], n: 1 | 2 = 1): Values => ({
  ...record,
  ...Object.fromEntries(fields.map(({ name, taken }) => [name, filledPart(record[name], taken, n)])),
});

const filledPart = (part: unknown, taken: Taken, n: 1 | 2): unknown => {
  if (part === undefined) return valueOf(taken, n);
  if (taken.kind === 'group') return filled(part as Values, taken.fields, n);
  if (taken.kind === 'groups') return (part as Values[]).map((one) => filled(one, taken.fields, n));
  return part;
};

const bare = (record: Values, fields: readonly Field[]): Values =>
  Object.fromEntries(fields.filter(({ isRequired }) => isRequired).map(({ name }) => [name, record[name]]));

/** The same record with something else in one field, however deep, or nothing. */
const changed = (record: Values, [name = '', ...deeper]: readonly string[], value: unknown): Values => {
  if (deeper.length === 0) return { ...record, [name]: value };
  const inside = record[name];
  return {
    ...record,
    [name]: Array.isArray(inside)
      ? inside.map((one) => changed(one as Values, deeper, value))
      : changed((inside ?? {}) as Values, deeper, value),
  };
};

const leaves = (fields: readonly Field[], above: readonly string[] = []): readonly (readonly [string[], Taken])[] =>
  fields.flatMap(({ name, taken }) =>
    taken.kind === 'group' || taken.kind === 'groups'
      ? leaves(taken.fields, [...above, name])
      : [[[...above, name], taken] as const],
  );

describe('contentRow', () => {
  const records = new Map<string, readonly Values[]>();
  beforeAll(async () => {
    const { records: raws } = await parseFiles(listFiles(DEMONSTRATION_CONTENT).files);
    for (const raw of raws) {
      const checked = checkRecord(raw, day('2026-11-21'));
      if ('record' in checked) records.set(raw.type, [...(records.get(raw.type) ?? []), checked.record.value]);
    }
  });

  const row = (type: EditedType, value: Values): string =>
    JSON.stringify(contentRow({ type, value } as unknown as TypedRecord, SHELF)) ?? '';

  it.each(EDITED_TYPES.filter((type) => type !== 'paying-bodies'))(
    'should keep whatever an editor can write into %s: a field of a form that nothing reads is a promise broken',
    (type) => {
      const fields = fieldsOf(type);
      const bases = (records.get(type) ?? [])
        .slice(0, 12)
        .flatMap((record) => [filled(record, fields), filled(bare(record, fields), fields), bare(record, fields)]);
      expect(bases).not.toEqual([]);
      const lost = leaves(fields)
        .filter(([path, taken]) =>
          bases.every((base) => {
            const rows = [valueOf(taken, 1), valueOf(taken, 2), undefined].map((value) => {
              try {
                return row(type, changed(base, path, value));
              } catch {
                // A required field that is missing says nothing of whether it is kept.
                return '';
              }
            });
            return new Set(rows.filter((one) => one !== '')).size < 2;
          }),
        )
        .map(([path]) => [type, ...path].join('.'));
      expect(lost).toEqual(NOT_KEPT.filter((name) => name.startsWith(`${type}.`)));
    },
  );
});
