import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { PortalNames } from '#core/navigation/portal-settings.ts';
import { importContent } from '#adapters/storage/import/index.ts';
import { testDatabase } from '../postgres/test-database.ts';

const AGENCY = 'adapters/deploy/example-agency';
const database = testDatabase();

it('[API-08] [RED-03] should have nothing against the agency from which others start', async () => {
  const { names } = JSON.parse(readFileSync(`${AGENCY}/settings.json`, 'utf8')) as { readonly names: PortalNames };
  const clock = { now: () => Date.parse('2026-11-21T09:00:00+01:00') };
  const { inserted, changes = [] } = await importContent(database(), `${AGENCY}/contents`, {
    clock,
    names,
    isRehearsal: true,
  });
  expect(inserted).toBeGreaterThan(50);
  expect(changes.filter(({ kind }) => kind !== 'inserted')).toEqual([]);
});

it('[CONST-10] should have the trial of a copy count what the import of it has counted', async () => {
  const { names } = JSON.parse(readFileSync(`${AGENCY}/settings.json`, 'utf8')) as { readonly names: PortalNames };
  const asked = /--command="(?<sql>[^"]+)"/u.exec(readFileSync('adapters/deploy/postgres/try-restore.sh', 'utf8'));
  const contents = /, \((?<sql>select .+)\)$/u.exec(asked?.groups?.['sql'] ?? '')?.groups?.['sql'];
  const { inserted } = await importContent(database(), `${AGENCY}/contents`, {
    clock: { now: () => Date.parse('2026-11-21T09:00:00+01:00') },
    names,
  });
  expect(await database().query(contents ?? '')).toEqual([{ count: inserted }]);
});
