import { expect, it } from 'vitest';
import { importContent } from '#adapters/storage/import/index.ts';
import { PostgresStatementRepository } from '#adapters/storage/postgres/reserved/statement-repository.ts';
import { emptied, testDatabase } from '../postgres/test-database.ts';
import { aCompany, contentFolder } from './content-folder.ts';

const database = testDatabase();
const CUAA = '01234560074';
const ANNA = 'BNCNNA80A41H501R';
const PERSON = `- { fiscal_code: ${ANNA}, username: anna.bianchi, given_name: Anna, family_name: Bianchi, userType: AGRI }
`;
const COMPANY = aCompany(
  { cuaa: CUAA, friendlyUrl: 'azienda-7t0s', name: 'Istituto Agrario Valle Verde', holder: ANNA },
  '{ desTipoDocu: Carta d’identità, estremiDocu: CA00000AA, dataScadenza: 2030-01-01, flagScadenza: N }',
);
const procedures = (status: string, amount: number): string => `- cuaa: "${CUAA}"
  payments:
    - { id: P-1, description: Saldo domanda unica, campaign: 2025, amount: ${amount}, paidOn: 2025-11-06, status: ${status} }
  questions: []
  debts: []
`;

it('[PAGA-05] should say of a closed year what an import changed in it and on which day, until it is as it was', async () => {
  await emptied(database());
  const folder = contentFolder({ 'people/a.yaml': PERSON, 'companies/a.yaml': COMPANY });
  const importedOn = async (day: string, status: string, amount: number) => {
    folder.write({ 'procedures/a.yaml': procedures(status, amount) });
    const clock = { now: () => Date.parse(`${day}T09:00:00+01:00`) };
    await importContent(database(), folder.path, { clock });
    const found = await new PostgresStatementRepository(database(), clock).statement(
      { cuaa: CUAA, as: 'farmer' },
      2025,
    );
    if (!found.ok) throw new Error(found.failure);
    const { creditedCents, corrections = [] } = found.value;
    return [creditedCents, ...corrections.map(({ on, beforeCents, nowCents }) => [on, beforeCents, nowCents])];
  };
  expect(await importedOn('2025-12-01', 'pagato', 110)).toEqual([110_00]);
  expect(await importedOn('2025-12-20', 'pagato', 100)).toEqual([100_00]);
  expect(await importedOn('2026-02-10', 'sospeso', 100)).toEqual([0, ['2026-02-10', 100_00, 0]]);
  expect(await importedOn('2026-03-01', 'pagato', 90)).toEqual([90_00, ['2026-03-01', 100_00, 90_00]]);
  expect(await importedOn('2026-03-02', 'pagato', 100)).toEqual([100_00]);
});
