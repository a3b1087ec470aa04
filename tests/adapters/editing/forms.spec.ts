import { italianPhrases } from '#adapters/editing/page/italian.ts';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { collections, type DecapField } from '#adapters/editing/forms/decap.ts';
import { EDITED_TYPES, type EditedType, isEdited } from '#adapters/storage/import/schemas/edited-types.ts';
import { formFromText, textFromForm, textOfRecord } from '#adapters/editing/forms/entry-text.ts';
import { fieldsOf } from '#adapters/editing/forms/fields.ts';
import { FIELD_GROUPS, headingRules, TYPE_GROUPS } from '#adapters/editing/forms/groups.ts';
import { recordFaults } from '#adapters/editing/forms/record-faults.ts';
import { fromForm, toForm, type Values } from '#adapters/editing/forms/shapes.ts';
import { withTables } from '#adapters/editing/guide/tables.ts';
import { checkRecord } from '#adapters/storage/import/checking/check-records.ts';
import { withAbsoluteDates } from '#adapters/storage/import/checking/relative-dates.ts';
import { listFiles } from '#adapters/storage/import/reading/content-files.ts';
import { parseFile } from '#adapters/storage/import/reading/parse-file.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = '2026-11-22' as IsoDate;
const FOLDERS = ['adapters/storage/seed/content', 'adapters/deploy/example-agency/contents'];

/** Every record of both agencies that has a form. */
const RECORDS: readonly (readonly [EditedType, Values])[] = FOLDERS.flatMap((folder) =>
  listFiles(folder).files.flatMap((file) =>
    parseFile(file).records.flatMap(({ type, value }) => (isEdited(type) ? [[type, value as Values] as const] : [])),
  ),
);

/** What the importer makes of the text of a file with one record. */
const imported = (type: EditedType, text: string) => {
  const { records, problems } = parseFile({ type, path: `${type}/uno.md`, text, digest: '' });
  expect(problems).toEqual([]);
  const [raw] = records;
  if (raw === undefined) throw new Error('no record');
  return checkRecord(raw, TODAY);
};

