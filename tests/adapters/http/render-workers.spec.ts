import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { Heartbeat } from '#adapters/http/server/render-workers/heartbeat.ts';
import {
  LeastBusy,
  startRenderWorkers,
  type Supervision,
} from '#adapters/http/server/render-workers/render-workers.ts';
import { StorageStartError } from '#adapters/storage/postgres/index.ts';
import type { PageRequest } from '#adapters/http/server/pages/pages.ts';

const ASKED: PageRequest = {
  path: '/normative',
  match: undefined,
  query: [],
  wasLoggedIn: false,
  origin: 'http://localhost',
};

/** A limit that never passes. */
const NO_LIMIT = { limitMs: 1, timer: { after: () => () => undefined } };

/** Workers that finish only on command, by the task; `inHand` is what each has not finished yet. */
const reported = (count: number) => {
  const inHand = Array.from({ length: count }, () => 0);
  const open: ((how: 'done' | 'broken') => void)[] = [];
  const workers = inHand.map(
    (_, at) => (): Promise<number> =>
      new Promise((done, refuse) => {
        inHand[at] = (inHand[at] ?? 0) + 1;
        open.push((how) => {
          inHand[at] = (inHand[at] ?? 0) - 1;
          if (how === 'done') done(at);
          else refuse(new Error('broken'));
        });
      }),
  );
  const pool = new LeastBusy(workers, NO_LIMIT);
  return { run: () => pool.run((worker) => worker()), inHand, open };
};

/** A timer whose callbacks are run by hand, in the order in which they were asked for. */
const byHand = () => {
  const due: (() => void)[] = [];
  const after = (_delayMs: number, action: () => void): (() => void) => {
    due.push(action);
    return () => void due.splice(due.indexOf(action), 1);
  };
  return { timer: { after }, due };
};

describe('a thread that hangs', () => {
  it('[API-09] should be silent after three beats without an answer, and hang at the limit, once', () => {
    const { timer, due } = byHand();
    const seen: string[] = [];
    const heart = new Heartbeat(
      timer,
      10_000,
      () => seen.push('asked'),
      () => seen.push('hangs'),
    );
    const beat = (times: number): void => {
      for (let at = 0; at < times; at += 1) due.shift()?.();
    };
    beat(1);
    heart.hear();
    beat(3);
    expect([heart.isHeard, ...seen]).toEqual([true, 'asked', 'asked']);
    beat(1);
    expect(heart.isHeard).toBe(false);
    heart.hear();
    expect(heart.isHeard).toBe(true);
    beat(20);
    expect(seen).toEqual(['asked', 'asked', 'asked', 'hangs']);
    expect(due).toEqual([]);
  });

  it('[API-06] should keep no room of the pool: its job is given up at the limit', async () => {
    const { timer, due } = byHand();
    const pool = new LeastBusy(['uno', 'due'], { limitMs: 1, timer });
    const hung = pool.run(() => new Promise<never>(() => undefined));
    expect(await pool.run(async (worker) => worker)).toBe('due');
    due[0]?.();
    await expect(hung).rejects.toMatchObject({ status: 503 });
    expect(await pool.run(async (worker) => worker)).toBe('uno');
    pool.replace('uno', undefined);
    pool.replace('due', undefined);
    await expect(pool.run(async (worker) => worker)).rejects.toMatchObject({ status: 503 });
  });
});

