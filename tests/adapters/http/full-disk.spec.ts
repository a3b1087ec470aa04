import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '#core/kernel/clock.ts';
import { binding } from '#core/kernel/port-key.ts';
import { AssistanceService } from '#core/support/assistance-service.ts';
import { AssistanceOutbox } from '#core/support/assistance-outbox.ts';
import { PostgresAssistanceService } from '#adapters/storage/postgres/assistance/assistance-service.ts';
import { AssistanceJournal } from '#adapters/storage/postgres/assistance/assistance-journal.ts';
import { takesWrites } from '#adapters/storage/postgres/data-folder/room.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import { antiForgeryPair } from '#tests/support/anti-forgery.ts';
import { SERVICE_START_LIMIT_MS, startService, type TestService } from '#tests/support/service.ts';

/** Whether this run may make a disk of its own, a very small one. */
const CAN_MOUNT = process.platform === 'linux' && process.getuid?.() === 0;

const [MOUNT, UNMOUNT] = ['/bin/mount', '/bin/umount'];

const folder = mkdtempSync(join(tmpdir(), 'disco-'));
const disk = join(folder, 'disco');
const filler = join(disk, 'riempitivo');
let isMounted = false;
/** Time that only goes forward: an outcome of a trial holds for a second. */
let steadyMs = 0;
let service: TestService;

/** Fills the disk to the last byte. */
const fill = (): void => {
  for (let bytes = 64 * 1024; bytes >= 1; bytes = Math.floor(bytes / 2)) {
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' });
    } catch {
      // Less goes in, if anything.
    }
  }
};
const empty = (): void => rmSync(filler, { force: true });

describe('takesWrites', () => {
  it('[API-09] should be true of a folder with room, and leave nothing there', async () => {
    const roomy = join(folder, 'spazio');
    mkdirSync(roomy);
    expect(await takesWrites(roomy)).toBe(true);
    expect(readdirSync(roomy)).toEqual([]);
  });

  it('[API-09] should be true however many try at once', async () => {
    const shared = join(folder, 'molti');
    mkdirSync(shared);
    const outcomes = await Promise.all(Array.from({ length: 16 }, () => takesWrites(shared)));
    expect([outcomes, readdirSync(shared)]).toEqual([Array.from({ length: 16 }, () => true), []]);
  });

  it('[API-09] should be false of a folder that is gone, and of a disk that takes nothing', async () => {
    expect(await takesWrites(join(folder, 'assente'))).toBe(false);
    const full = join(folder, 'pieno');
    mkdirSync(full);
    symlinkSync(
      statSync('/dev/full', { throwIfNoEntry: false }) === undefined ? full : '/dev/full',
      join(full, `prova-di-scrittura-${process.pid}`),
    );
    expect(await takesWrites(full)).toBe(false);
  });
});

describe.skipIf(!CAN_MOUNT)('a disk that is full', () => {
  beforeAll(async () => {
    mkdirSync(disk);
    execFileSync(MOUNT, ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]);
    isMounted = true;
    const journal = new AssistanceJournal(disk);
    service = await startService({
      instead: [
        binding(AssistanceService, [Database, Clock], (db, clock) => new PostgresAssistanceService(db, clock, journal)),
      ],
      alsoNeeds: { disco: () => takesWrites(disk) },
      steadyClock: { now: () => steadyMs },
    });
  }, SERVICE_START_LIMIT_MS);
  afterAll(async () => {
    await service.stop();
    if (isMounted) execFileSync(UNMOUNT, [disk]);
  });

  const send = async (key: string): Promise<Response> => {
    return fetch(`${service.api}/support/send-assistance-request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...(await antiForgeryPair(service.api)) },
      body: JSON.stringify({
        name: 'Anna',
        surname: 'Bianchi',
        fiscalCode: 'BNCNNA80A41H501R',
        email: 'anna@bianchi.example',
        phone: null,
        scope: 'domanda-unica',
        subject: 'Anticipo',
        message: `Vorrei sapere quando arriva il mio anticipo. ${'a'.repeat(2_000)}`,
        consent: true,
      }),
    });
  };
  const ready = async (): Promise<unknown> => {
    steadyMs += 1_000;
    const answer = await fetch(`${service.origin}/health/ready`);
    return [answer.status, ((await answer.json()) as { parti: object }).parti];
  };
  const journalled = (): string => readFileSync(join(disk, 'richieste-di-assistenza.jsonl'), 'utf8');

  it('[PAGE-33] [API-06] [API-09] should be told by health and by 503, with nothing half-written and nothing to send, until there is room', async () => {
    expect(await ready()).toEqual([200, { database: 'ok', disco: 'ok' }]);
    expect((await send('chiave-del-disco-1')).status).toBe(200);
    const before = journalled();
    fill();
    expect(await ready()).toEqual([503, { database: 'ok', disco: 'assente' }]);
    const refused = await send('chiave-del-disco-2');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(journalled()).toBe(before);
    const outbox = service.composition.get(AssistanceOutbox);
    const taken = [await outbox.claim(60_000), await outbox.claim(60_000)];
    expect(taken.map((one) => one?.request.subject)).toEqual(['Anticipo', undefined]);
    empty();
    expect(await ready()).toEqual([200, { database: 'ok', disco: 'ok' }]);
    expect((await send('chiave-del-disco-2')).status).toBe(200);
    expect(journalled().split('\n')).toHaveLength(before.split('\n').length + 1);
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
