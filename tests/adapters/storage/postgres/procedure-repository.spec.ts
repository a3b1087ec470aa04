import { expect, it } from 'vitest';
import { PostgresProcedureRepository } from '#adapters/storage/postgres/reserved/procedure-repository.ts';
import { anApplication } from '#tests/support/mothers/procedures.ts';
import { seedNotifications, seedProcedures } from './seeds.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase();

it('[PRAT-01] [PRAT-06] [ROUTE-20] should answer documents and messages of this company alone, where another has an application of the same id', async () => {
  const db = await emptied(database());
  const applications = [anApplication({ id: 'domanda-1', detail: { steps: [] } })];
  await seedProcedures(db, '01234560017', { payments: [], applications, debts: [] });
  for (const [cuaa, id] of [
    ['01234560017', 'la propria'],
    ['01234560025', 'di altri'],
  ] as const)
    await db.query(
      `insert into application_document (cuaa, application, id, title, body, position) values ($1, 'domanda-1', $2, 'Ricevuta', 'Testo.', 0)`,
      [cuaa, id],
    );
  await seedNotifications(
    db,
    ['01234560017', '01234560025'].map((id) => ({
      msgId: `a ${id}`,
      kind: 'AGRI',
      id,
      subject: 'Una richiesta',
      plainBody: 'Testo.',
      createdAt: Date.parse('2026-11-20T09:00:00+01:00'),
      readBy: [],
      about: [{ kind: 'application', id: 'domanda-1' }],
    })),
  );
  const found = await new PostgresProcedureRepository(db).application(
    { cuaa: '01234560017', as: 'farmer' },
    'domanda-1',
  );
  const { documents = [], messages = [] } = (found.ok ? found.value.detail : undefined) ?? {};
  expect([documents.map(({ id }) => id), messages.map(({ msgId }) => msgId)]).toEqual([
    ['la propria'],
    ['a 01234560017'],
  ]);
});
