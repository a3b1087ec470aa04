import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Clock } from '#core/kernel/clock.ts';
import { PostgresAssistanceService } from '#adapters/storage/postgres/assistance/assistance-service.ts';
import { AssistanceJournal } from '#adapters/storage/postgres/assistance/assistance-journal.ts';
import { replayAssistanceJournal } from '#adapters/storage/postgres/assistance/replay-journal.ts';
import { PostgresAssistanceOutbox } from '#adapters/storage/postgres/assistance/assistance-outbox.ts';
import type { Database } from '#adapters/storage/postgres/index.ts';
import { claimAll } from '#tests/support/claim-all.ts';
import { anAssistanceRequest } from '#tests/support/mothers/assistance.ts';
import { seedScopes } from './seeds.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase();
const NOW = Date.parse('2026-11-21T09:00:00+01:00');
const clock: Clock = { now: () => NOW };
const request = anAssistanceRequest({ scope: 'domanda-unica' });

const journalFolder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'giornale-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};
const journalFile = (folder: string): string => join(folder, 'richieste-di-assistenza.jsonl');
const linesOf = (folder: string): readonly string[] => readFileSync(journalFile(folder), 'utf8').trimEnd().split('\n');
const takenAs = (receiptNumber: string) => ({
  receiptNumber,
  idempotencyKey: receiptNumber,
  fingerprint: 'x',
  request,
  receivedAt: new Date(NOW).toISOString(),
});
const inFolder = (folder: string): Database => ({ ...database(), folder });
const numbers = async (): Promise<readonly string[]> =>
  (
    await database().query<{ number: string }>('select receipt_number as number from assistance_request order by 1')
  ).map(({ number }) => number);

beforeEach(async () => {
  await seedScopes(await emptied(database()), [{ name: 'Domanda unica', value: 'domanda-unica' }]);
});

