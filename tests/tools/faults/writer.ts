import process from 'node:process';
import { PostgresAssistanceService } from '#adapters/storage/postgres/assistance/assistance-service.ts';
import { AssistanceJournal } from '#adapters/storage/postgres/assistance/assistance-journal.ts';
import { migrate, openDatabase } from '#adapters/storage/postgres/index.ts';

// Writes until it is killed: says first what it found, then each row and each request once it is acknowledged.

const [folder = '', round = '0'] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const db = await openDatabase({ kind: 'embedded', folder });
await migrate(db);
const clock = { now: () => Date.now() };
const service = new PostgresAssistanceService(db, clock, new AssistanceJournal(folder));
await db.query(
  `insert into content (type, slug, title, payload) values ('assistance-scopes', 'prova', 'Prova', '{"name": "Prova", "value": "prova"}') on conflict do nothing`,
);
const rows = await db.query<{ page: string }>('select page from feedback');
const requests = await db.query<{ key: string; number: string }>(
  'select idempotency_key as key, receipt_number as number from assistance_request',
);
say(
  `found ${JSON.stringify({ rows: rows.map(({ page }) => page), requests: requests.map(({ key, number }) => `${key}=${number}`) })}`,
);

for (let at = 0; ; at += 1) {
  const id = `${round}-${at}`;
  await db.tx(async (tx) => {
    await tx.query('insert into feedback (page, clarity, given_at) values ($1, 3, now())', [id]);
    await tx.query('insert into audit_event (at, actor, role, action, outcome) values (now(), $1, $1, $1, $2)', [
      id,
      'allowed',
    ]);
  });
  say(`row ${id}`);
  const sent = await service.send(
    {
      name: 'Prova',
      surname: 'Prova',
      fiscalCode: 'BNCNNA80A41H501R',
      email: 'prova@posta.example',
      scope: 'prova',
      subject: id,
      message: 'Una richiesta di prova abbastanza lunga.',
      consent: true,
    },
    id,
  );
  if (sent.ok) say(`request ${id}=${sent.value.number}`);
}
