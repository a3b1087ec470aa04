// Three equal processes of the portal behind nginx on one PostgreSQL: what a country's portal must survive on a deadline day.
// Prints one line for each promise; exits 1 when one is broken. Everything it starts it ends.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { DEMONSTRATION_CONTENT } from '#adapters/storage/seed/index.ts';
import { CAST } from '#tests/support/cast.ts';
import { startPostgres, startReplica } from '../postgres/server.ts';
import { Asker } from './asker.ts';
import { backUpAndRestore } from './backup.ts';
import { prepareDeployment } from './deployment.ts';
import { startBalancer } from './nginx.ts';
import { freePort, startFollower, startProcess, type PortalProcess } from './processes.ts';

const PROCESSES = 3;
const REQUESTS_PER_MINUTE = 600;
const ANNA = CAST.find(({ username }) => username === 'anna.bianchi');
const CUAA = 'BNCNNA80A41H501R';
const broken: string[] = [];

const tell = (promise: string, isKept: boolean, facts: string): void => {
  process.stdout.write(`${isKept ? 'tiene' : 'CEDE '}  ${promise}: ${facts}\n`);
  if (!isKept) broken.push(promise);
};

const folder = mkdtempSync(join(tmpdir(), 'portale-cluster-'));
const ends: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
const begun = <T extends { stop(): Promise<void> }>(thing: T): T => {
  ends.unshift(() => thing.stop());
  return thing;
};

/** Asks again and again until `stop` is called; answers how many were asked and which were not answered well. */
const load = (askers: readonly Asker[], paths: readonly string[]) => {
  const over = new AbortController();
  const failures: string[] = [];
  let count = 0;
  const runs = askers.map(async (asker, index) => {
    for (let at = index; !over.signal.aborted; at += 1) {
      const path = paths[at % paths.length] ?? '/';
      count += 1;
      try {
        const { status } = await asker.get(path);
        if (status !== 200) failures.push(`${path} ${status}`);
      } catch (error) {
        failures.push(`${path} ${String(error)}`);
      }
    }
  });
  return {
    stop: async () => {
      over.abort();
      await Promise.all(runs);
      return { count, failures };
    },
  };
};

const untilWell = async (asker: Asker, path: string, limitMs: number): Promise<number | undefined> => {
  const start = performance.now();
  while (performance.now() - start < limitMs) {
    const answer = await asker.get(path).catch(() => undefined);
    if (answer?.status === 200) return Math.round(performance.now() - start);
    await pause(50);
  }
  return undefined;
};