describe('the journal of assistance requests', () => {
  it('[PAGE-33] should keep nothing of a request that it had no room for, and let nobody deliver it', async () => {
    const folder = journalFolder();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const journal = { append: () => Promise.reject(full) } as unknown as AssistanceJournal;
    const service = new PostgresAssistanceService(database(), clock, journal);
    await expect(service.send(request, 'prima-chiave-00001')).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await numbers()).toEqual([]);
    expect(await new PostgresAssistanceOutbox(database(), clock).claim(1_000)).toBeUndefined();
    // The same key is taken once there is room again.
    const after = new PostgresAssistanceService(database(), clock, new AssistanceJournal(folder));
    expect((await after.send(request, 'prima-chiave-00001')).ok).toBe(true);
    expect(await numbers()).toHaveLength(1);
  });

  it('[PAGE-33] should take a line back whose request the database could not keep, and no line that came after', async () => {
    const folder = journalFolder();
    const journal = new AssistanceJournal(folder);
    const first = await journal.append(takenAs('RA-1'));
    const second = await journal.append(takenAs('RA-2'));
    await first();
    expect(readFileSync(journalFile(folder), 'utf8')).toContain('RA-1');
    await second();
    const left = readFileSync(journalFile(folder), 'utf8');
    expect([left.includes('RA-1'), left.includes('RA-2'), left.endsWith('\n')]).toEqual([true, false, true]);
  });

  it('[PAGE-33] should bring back what the database has lost, once, and give its numbers to nobody else', async () => {
    const folder = journalFolder();
    const service = new PostgresAssistanceService(database(), clock, new AssistanceJournal(folder));
    await service.send(request, 'prima-chiave-00001');
    const second = await service.send(request, 'altra-chiave-00001');
    const before = await numbers();
    await database().script("delete from assistance_request; select setval('assistance_number', 1, false)");

    expect([await replayAssistanceJournal(inFolder(folder)), await replayAssistanceJournal(inFolder(folder))]).toEqual([
      2, 0,
    ]);
    expect(await numbers()).toEqual(before);
    expect(await service.send(request, 'altra-chiave-00001')).toEqual(second);
    const third = await service.send(request, 'terza-chiave-00001');
    expect(third.ok && before.includes(third.value.number)).toBe(false);
  });

  it('should leave out a line that was cut off, and write the next one on a line of its own', async () => {
    const folder = journalFolder();
    const service = new PostgresAssistanceService(database(), clock, new AssistanceJournal(folder));
    await service.send(request, 'prima-chiave-00001');
    appendFileSync(journalFile(folder), '{"receiptNumber":"RA-2026-00');
    await service.send(request, 'altra-chiave-00001');
    await database().query('delete from assistance_request');
    expect(await replayAssistanceJournal(inFolder(folder))).toBe(2);
  });

  it('should survive a journal with nothing but rubbish in it', async () => {
    const folder = journalFolder();
    writeFileSync(journalFile(folder), `\u0000\u0000\n[]\n"x"\nnull\n${'x'.repeat(300_000)}`);
    expect(await replayAssistanceJournal(inFolder(folder))).toBe(0);
    expect(readFileSync(journalFile(folder), 'utf8')).toBe('');
  });

  it('should journal a request again when an attempt was cut off before its acknowledgement', async () => {
    const folder = journalFolder();
    await new PostgresAssistanceService(database(), clock, undefined).send(request, 'prima-chiave-00001');
    await new PostgresAssistanceService(database(), clock, new AssistanceJournal(folder)).send(
      request,
      'prima-chiave-00001',
    );
    expect(readFileSync(journalFile(folder), 'utf8')).toContain('prima-chiave-00001');
  });

  it('[PAGE-33] should write one line for a request, however often it is sent', async () => {
    const folder = journalFolder();
    const service = new PostgresAssistanceService(database(), clock, new AssistanceJournal(folder));
    for (let time = 0; time < 3; time += 1) await service.send(request, 'stessa-chiave-0001');
    await new PostgresAssistanceService(database(), clock, new AssistanceJournal(folder)).send(
      request,
      'stessa-chiave-0001',
    );
    expect(linesOf(folder)).toHaveLength(1);
  });

  it('[PAGE-33] should keep nothing of a person once the request is delivered, and never give its number again', async () => {
    const folder = journalFolder();
    const journal = new AssistanceJournal(folder);
    const service = new PostgresAssistanceService(database(), clock, journal);
    const outbox = new PostgresAssistanceOutbox(database(), clock, journal);
    const [first, second] = [
      await service.send(request, 'prima-chiave-00001'),
      await service.send(request, 'altra-chiave-00001'),
    ];
    if (!first.ok || !second.ok) expect.fail('they were not taken');
    await outbox.delivered({ receiptNumber: second.value.number });
    expect(linesOf(folder)).toEqual([
      expect.stringContaining(first.value.number),
      JSON.stringify({ lastReceipt: Number(second.value.number.slice(-6)) }),
    ]);
    await outbox.delivered({ receiptNumber: first.value.number });
    // Sent again by a browser that never got its answer.
    expect(await service.send(request, 'prima-chiave-00001')).toEqual(first);
    expect(linesOf(folder)).toEqual([JSON.stringify({ lastReceipt: Number(second.value.number.slice(-6)) })]);

    await database().script("delete from assistance_request; select setval('assistance_number', 1, false)");
    expect(await replayAssistanceJournal(inFolder(folder))).toBe(0);
    const third = await service.send(request, 'terza-chiave-00001');
    expect(third.ok && Number(third.value.number.slice(-6))).toBe(Number(second.value.number.slice(-6)) + 1);
  });

  it('[PAGE-33] should cut at the start what was delivered, what stands there twice and what was torn', async () => {
    const folder = journalFolder();
    const service = new PostgresAssistanceService(database(), clock, new AssistanceJournal(folder));
    const first = await service.send(request, 'prima-chiave-00001');
    await service.send(request, 'altra-chiave-00001');
    const [, waiting = ''] = linesOf(folder);
    appendFileSync(journalFile(folder), `${waiting}\n{"receiptNumber":"RA-2026-00\n${'x'.repeat(300_000)}\n`);
    // Delivered by a version that did not cut.
    if (first.ok)
      await new PostgresAssistanceOutbox(database(), clock).delivered({ receiptNumber: first.value.number });
    expect(await replayAssistanceJournal(inFolder(folder))).toBe(0);
    expect(linesOf(folder)).toEqual([waiting, expect.stringMatching(/^\{"lastReceipt":\d+\}$/u)]);
  });

  it('[PAGE-33] should take back thousands of requests, and have them due', async () => {
    const folder = journalFolder();
    const many = Array.from({ length: 1_201 }, (_, at) =>
      JSON.stringify({
        ...takenAs(`RA-2026-${String(at + 1).padStart(6, '0')}`),
        receivedAt: '2026-11-21 08:00:00.5+00',
      }),
    );
    writeFileSync(journalFile(folder), `${many.join('\n')}\n`);
    expect(await replayAssistanceJournal(inFolder(folder))).toBe(1_201);
    const outbox = new PostgresAssistanceOutbox(database(), clock);
    expect((await claimAll(outbox, 60_000)).map(({ receivedAt }) => receivedAt)).toEqual(
      Array.from({ length: 1_201 }, () => Date.parse('2026-11-21T08:00:00.500Z')),
    );
  });

  it.each([
    ['receivedAt', { receivedAt: 'ieri' }],
    ['receivedAt', { receivedAt: '2026-02-30T08:00:00.000Z' }],
    ['receivedAt', { receivedAt: 5 }],
    ['receiptNumber', { receiptNumber: 7 }],
    ['idempotencyKey', { idempotencyKey: null }],
    ['fingerprint', { fingerprint: undefined }],
    ['request', { request: 'testo' }],
    ['request.message', { request: { ...request, message: 'una\u0000nulla' } }],
    ['request.subject', { request: { ...request, subject: 'mezza \ud83d' } }],
  ])('[PAGE-33] should say in Italian where %s cannot be true, and lose no request', async (field, wrong) => {
    const folder = journalFolder();
    const good = JSON.stringify(takenAs('RA-2026-000001'));
    const bad = JSON.stringify({ ...takenAs('RA-2026-000002'), ...wrong });
    const last = JSON.stringify(takenAs('RA-2026-000003'));
    writeFileSync(journalFile(folder), `${good}\n${bad}\n${last}\n`);
    await expect(replayAssistanceJournal(inFolder(folder))).rejects.toMatchObject({
      code: 'storage.journal',
      message: expect.stringMatching(
        new RegExp(
          `richieste-di-assistenza\\.jsonl .*\\(riga 2, campo ${field.replace('.', '\\.')}\\).*correggere`,
          'u',
        ),
      ),
    });
    expect([linesOf(folder), await numbers()]).toEqual([
      [good, bad, last],
      ['RA-2026-000001', 'RA-2026-000003'],
    ]);
    writeFileSync(journalFile(folder), `${good}\n${JSON.stringify(takenAs('RA-2026-000002'))}\n${last}\n`);
    expect(await replayAssistanceJournal(inFolder(folder))).toBe(1);
  });

  it('[PAGE-33] should take one of many requests sent at once with one key', async () => {
    const service = new PostgresAssistanceService(database(), clock, new AssistanceJournal(journalFolder()));
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => service.send(request, 'stessa-chiave-0001')));
    expect([
      new Set(outcomes.map((outcome) => outcome.ok && outcome.value.number)).size,
      (await numbers()).length,
    ]).toEqual([1, 1]);
  });
});