describe('LeastBusy', () => {
  it('[API-06] should give each task to whoever has the fewest in hand, also after some have failed', async () => {
    const act = fc.oneof(
      fc.constant({ kind: 'ask' } as const),
      fc.record({ kind: fc.constantFrom('done', 'broken'), which: fc.nat(20) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(act, { maxLength: 40 }), async (count, acts) => {
        const { run, inHand, open } = reported(count);
        const asked: Promise<unknown>[] = [];
        for (const one of acts) {
          if (one.kind === 'ask') {
            const fewest = Math.min(...inHand);
            const before = [...inHand];
            asked.push(run().catch(() => undefined));
            const taken = inHand.findIndex((now, at) => now > (before[at] ?? 0));
            expect(before[taken]).toBe(fewest);
          } else {
            const [end] = open.splice(one.which % Math.max(open.length, 1), 1);
            end?.(one.kind);
            // The end of a task is known before the next is given out.
            await new Promise(setImmediate);
          }
        }
        for (const end of open) end('done');
        await Promise.all(asked);
      }),
    );
  });

  it('[API-06] should answer what was done, and refuse what could not be', async () => {
    const { run, open } = reported(2);
    const [first, second] = [run(), run()];
    open[1]?.('done');
    open[0]?.('broken');
    await expect(first).rejects.toThrow('broken');
    expect(await second).toBe(1);
  });
});

/**
 * A thread that speaks as the real one does, prints its number and the title of the document, and draws only its own number, how many connections it may hold and how often it
 * has heard that the content has changed. `build` is a folder where the first that comes leaves its mark; in one with a file
 * `uno-solo` every other cannot open its database. The first listens on a port as long as it lives.
 */
const THREAD = `
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parentPort, threadId, workerData } from 'node:worker_threads';
const { build, storage } = workerData;
let heard = 0;
const isFirst = () => { try { mkdirSync(join(build, 'primo')); return true; } catch { return false; } };
parentPort.on('message', (message) => {
  const { kind, job } = message;
  if (kind === 'prepare') parentPort.postMessage({ kind: 'prepared' });
  else if (kind === 'contentChanged') heard += 1;
  else if (kind === 'ping') parentPort.postMessage({ kind: 'pong' });
  else if (kind === 'page' && message.request.path === '/per-sempre') for (;;);
  else if (kind === 'pdf') {
    if (message.document.title === 'rotto') parentPort.postMessage({ kind: 'failed', job, message: 'Non si stampa.' });
    else parentPort.postMessage({ kind: 'done', job, result: Buffer.from([threadId, message.document.title].join(' ')) });
  }
  else setTimeout(() => {
    const html = [threadId, storage.connections, heard].join(' ');
    parentPort.postMessage({ kind: 'done', job, result: { status: 200, shared: true, html } });
  });
});
const say = (opens) =>
  parentPort.postMessage(opens ? { kind: 'opened' } : { kind: 'notOpened', code: 'storage.unreachable', message: 'Non risponde.' });
if (isFirst()) {
  const server = createServer().listen(0, '127.0.0.1', () => {
    writeFileSync(join(build, 'primo', 'porta'), String(server.address().port));
    say(true);
  });
} else say(!existsSync(join(build, 'uno-solo')));
`;

const folder = mkdtempSync(join(tmpdir(), 'portale-thread-'));
const file = join(folder, 'thread.mjs');
writeFileSync(file, THREAD);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const threads = (count: number, build: string, supervision: Partial<Supervision> = {}) =>
  startRenderWorkers(
    count,
    file,
    { build, logLevel: 'silent', storage: { url: 'postgres://a/b' } },
    {
      limitMs: 60_000,
      timer: { after: () => () => undefined },
      onDatabaseHung: () => undefined,
      onReplaced: () => undefined,
      ...supervision,
    },
  );
const FACTS = {
  portal: {},
  calls: { answerSeconds: 30 },
  signOn: {},
  clientFolder: '',
} as unknown as Parameters<Awaited<ReturnType<typeof threads>>['prepareDrawing']>[0];

describe('several threads', () => {
  const drawnAtOnce = async (count: number, changes: number): Promise<readonly (readonly number[])[]> => {
    const several = await threads(count, mkdtempSync(join(folder, 'b-')));
    try {
      await several.prepareDrawing(FACTS);
      for (let change = 0; change < changes; change += 1) several.contentHasChanged();
      const pages = await Promise.all(Array.from({ length: count }, () => several.draw(ASKED)));
      return pages.map(({ html }) => String(html).split(' ').map(Number));
    } finally {
      await several.stop();
    }
  };

  it('[API-06] should draw as many pages at once as there are of them, and share the connections to the server', async () => {
    for (const [count, connections] of [
      [1, 6],
      [2, 3],
      [4, 2],
    ] as const) {
      const drawn = await drawnAtOnce(count, 0);
      expect(new Set(drawn.map(([thread]) => thread)).size).toBe(count);
      expect(drawn.map(([, held]) => held)).toEqual(Array.from({ length: count }, () => connections));
    }
  });

  it('[API-08] should all be told that the content has changed', async () => {
    expect((await drawnAtOnce(3, 2)).map(([, , heard]) => heard)).toEqual([2, 2, 2]);
  });

  it('[API-06] should print PDFs beside the loop that answers, each in the thread with the fewest tasks', async () => {
    const several = await threads(2, mkdtempSync(join(folder, 'b-')));
    try {
      const titles = ['uno', 'due', 'tre', 'quattro'];
      const printed = await Promise.all(titles.map((title) => several.renderPdf({ title, parts: [], footer: '' })));
      const read = printed.map((bytes) => Buffer.from(bytes).toString().split(' '));
      expect(read.map(([, title]) => title)).toEqual(titles);
      expect(new Set(read.map(([thread]) => thread)).size).toBe(2);
      await expect(several.renderPdf({ title: 'rotto', parts: [], footer: '' })).rejects.toThrow('Non si stampa.');
    } finally {
      await several.stop();
    }
  });

  it('[API-06] [API-09] should end the one that hangs and put a prepared one in its room; meanwhile nothing is ready', async () => {
    const { timer, due } = byHand();
    const replaced: true[] = [];
    const one = await threads(1, mkdtempSync(join(folder, 'b-')), { timer, onReplaced: () => replaced.push(true) });
    try {
      await one.prepareDrawing(FACTS);
      const [first] = String((await one.draw(ASKED)).html).split(' ');
      let beat = due[0];
      const hung = one.draw({ ...ASKED, path: '/per-sempre' }).catch((error: unknown) => error);
      for (let at = 0; at < 40 && replaced.length === 0; at += 1) {
        beat?.();
        beat = due.at(-1);
      }
      expect(one.isAnswering()).toBe(false);
      await expect(one.draw(ASKED)).rejects.toMatchObject({ status: 503 });
      expect(await hung).toMatchObject({ status: 503 });
      await expect.poll(() => one.isAnswering()).toBe(true);
      expect(String((await one.draw(ASKED)).html).split(' ')[0]).not.toBe(first);
      expect(replaced).toHaveLength(1);
    } finally {
      await one.stop();
    }
  });

  it('[API-09] should say why one of them cannot start, and leave none behind', async () => {
    const build = mkdtempSync(join(folder, 'b-'));
    writeFileSync(join(build, 'uno-solo'), '');
    await expect(threads(2, build)).rejects.toThrow(StorageStartError);
    expect(await answersAt(Number(readFileSync(join(build, 'primo', 'porta'), 'utf8')))).toBe(false);
  });
});

const answersAt = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket
      .once('error', () => done(false))
      .once('connect', () => {
        socket.destroy();
        done(true);
      });
  });
