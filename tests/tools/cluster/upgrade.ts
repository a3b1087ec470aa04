import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMONSTRATION_CONTENT } from '#adapters/storage/seed/index.ts';
import { say } from '../command.ts';
import { HttpClient } from './http-client.ts';
import { takeFormerVersion } from './former-version.ts';
import { stopWhereSomethingIsMissing } from './missing.ts';
import { Ends, makePromises } from './promises.ts';
import { startReading } from './readers.ts';
import { makeStack } from './stack.ts';
import { keptOf, startWriting } from './writers.ts';

const PROCESSES = 2;
const CUAA = 'BNCNNA80A41H501R';
const PUBLIC = ['/portale/', '/portale/normative', '/portale/servizi', '/api/regulations?search=domanda', '/api/faqs'];
const PRIVATE = [
  '/api/private/cuaa',
  '/api/private/dashboard',
  `/api/private/file/alerts/${CUAA}`,
  `/api/private/file/card-header/${CUAA}`,
  `/api/private/detail/payments/${CUAA}`,
  `/api/private/notifications/unread-count/AGRI/${CUAA}`,
];
/** How long both versions work side by side before the next step. */
const SIDE_BY_SIDE_MS = 2_000;

/**
 * Tries an upgrade: the version before this one, or the commit that is named, serves a country, this one takes over process by process, and the
 * former one comes back, while people read and write. Prints one line for each promise; answers the exit code, 1 where a promise is broken.
 */
export const tryUpgrade = async (named: string | undefined): Promise<number> => {
  stopWhereSomethingIsMissing();
  const ends = new Ends();
  const promises = makePromises();
  try {
    const stack = await makeStack(ends, {
      places: PROCESSES,
      limits: { requestsPerMinute: 1_000_000, unsafeRequestsPerMinute: 100_000, answerSeconds: 30 },
    });
    const former = await takeFormerVersion(join(stack.folder, 'versione-di-prima'), named);
    if (former === undefined) {
      say('saltata: la versione di prima si prende da git, e qui non c’è la sua storia.');
    } else {
      promises.note(
        `dalla versione ${former.commit} a questa, migrazioni nuove: ${former.newMigrations.join(', ') || 'nessuna'}`,
      );
      for (let at = 0; at < PROCESSES; at += 1) await stack.start(at, former.folder);
      // Its own contents: it knows nothing of what later ones may say.
      const contents = join(former.folder, relative('.', DEMONSTRATION_CONTENT));
      await stack.deployment.importFolder(contents, 'dimostrazione', former.folder);
      const token = await stack.tokenOf('anna.bianchi', { sid: 'sessione-di-anna' });
      const operator = await stack.tokenOf('paola.verdi', { sid: 'sessione-di-paola' });
      const people = [
        { client: new HttpClient(stack.front, '127.0.1.1'), paths: PUBLIC },
        { client: new HttpClient(stack.front, '127.0.1.2', token), paths: PRIVATE },
        {
          client: new HttpClient(stack.front, '127.0.1.3', operator),
          paths: ['/api/private/caa/search-companies', '/api/private/caa-KPIs'],
        },
        { client: new HttpClient(stack.front, '127.0.1.4'), paths: PUBLIC },
      ];
      const acknowledged = new Map<string, string>();
      /** Does something while people read and write; tells whether they noticed, and throws where it cannot be done: nothing can follow. */
      const unnoticed = async (promise: string, step: () => Promise<void>): Promise<void> => {
        const reading = startReading(people);
        const writing = startWriting(stack.front, '127.0.2', promise.replaceAll(' ', '-'), 2);
        await pause(SIDE_BY_SIDE_MS);
        const trouble = await step().then(
          () => '',
          (error: unknown) => `; ${String(error)}`,
        );
        await pause(SIDE_BY_SIDE_MS);
        const { count, failures } = await reading.stop();
        await writing.stop();
        for (const [key, number] of writing.acknowledged) acknowledged.set(key, number);
        const kept = await keptOf(stack.primary.url, acknowledged);
        promises.tell(
          promise,
          trouble === '' &&
            failures.length === 0 &&
            kept.missing === 0 &&
            !kept.isTwice &&
            writing.acknowledged.size > 0,
          `${count} letture, ${failures.length} non riuscite ${failures.slice(0, 3).join('; ')}; ${kept.facts}${trouble}`,
        );
        if (trouble !== '') throw new Error(`non si va avanti: ${promise}`);
      };
      await unnoticed('la versione nuova migra mentre quella di prima serve', async () => {
        await stack.end(0);
        await stack.start(0);
      });
      await unnoticed('la versione nuova prende tutti i posti', async () => {
        await stack.end(1);
        await stack.start(1);
      });
      await unnoticed('si torna alla versione di prima sopra i dati nuovi', async () => {
        for (let at = 0; at < PROCESSES; at += 1) {
          await stack.end(at);
          await stack.start(at, former.folder);
        }
      });
      await unnoticed('e di nuovo a quella nuova', async () => {
        for (let at = 0; at < PROCESSES; at += 1) {
          await stack.end(at);
          await stack.start(at);
        }
      });
      for (const { client } of people) client.leave();
    }
  } finally {
    await ends.all();
  }
  return promises.finish();
};