describe('PostgresAssistanceOutbox', () => {
  it('should hand out what is due once, again after its lease, and never after delivery', async () => {
    let now = NOW;
    const outbox = new PostgresAssistanceOutbox(database(), { now: () => now });
    await new PostgresAssistanceService(database(), clock, undefined).send(request, 'prima-chiave-00001');
    const first = await outbox.claim(60_000);
    if (first === undefined) expect.fail('nothing was due');
    expect([first.request, first.attempts, await outbox.claim(60_000)]).toEqual([request, 0, undefined]);
    now += 60_000;
    expect((await outbox.claim(60_000))?.attempts).toBe(1);
    await outbox.delivered(first);
    now += 600_000;
    expect(await outbox.claim(60_000)).toBeUndefined();
  });

  it('should wait before a request that could not be delivered is due again', async () => {
    let now = NOW;
    const outbox = new PostgresAssistanceOutbox(database(), { now: () => now });
    await new PostgresAssistanceService(database(), clock, undefined).send(request, 'prima-chiave-00001');
    const first = await outbox.claim(60_000);
    if (first === undefined) expect.fail('nothing was due');
    await outbox.failed(first, 5_000, 'casella non raggiungibile');
    expect(await outbox.claim(60_000)).toBeUndefined();
    now += 5_000;
    expect(await outbox.claim(60_000)).toMatchObject({ receiptNumber: first.receiptNumber });
  });

  const YEAR_MS = 365 * 86_400_000;

  it('[PAGE-33] should hand out at once what was taken while the clock was ahead', async () => {
    let now = NOW + YEAR_MS;
    const moving: Clock = { now: () => now };
    await new PostgresAssistanceService(database(), moving, undefined).send(request, 'prima-chiave-00001');
    now = NOW;
    expect(await new PostgresAssistanceOutbox(database(), moving).claim(60_000)).toMatchObject({ request });
  });

  it('[PAGE-33] should try again what was planned, or was in hand, while the clock was ahead', async () => {
    let now = NOW + YEAR_MS;
    const outbox = new PostgresAssistanceOutbox(database(), { now: () => now });
    const service = new PostgresAssistanceService(database(), clock, undefined);
    await service.send(request, 'prima-chiave-00001');
    const failed = await outbox.claim(900_000);
    if (failed === undefined) expect.fail('nothing was due');
    await outbox.failed(failed, 3_600_000, 'casella non raggiungibile');
    await service.send(request, 'altra-chiave-00001');
    await outbox.claim(900_000);
    now = NOW;
    // By a clock that is right: a lease of fifteen minutes, and the longest wait of all.
    expect((await claimAll(outbox, 900_000)).map(({ attempts }) => attempts)).toEqual([1, 1]);
  });

  it('[PAGE-33] should keep a request for one process only, and take no word about it from another', async () => {
    let now = NOW;
    const outbox = new PostgresAssistanceOutbox(database(), { now: () => now });
    await new PostgresAssistanceService(database(), clock, undefined).send(request, 'prima-chiave-00001');
    const slow = await outbox.claim(60_000);
    now += 59_000;
    if (slow === undefined) expect.fail('nothing was due');
    expect([await outbox.keep(slow, 60_000), slow.receivedAt]).toEqual([true, NOW]);
    now += 59_000;
    expect(await outbox.claim(60_000)).toBeUndefined();
    now += 1_000;
    const taken = await outbox.claim(60_000);
    expect([taken?.attempts, await outbox.keep(slow, 60_000)]).toEqual([1, false]);
    await outbox.failed(slow, 0, 'in ritardo');
    expect(await outbox.claim(60_000)).toBeUndefined();
    await outbox.delivered(slow);
    expect(taken !== undefined && (await outbox.keep(taken, 60_000))).toBe(false);
  });
});
