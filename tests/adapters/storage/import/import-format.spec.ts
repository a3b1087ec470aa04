import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFormats } from '#adapters/storage/import/import-format.ts';
import { importContent } from '#adapters/storage/import/index.ts';
import { emptied, testDatabase } from '../postgres/test-database.ts';
import { aRegulation, contentFolder } from './content-folder.ts';

const clock = { now: () => Date.parse('2026-11-21T09:00:00+01:00') };
const database = testDatabase();

/** What differs when one source file is not what it is. */
const changedBy = (source: string): readonly string[] => {
  const before = importFormats();
  const after = importFormats((file) => readFileSync(file, 'utf8') + (file === resolve(source) ? '\n' : ''));
  return (['batch', 'record'] as const).filter((format) => before[format] !== after[format]);
};

describe('importFormats', () => {
  it('should be the same for the same sources', () => {
    expect(importFormats()).toEqual(importFormats());
  });

  it.each([
    ['a schema', 'adapters/storage/import/schemas/regulations.ts', ['batch']],
    ['a conversion', 'adapters/storage/import/convert/catalogue.ts', ['batch']],
    ['a rule that a conversion imports', 'core/content/markdown.ts', ['batch']],
    ['what writes a record', 'adapters/storage/import/writing/write-own.ts', ['batch', 'record']],
    ['a conversion at the writing', 'adapters/storage/import/convert/procedure-entries.ts', ['batch', 'record']],
    ['a table', 'adapters/storage/postgres/migrations/0001-content.sql', ['batch', 'record']],
    ['a page', 'ui/main.tsx', []],
  ])('should change with %s', (_name, source, formats) => {
    expect(changedBy(source)).toEqual(formats);
  });
});

describe('importContent', () => {
  it('[API-08] should leave alone what the same code has imported, and write again what other code has', async () => {
    await emptied(database());
    const folder = contentFolder({ 'regulations/a.yaml': aRegulation('uno') + aRegulation('due') });
    const formats = importFormats();
    const importedBy = (changes: Partial<typeof formats>) =>
      importContent(database(), folder.path, { clock, formats: { ...formats, ...changes } });
    expect(await importContent(database(), folder.path, { clock })).toMatchObject({ inserted: 2 });
    expect(await importedBy({})).toMatchObject({ updated: 0, unchanged: 2 });
    expect(await importedBy({ batch: 'other' })).toMatchObject({ updated: 0, unchanged: 2 });
    expect(await importedBy({ record: 'other' })).toMatchObject({ updated: 2, unchanged: 0 });
  });
});
