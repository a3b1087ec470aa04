import { expect, it } from 'vitest';
import { importContent } from '#adapters/storage/import/index.ts';
import { PostgresProducerWork } from '#adapters/storage/postgres/reserved/producer-work.ts';
import { emptied, testDatabase } from '../postgres/test-database.ts';
import { aCompany, contentFolder } from './content-folder.ts';

const database = testDatabase();
const clock = { now: () => Date.parse('2026-11-25T09:00:00+01:00') };
const PAOLA = 'VRDPLA79M52G478S';
const CUAA = '01234560074';

const PERSON = `- fiscal_code: ${PAOLA}
  username: paola.verdi
  given_name: Paola
  family_name: Verdi
  userType: CAA
`;
const OFFICE = `- idUfficio: "056001"
  name: CAA Terre Comuni, ufficio di Viterbo
  descrizioneCaa: Un centro di assistenza.
  mail: viterbo@caaterrecomuni.example
  operators: [${PAOLA}]
`;
const MANDATE = `- cuaa: "${CUAA}"
  idUfficio: "056001"
  from: 2020-01-01
`;
const company = (expires: string): string =>
  aCompany(
    { cuaa: CUAA, friendlyUrl: 'azienda-7t0s', name: 'Istituto Agrario Valle Verde', holder: PAOLA },
    `{ desTipoDocu: Carta d’identità, estremiDocu: CA00000AA, dataScadenza: ${expires}, flagScadenza: N }`,
  );
const procedures = (amount: number): string => `- cuaa: "${CUAA}"
  payments:
    - id: P-1
      description: Saldo domanda unica
      campaign: 2026
      amount: ${amount}
      expectedBy: 2027-01-06
      status: autorizzato
      fermatoDa: [{ tipo: documento, dal: 2026-10-01 }]
  questions: []
  debts: []
`;

const listed = async () => {
  const found = await new PostgresProducerWork(database(), clock).list({ operator: PAOLA, page: 1, pageSize: 10 });
  if (!found.ok) throw new Error(found.failure);
  const { items, totals } = found.value;
  return [items.find(({ kind }) => kind === 'identity-document')?.day, totals.stoppedCents];
};

it('[CAA-05] should follow payments, file and mandate that an import changes or takes away', async () => {
  await emptied(database());
  const folder = contentFolder({
    'people/a.yaml': PERSON,
    'offices/a.yaml': OFFICE,
    'mandates/a.yaml': MANDATE,
    'companies/a.yaml': company('2026-10-01'),
    'procedures/a.yaml': procedures(100),
  });
  const importing = async (files: Readonly<Record<string, string>>): Promise<void> => {
    folder.write(files);
    await importContent(database(), folder.path, { clock });
  };
  await importing({});
  expect(await listed()).toEqual(['2026-10-01', 100_00]);
  await importing({ 'procedures/a.yaml': procedures(70) });
  expect(await listed()).toEqual(['2026-10-01', 70_00]);
  await importing({ 'companies/a.yaml': company('2026-11-01') });
  expect(await listed()).toEqual(['2026-11-01', 70_00]);
  folder.remove('procedures/a.yaml');
  await importing({});
  expect(await listed()).toEqual(['2026-11-01', 0]);
  folder.remove('mandates/a.yaml');
  await importing({});
  expect(await listed()).toEqual([undefined, 0]);
});