try {
  const primary = begun(await startPostgres(['wal_level=replica', 'max_wal_senders=4', 'hot_standby=on']));
  const database = begun(await startFollower(Number(new URL(primary.url).port)));
  const databaseUrl = primary.url.replace(/:\d+\//, `:${database.port}/`);
  const front = await freePort();
  const origin = `http://127.0.0.1:${front}`;

  const { shared, importFolder, tokenOf } = prepareDeployment(join(folder, 'impostazioni'), {
    origin,
    databaseUrl,
    limits: { requestsPerMinute: REQUESTS_PER_MINUTE, unsafeRequestsPerMinute: 100_000, answerSeconds: 30 },
  });
  await importFolder(DEMONSTRATION_CONTENT, 'dimostrazione');

  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const start = (port: number): Promise<PortalProcess> =>
    startProcess(port, { ...shared, PORTAL_DATA_DIR: join(folder, String(port)) });
  const portals: PortalProcess[] = [];
  ends.unshift(async () => {
    for (const portal of portals) await portal.stop('SIGTERM');
  });
  for (const port of ports) portals.push(await start(port));
  const renew = async (at: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    await portals[at]?.stop(signal);
    portals[at] = await start(ports[at] ?? 0);
  };
  begun(await startBalancer(join(folder, 'nginx'), front, ports));
  if (ANNA === undefined) throw new Error('the cast has no Anna');
  const token = await tokenOf(ANNA);

  // Readers from many places, each below their own limit.
  const readers = Array.from({ length: 12 }, (_, index) => new Asker(origin, `127.0.1.${index + 1}`));
  const paths = ['/portale/normative', '/portale/', '/api/regulations', '/portale/servizi'];

  const rolling = load(readers.slice(0, 6), paths);
  for (let at = 0; at < PROCESSES; at += 1) await renew(at, 'SIGTERM');
  const rolled = await rolling.stop();
  const lost = rolled.failures.filter((one) => !one.endsWith(' 429'));
  tell(
    'riavvio a turno sotto carico',
    lost.length === 0,
    `${rolled.count} richieste, ${lost.length} senza risposta ${lost.slice(0, 3).join('; ')}`,
  );

  // Whoever writes sends again under the same key until it is acknowledged: nothing is lost, nothing is there twice.
  const acknowledged = new Map<string, string>();
  const written = new AbortController();
  const write = async (writer: number): Promise<void> => {
    const asker = new Asker(origin, `127.0.2.${writer}`);
    const [scope] = JSON.parse((await asker.get('/api/support/assistance-request-scopes')).text) as { value: string }[];
    for (let at = 0; !written.signal.aborted; at += 1) {
      const key = `cluster-${writer}-${at}`;
      const body = {
        name: 'Prova',
        surname: 'Prova',
        fiscalCode: ANNA.fiscal_code,
        email: 'prova@posta.example',
        scope: scope?.value,
        subject: key,
        message: 'Una richiesta di prova abbastanza lunga per essere accettata.',
        consent: true,
      };
      for (;;) {
        const answer = await asker
          .post('/api/support/send-assistance-request', body, { 'idempotency-key': key })
          .catch(() => undefined);
        if (answer !== undefined && answer.status >= 200 && answer.status < 300) {
          acknowledged.set(key, (JSON.parse(answer.text) as { receiptNumber: string }).receiptNumber);
          break;
        }
        await pause(50);
      }
      await pause(20);
    }
    asker.leave();
  };
  const writers = [1, 2, 3, 4].map(write);
  await pause(1_500);
  await renew(1, 'SIGKILL');
  await pause(1_000);
  written.abort();
  await Promise.all(writers);
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  const rows = (
    await client.query<{ key: string; number: string }>(
      'select idempotency_key as key, receipt_number as number from assistance_request',
    )
  ).rows;
  const connections = (
    await client.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where application_name like 'portale%'",
    )
  ).rows[0]?.count;
  await client.end();
  process.stdout.write(`misura collegamenti aperti da ${PROCESSES} processi: ${connections ?? 'ignoti'}\n`);
  const kept = new Map(rows.map(({ key, number }) => [key, number]));
  const missing = [...acknowledged].filter(([key, number]) => kept.get(key) !== number);
  const twice = new Set(rows.map(({ number }) => number)).size !== rows.length;
  tell(
    'un processo ucciso mentre si scrive',
    missing.length === 0 && !twice && acknowledged.size > 0,
    `${acknowledged.size} ricevute date, ${missing.length} perse, ${twice ? 'qualcuna doppia' : 'nessuna doppia'}`,
  );

  const news = join(folder, 'notizie', 'useful-links');
  mkdirSync(news, { recursive: true });
  writeFileSync(
    join(news, 'uno.yaml'),
    '- friendlyUrl: prova-di-piu-processi\n  title: Prova di più processi\n  description: Un collegamento che arriva mentre si legge.\n  url: https://prova.example/\n  categories: [Istituzioni]\n',
  );
  const direct = portals.map(({ origin: own }, index) => new Asker(own, `127.0.3.${index + 1}`));
  for (const asker of direct) await asker.get('/api/useful-links?search=processi');
  await importFolder(join(folder, 'notizie'), 'prova');
  const imported = performance.now();
  const seen = await Promise.all(
    direct.map(async (asker) => {
      while (performance.now() - imported < 10_000) {
        if ((await asker.get('/api/useful-links?search=processi')).text.includes('Prova di più processi'))
          return Math.round(performance.now() - imported);
        await pause(20);
      }
      return undefined;
    }),
  );
  tell(
    'un’importazione vista da tutti',
    seen.every((ms) => ms !== undefined && ms <= 1_000),
    `dopo ${seen.map((ms) => `${ms ?? 'mai'} ms`).join(', ')}`,
  );

  const people = portals.map(({ origin: own }, index) => new Asker(own, `127.0.4.${index + 1}`, token));
  const unread = async (asker: Asker | undefined): Promise<number> =>
    (
      JSON.parse((await asker?.get(`/api/private/notifications/unread-count/AGRI/${CUAA}`))?.text ?? '{}') as {
        count: number;
      }
    ).count;
  const before = await unread(people[0]);
  const latest = JSON.parse(
    (await people[0]?.get(`/api/private/notifications/get-latest-notifications/AGRI/${CUAA}?limit=20`))?.text ?? '[]',
  ) as { msgId: string; read: boolean }[];
  const first = latest.find(({ read }) => !read);
  await people[0]?.post('/api/private/notifications/mark-as', {
    kind: 'AGRI',
    id: CUAA,
    msgIds: [first?.msgId],
    read: true,
  });
  const after = await Promise.all(people.map(unread));
  tell(
    'una notifica letta in un processo',
    first !== undefined && after.every((count) => count === before - 1),
    `da leggere ${before}, poi ${after.join(', ')}`,
  );

  const greedy = new Asker(origin, '127.0.5.1');
  let allowed = 0;
  const answeredBy = new Set<string>();
  for (let at = 0; at < 2 * REQUESTS_PER_MINUTE; at += 1) {
    const { status, by } = await greedy.get('/api/regulations');
    allowed += status === 200 ? 1 : 0;
    answeredBy.add(by);
  }
  tell(
    'il limite di un indirizzo',
    allowed <= REQUESTS_PER_MINUTE + 1,
    `${allowed} risposte su ${2 * REQUESTS_PER_MINUTE}, limite ${REQUESTS_PER_MINUTE}, da ${[...answeredBy].join(' e ')}`,
  );

  const fresh = new Asker(origin, '127.0.6.1', token);
  const ofNobody = '/api/private/cuaa';
  await primary.restart();
  const back = await untilWell(fresh, ofNobody, 20_000);
  tell('PostgreSQL riavviato', back !== undefined && back <= 5_000, `risposte di nuovo dopo ${back ?? 'mai'} ms`);

  const restored = await backUpAndRestore(primary.url, join(folder, 'copie'));
  tell(
    'una copia rimessa in una base dati nuova',
    restored.isEqual && restored.refusesFull && [...acknowledged.keys()].every((key) => restored.requests.has(key)),
    `${restored.tables} tabelle, ${restored.rows} righe, ${restored.isEqual ? 'uguali' : 'diverse'}, con ${restored.requests.size} richieste; sopra una base piena ${restored.refusesFull ? 'rifiutata' : 'SCRITTA'}`,
  );

  const replica = begun(await startReplica(primary));
  await replica.caughtUp();
  await primary.stop();
  await replica.promote();
  database.follow(replica.port);
  const promoted = await untilWell(fresh, ofNobody, 20_000);
  const marked = await fresh.post('/api/private/notifications/mark-as', {
    kind: 'AGRI',
    id: CUAA,
    msgIds: [first?.msgId],
    read: false,
  });
  tell(
    'una replica promossa',
    promoted !== undefined && marked.status === 200,
    `risposte dopo ${promoted ?? 'mai'} ms, scrittura ${marked.status}`,
  );
  for (const asker of [...readers, ...direct, ...people, greedy, fresh]) asker.leave();
} finally {
  for (const end of ends) await Promise.resolve(end()).catch(() => undefined);
}
process.stdout.write(`${broken.length === 0 ? 'Tutto tiene.' : `Cedono: ${broken.join('; ')}.`}\n`);
process.exitCode = broken.length === 0 ? 0 : 1;