describe('the forms of the editing page', () => {
  it('should exist for every type that editors write, with an Italian name for each field and each value', () => {
    const forms = collections('');
    expect(forms.map(({ name }) => name).toSorted()).toEqual(EDITED_TYPES.toSorted());
    const labels: unknown[] = [];
    const walk = (fields: readonly DecapField[]): void => {
      for (const field of fields) {
        labels.push(field['label']);
        for (const option of (field['options'] ?? []) as readonly { readonly label: string }[])
          labels.push(option.label);
        walk((field['fields'] ?? []) as readonly DecapField[]);
      }
    };
    for (const { fields } of forms) walk(fields);
    expect(labels.length).toBeGreaterThan(400);
    expect(labels.filter((label) => typeof label !== 'string' || !/^[A-ZÀ-Ü]/u.test(label))).toEqual([]);
  });

  it('[RED-03] should put types and the fields of a long form in groups, each once, with what a document may be', () => {
    const types = TYPE_GROUPS.flatMap(({ names }) => names);
    expect(types.toSorted()).toEqual(EDITED_TYPES.toSorted());
    const forms = new Map(collections('').map(({ name, fields }) => [name, fields.map((field) => field['name'])]));
    expect([...forms.keys()]).toEqual(types);
    for (const [type, groups = []] of Object.entries(FIELD_GROUPS)) {
      const names = groups.flatMap((group) => group.names);
      expect(names.toSorted()).toEqual(
        fieldsOf(type as EditedType)
          .map(({ name }) => name)
          .toSorted(),
      );
      expect(forms.get(type)).toEqual(names);
    }
    expect(FIELD_GROUPS.aids).toHaveLength(5);
    const rules = headingRules('aids');
    for (const { heading } of [...TYPE_GROUPS, ...(FIELD_GROUPS.aids ?? [])]) expect(rules).toContain(`'${heading}'`);
    expect(headingRules('faqs')).not.toContain('Chi può averlo');
    expect(JSON.stringify(collections(''))).toContain('Può essere PDF, ODT');
  });

  it('[API-08] should hold every content of both agencies, and write it so that it is imported as it was', () => {
    expect(RECORDS.length).toBeGreaterThan(500);
    for (const [type, record] of RECORDS) {
      const text = textFromForm(type, toForm(type, record, TODAY));
      const before = imported(type, textOfRecord(record));
      const after = imported(type, text);
      expect('record' in before && 'record' in after ? after.record : after).toEqual(
        'record' in before ? before.record : before,
      );
      // Opened again and saved as it is, nothing moves.
      expect(textFromForm(type, formFromText(type, text, TODAY))).toBe(text);
    }
  });

  it('[API-08] should ask for exactly those fields without which the importer refuses a content', () => {
    // One of each type and set of fields.
    const kinds = new Map(
      RECORDS.map(([type, record]) => [`${type} ${Object.keys(record).join()}`, [type, record] as const]),
    );
    for (const [type, record] of kinds.values()) {
      const values = toForm(type, record, TODAY);
      for (const { name, isRequired, taken } of fieldsOf(type)) {
        // A box that is not ticked says no: it cannot be left out.
        if (taken.kind === 'yes-no' || values[name] === undefined) continue;
        const { [name]: _left, ...others } = values;
        const faults = recordFaults(type, fromForm(type, others), TODAY).filter((fault) => fault.endsWith('» manca'));
        expect([type, name, faults.length > 0]).toEqual([type, name, isRequired]);
      }
    }
  });

  it('[API-08] should write any text so that the importer reads that very text', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).filter((text) => text.trim() !== '');
    const line = words.map((text) => text.replaceAll(/\s+/gu, ' '));
    const texts = fc.record({ title: line, page: words, body: words });
    const holds = fc.property(texts, ({ title, page, body }) => {
      const record = {
        friendlyUrl: 'uno',
        title: title.trim(),
        description: 'Prova.',
        publicationDate: TODAY,
        categories: ['Prova'],
        documents: [{ title: 'Testo', pages: [page.trim()] }],
        body: body.trim(),
      };
      const { records } = parseFile({
        type: 'press-releases',
        path: 'press-releases/uno.md',
        text: textOfRecord(record),
        digest: '',
      });
      expect(records[0]?.value).toEqual(record);
    });
    fc.assert(holds, RUNS);
  });

  it('should say in the words of the form what the importer would refuse', () => {
    const record = {
      friendlyUrl: 'Uno',
      title: 'Uno',
      publicationDate: '2026-02-30',
      categories: ['A', 'A'],
      documents: [{}],
      image: { file: 'campo.svg', description: '' },
    };
    expect(recordFaults('press-releases', record, TODAY)).toEqual([
      '«Nome nell’indirizzo» deve contenere solo lettere minuscole senza accento, cifre e trattini singoli',
      '«Descrizione» manca',
      '«Data di pubblicazione» non è una data esistente',
      '«Immagine › Che cosa si vede» deve dire che cosa si vede, a chi non vede; se l’immagine è solo decorativa, va segnata come tale',
      '«Documenti › 1 › Titolo» manca',
      '«Categorie» contiene un valore ripetuto',
    ]);
  });

  it('should leave out what was left empty, and say no for a box that nobody ticked', () => {
    const values = {
      title: ' Uno ',
      isOnlineEvent: undefined,
      image: [],
      cost: '',
      street: null,
      documents: [{ title: '', pages: [] }],
    };
    expect(fromForm('events', values)).toEqual({ title: 'Uno', isOnlineEvent: false });
  });

  it('should know days counted from today as the days that they name', () => {
    const shown = toForm('regulations', { publicationDate: 'oggi-12g' }, TODAY);
    expect(shown).toEqual(withAbsoluteDates({ publicationDate: 'oggi-12g' }, TODAY));
    expect(shown['publicationDate']).toBe('2026-11-10');
  });
});

describe('the guide of the editors', () => {
  it('should have the tables of fields that the schemas have (npm run pages writes them)', () => {
    const guide = readFileSync('adapters/editing/README.md', 'utf8');
    expect(withTables(guide)).toBe(guide);
  });

  it('should call the way to take a content away as the button does', () => {
    const guide = readFileSync('adapters/editing/README.md', 'utf8');
    const toolbar = JSON.stringify(italianPhrases({}, false));
    const named = [...guide.matchAll(/(?:ritirarl[oa], |ritirata \| |fisse\. )«([^»]+)»/gu)].map(([, name]) => name);
    expect(named).toHaveLength(3);
    for (const name of named) expect(toolbar).toContain(`"deletePublishedEntry":"${name}"`);
  });
});
