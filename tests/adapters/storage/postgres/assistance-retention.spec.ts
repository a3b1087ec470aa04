import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Database, standingFigures, startAssistanceRetention } from '#adapters/storage/postgres/index.ts';
import { PostgresAssistanceService } from '#adapters/storage/postgres/assistance/assistance-service.ts';
import { AssistanceJournal } from '#adapters/storage/postgres/assistance/assistance-journal.ts';
import { replayAssistanceJournal } from '#adapters/storage/postgres/assistance/replay-journal.ts';
import { PostgresAssistanceOutbox } from '#adapters/storage/postgres/assistance/assistance-outbox.ts';
import { anAssistanceRequest } from '#tests/support/mothers/assistance.ts';
import { seedScopes } from './seeds.ts';
import { emptied, testDatabase } from './test-database.ts';

const NOW = Date.parse('2026-11-22T09:00:00Z');
const A_DAY_MS = 86_400_000;
const DAYS = 30;
const UNDELIVERED = 'select receipt_number as n from assistance_request where delivered_at is null';
const database = testDatabase();
const log = { info: () => undefined, warn: vi.fn<() => void>(), error: () => undefined };

let folder = '';
let journal: AssistanceJournal;
beforeEach(async () => {
  vi.clearAllMocks();
  folder = mkdtempSync(join(tmpdir(), 'giornale-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  journal = new AssistanceJournal(folder);
  await seedScopes(await emptied(database()), [{ name: 'Domanda unica', value: 'domanda-unica' }]);
});

/** Takes a request under a key, and delivers it a number of milliseconds ago where one is given. */
const sent = async (key: string, deliveredAgoMs?: number): Promise<void> => {
  const clock = { now: () => NOW - 1_000 * A_DAY_MS };
  const service = new PostgresAssistanceService(database(), clock, journal);
  const outcome = await service.send(anAssistanceRequest({ scope: 'domanda-unica' }), key);
  if (!outcome.ok) throw new Error(outcome.failure.code);
  if (deliveredAgoMs !== undefined)
    await new PostgresAssistanceOutbox(database(), { now: () => NOW - deliveredAgoMs }).delivered({
      receiptNumber: outcome.value.number,
    });
};
const kept = async (): Promise<readonly string[]> =>
  (await database().query<{ key: string }>('select idempotency_key as key from assistance_request order by 1')).map(
    ({ key }) => key,
  );
const inJournal = (): readonly string[] =>
  readFileSync(join(folder, 'richieste-di-assistenza.jsonl'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const { idempotencyKey } = (line === '' ? {} : JSON.parse(line)) as { idempotencyKey?: string };
      return idempotencyKey === undefined ? [] : [idempotencyKey];
    });
const forgetting = async (db: Database = database()): Promise<void> => {
  const stop = await startAssistanceRetention(db, journal, { clock: { now: () => NOW }, log, days: DAYS });
  await stop();
};

describe('startAssistanceRetention', () => {
  beforeEach(async () => {
    await sent('chiave-a-consegnata-da-troppo', DAYS * A_DAY_MS + 1);
    await sent('chiave-b-dell-ultimo-istante', DAYS * A_DAY_MS);
    await sent('chiave-c-di-ieri', A_DAY_MS);
    await sent('chiave-d-mai-consegnata');
  });
  const STAY = ['chiave-b-dell-ultimo-istante', 'chiave-c-di-ieri', 'chiave-d-mai-consegnata'];

  it('[PAGE-33] should forget what was delivered longer ago than it is kept, and nothing that nobody has yet', async () => {
    await forgetting();
    expect(await kept()).toEqual(STAY);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('[PAGE-33] should forget it in the journal too, so that no start takes it back and sends it again', async () => {
    await forgetting();
    expect(inJournal()).toEqual(STAY);
    expect(await replayAssistanceJournal({ ...database(), folder })).toBe(0);
    expect(await kept()).toEqual(STAY);
    // The journal goes on where it was; a start cuts what has been delivered.
    await sent('chiave-e-di-dopo');
    expect(inJournal()).toEqual(['chiave-d-mai-consegnata', 'chiave-e-di-dopo']);
  });

  it('[PAGE-33] should count those that nobody has yet, and say for how long the oldest of them waits', async () => {
    const A_THOUSAND_DAYS_S = 86_400_000;
    expect(await standingFigures(database(), NOW)).toMatchObject({ waiting: 1, oldestS: A_THOUSAND_DAYS_S });
    await new PostgresAssistanceOutbox(database(), { now: () => NOW }).delivered({
      receiptNumber: (await database().query<{ n: string }>(UNDELIVERED))[0]?.n ?? '',
    });
    expect(await standingFigures(database(), NOW)).toEqual({
      waiting: 0,
      oldestS: 0,
      archiveFailures: expect.any(Number),
    });
  });

  it('[PAGE-33] should tell that it could not, and let the portal go on', async () => {
    const away = { ...database(), query: () => Promise.reject(new Error('away')) } as unknown as Database;
    await forgetting(away);
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('non si possono cancellare'), { reason: 'away' });
    expect(await kept()).toHaveLength(4);
  });
});
