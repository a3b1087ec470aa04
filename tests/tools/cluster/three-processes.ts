import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { DEMONSTRATION_CONTENT } from '#adapters/storage/seed/index.ts';
import { startReplica } from '../postgres/server.ts';
import { HttpClient, type Answer } from './http-client.ts';
import { backUpAndRestore } from './backup.ts';
import { askBySecondVersion } from './http2.ts';
import { stopWhereSomethingIsMissing } from './missing.ts';
import { Ends, makePromises } from './promises.ts';
import { startReading, untilWell } from './readers.ts';
import { makeStack } from './stack.ts';
import { keptOf, startWriting } from './writers.ts';

const PROCESSES = 3;
const REQUESTS_PER_MINUTE = 600;
const CUAA = 'BNCNNA80A41H501R';
const PRIVATE = '/api/private/cuaa';
const FOUND = 'Prova di più processi';
const LOOKED_FOR = '/api/useful-links?search=processi';
const IMPORT_LIMIT_MS = 1_000;
/** Through nginx, which keeps an answer for one second by its own clock of whole seconds. */
const IMPORT_LIMIT_KEPT_MS = 2_000;
const BACK_LIMIT_MS = 5_000;
const ARCHIVE_LIMIT_MS = 20_000;

/**
 * Tries three equal processes of the portal behind nginx on one PostgreSQL: what a country's portal must survive on a deadline day. Prints one line
 * for each promise, and ends everything that it starts; answers the exit code, 1 where a promise is broken.
 */
export const tryThreeProcesses = async (): Promise<number> => {
  stopWhereSomethingIsMissing();
  const ends = new Ends();
  const promises = makePromises();
  const times = (found: readonly (number | undefined)[]): string => found.map((ms) => `${ms ?? 'mai'} ms`).join(', ');

  try {
    const stack = await makeStack(ends, {
      places: PROCESSES,
      limits: { requestsPerMinute: REQUESTS_PER_MINUTE, unsafeRequestsPerMinute: 100_000, answerSeconds: 30 },
    });
    const { front, primary, portals, deployment } = stack;
    await deployment.importFolder(DEMONSTRATION_CONTENT, 'dimostrazione');
    for (let at = 0; at < PROCESSES; at += 1) await stack.start(at);
    const renew = async (at: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
      await stack.end(at, signal);
      await stack.start(at);
    };
    const token = await stack.tokenOf('anna.bianchi', { sid: 'sessione-di-anna' });
    /** Somebody at each process itself, past the balancer. */
    const atEach = (net: string, bearer?: string): readonly HttpClient[] =>
      portals.map(({ origin: own }, index) => new HttpClient(own, `${net}.${index + 1}`, bearer));

    // The file that is shipped, as people reach it.
    const visitor = new HttpClient(front, '127.0.1.40');
    const second = await askBySecondVersion(front, '/portale/');
    const plain = new HttpClient(stack.balancer.plainOrigin, '127.0.1.41');
    const led = await plain.get('/portale/normative?page=2');
    const measures = await Promise.all(
      ['/metrics', '/metrics/', '/metrics/x', '//metrics', '/%6Detrics'].map(
        async (path) => (await visitor.get(path)).status,
      ),
    );
    promises.tell(
      'nginx come è spedito: TLS, HTTP/2, misure negate',
      second === 200 &&
        led.status === 301 &&
        led.headers.location === 'https://127.0.0.1/portale/normative?page=2' &&
        measures.every((status) => status === 403),
      `HTTP/2 ${second ?? 'rifiutato'}, senza TLS ${led.status}, misure ${measures.join(', ')}`,
    );
    writeFileSync(stack.balancer.worksFile, '');
    const during = [await visitor.get('/portale/'), await visitor.get('/api/regulations')];
    rmSync(stack.balancer.worksFile);
    const afterwards = await visitor.get('/portale/');
    promises.tell(
      'la pagina dei lavori in corso',
      during.every(isStopped) && afterwards.status === 200,
      `durante ${during.map(({ status }) => status).join(', ')}, dopo ${afterwards.status}`,
    );

    // Readers from many places, each below their own limit.
    const paths = ['/portale/normative', '/portale/', '/api/regulations', '/portale/servizi'];
    const readers = Array.from({ length: 6 }, (_, index) => new HttpClient(front, `127.0.1.${index + 1}`));
    const rolling = startReading(readers.map((client) => ({ client, paths })));
    for (let at = 0; at < PROCESSES; at += 1) await renew(at, 'SIGTERM');
    const rolled = await rolling.stop();
    const lost = rolled.failures.filter((one) => !one.endsWith(' 429'));
    promises.tell(
      'riavvio a turno sotto carico',
      lost.length === 0 && rolled.count > lost.length,
      `${rolled.count} richieste, ${lost.length} senza risposta ${lost.slice(0, 3).join('; ')}`,
    );

    // Whoever writes sends again under the same key until it is acknowledged: nothing is lost, nothing is there twice.
    const writers = startWriting(front, '127.0.2', 'cluster');
    await pause(1_500);
    await renew(1, 'SIGKILL');
    await pause(1_000);
    await writers.stop();
    const kept = await keptOf(primary.url, writers.acknowledged);
    promises.tell(
      'un processo ucciso mentre si scrive',
      kept.missing === 0 && !kept.isTwice && writers.acknowledged.size > 0,
      kept.facts,
    );
    promises.note(`collegamenti aperti da ${PROCESSES} processi: ${await connectionsOf(primary.url)}`);

    const keeping = await stack.keepingBalancer();
    const direct = atEach('127.0.3');
    const behind = new HttpClient(keeping.front, '127.0.3.9');
    for (const client of [...direct, behind]) await client.get(LOOKED_FOR);
    const news = join(stack.folder, 'notizie', 'useful-links');
    mkdirSync(news, { recursive: true });
    writeFileSync(
      join(news, 'uno.yaml'),
      `- friendlyUrl: prova-di-piu-processi\n  title: ${FOUND}\n  description: Un collegamento che arriva mentre si legge.\n  url: https://prova.example/\n  categories: [Istituzioni]\n`,
    );
    await deployment.importFolder(join(stack.folder, 'notizie'), 'prova');
    const imported = performance.now();
    const seenBy = async (client: HttpClient): Promise<number | undefined> => {
      while (performance.now() - imported < 10_000) {
        if ((await client.get(LOOKED_FOR)).text.includes(FOUND)) return Math.round(performance.now() - imported);
        await pause(20);
      }
      return undefined;
    };
    const [throughNginx, ...seen] = await Promise.all([behind, ...direct].map(seenBy));
    promises.tell(
      'un’importazione vista da tutti',
      seen.every((ms) => ms !== undefined && ms <= IMPORT_LIMIT_MS),
      `dopo ${times(seen)}`,
    );
    promises.tell(
      'un’importazione vista attraverso la memoria di nginx',
      throughNginx !== undefined && throughNginx <= IMPORT_LIMIT_KEPT_MS,
      `dopo ${times([throughNginx])}`,
    );

    const page = '/portale/servizi';
    const twice = [await behind.get(page), await behind.get(page)].map((answer) => answer.kept);
    const reader = new HttpClient(keeping.front, '127.0.3.10', token);
    const own = [await reader.get(PRIVATE), await reader.get(PRIVATE)];
    const stranger = await behind.get(PRIVATE);
    promises.tell(
      'nginx tiene le risposte di tutti e quelle di nessuno',
      twice[1] === 'HIT' &&
        own.every(({ status, kept: how }) => status === 200 && how === 'BYPASS') &&
        stranger.status === 401,
      `pagina pubblica ${twice.join(', ')}; privata ${own.map((answer) => answer.kept).join(', ')}, senza accesso ${stranger.status}`,
    );

    const people = atEach('127.0.4', token);
    const unread = async (client: HttpClient | undefined): Promise<number> =>
      (
        JSON.parse((await client?.get(`/api/private/notifications/unread-count/AGRI/${CUAA}`))?.text ?? '{}') as {
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
    promises.tell(
      'una notifica letta in un processo',
      first !== undefined && after.every((count) => count === before - 1),
      `da leggere ${before}, poi ${after.join(', ')}`,
    );

    const greedy = new HttpClient(front, '127.0.5.1');
    let allowed = 0;
    const answeredBy = new Set<string>();
    for (let at = 0; at < 2 * REQUESTS_PER_MINUTE; at += 1) {
      const { status, by } = await greedy.get('/api/regulations');
      allowed += status === 200 ? 1 : 0;
      answeredBy.add(by);
    }
    promises.tell(
      'il limite di un indirizzo',
      allowed > 0 && allowed <= REQUESTS_PER_MINUTE + 1,
      `${allowed} risposte su ${2 * REQUESTS_PER_MINUTE}, limite ${REQUESTS_PER_MINUTE}, da ${[...answeredBy].join(' e ')}`,
    );

    // A token that somebody has copied: its time is not over, but its session is, as the provider tells one of the processes.
    const left = atEach('127.0.6', await stack.tokenOf('anna.bianchi', { sid: 'sessione-lasciata' }));
    const statuses = (clients: readonly HttpClient[]): Promise<readonly number[]> =>
      Promise.all(clients.map(async (client) => (await client.get(PRIVATE)).status));
    const provider = new HttpClient(front, '127.0.6.9');
    const telling = async (notice: string): Promise<number> =>
      (await provider.postForm('/sign-on/backchannel-logout', { logout_token: notice })).status;
    const open = await statuses(left);
    const forged = await telling(await deployment.logoutNotice('sessione-lasciata', aStrangersKey()));
    const stillOpen = await statuses(left);
    const reported = await telling(await deployment.logoutNotice('sessione-lasciata'));
    const closed = await statuses(left);
    const others = await statuses(people);
    promises.tell(
      'un’uscita detta a un processo',
      [...open, ...stillOpen, ...others].every((status) => status === 200) &&
        forged === 400 &&
        reported === 204 &&
        closed.every((status) => status === 401),
      `avviso ${reported}, poi ${closed.join(', ')}; un’altra sessione ${others.join(', ')}; un avviso falso ${forged}`,
    );

    const back = (): Promise<readonly (number | undefined)[]> =>
      Promise.all(people.map((client) => untilWell(client, PRIVATE, 4 * BACK_LIMIT_MS)));
    const areSame = (): boolean => portals.every((portal) => portal.isAlive());
    await primary.restart();
    const restarted = await back();
    promises.tell(
      'PostgreSQL riavviato',
      areSame() && restarted.every((ms) => ms !== undefined && ms <= BACK_LIMIT_MS),
      `risposte di nuovo dopo ${times(restarted)}, ${areSame() ? 'dagli stessi processi' : 'UN PROCESSO È MORTO'}`,
    );

    const archive = await archiveOf(primary.adminUrl);
    promises.tell(
      'ciò che PostgreSQL scrive è conservato',
      archive.archived > 0 && archive.failed === 0,
      `${archive.archived} file conservati, ${archive.failed} non riusciti`,
    );

    const restored = await backUpAndRestore(primary, join(stack.folder, 'copie'));
    promises.tell(
      'una copia rimessa in una base dati nuova',
      restored.isEqual &&
        restored.refusesFull &&
        restored.trial.includes('si rimette (migrazioni e contenuti importati: ') &&
        [...writers.acknowledged.keys()].every((key) => restored.requests.has(key)),
      `${restored.tables} tabelle, ${restored.rows} righe, ${restored.isEqual ? 'uguali' : 'diverse'}, con ${restored.requests.size} richieste; sopra una base piena ${restored.refusesFull ? 'rifiutata' : 'SCRITTA'}`,
    );

    const replica = ends.begun(await startReplica(primary));
    await replica.caughtUp();
    await primary.stop();
    await replica.promote();
    stack.database.follow(replica.port);
    const promoted = await back();
    const marked = await people[0]?.post('/api/private/notifications/mark-as', {
      kind: 'AGRI',
      id: CUAA,
      msgIds: [first?.msgId],
      read: false,
    });
    const isThere = (await keptOf(replica.url, writers.acknowledged)).missing === 0;
    promises.tell(
      'una replica promossa',
      areSame() && isThere && promoted.every((ms) => ms !== undefined) && marked?.status === 200,
      `risposte dopo ${times(promoted)}, scrittura ${marked?.status ?? 'mai'}, ricevute ${isThere ? 'tutte' : 'PERSE'}, ${areSame() ? 'stessi processi' : 'UN PROCESSO È MORTO'}`,
    );

    for (let at = 0; at < PROCESSES; at += 1) await stack.end(at);
    const [withoutAny, ownWithoutAny] = [await behind.get(page), await reader.get(PRIVATE)];
    const notKept = await visitor.get('/portale/normative');
    promises.tell(
      'nessun processo: le pagine lette restano leggibili, le altre dicono in italiano che il portale è fermo',
      withoutAny.status === 200 && withoutAny.kept === 'STALE' && isStopped(ownWithoutAny) && isStopped(notKept),
      `pagina ${withoutAny.status} ${withoutAny.kept}, area riservata ${ownWithoutAny.status}, pagina mai letta ${notKept.status}`,
    );
    for (const client of [visitor, plain, ...readers, ...direct, ...people, ...left, greedy, behind, reader, provider])
      client.leave();
  } finally {
    await ends.all();
  }
  return promises.finish();
};

// Helpers

/** Connections that the portal's processes hold. */
async function connectionsOf(url: string): Promise<number | undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where application_name like 'portale%'",
  );
  await client.end();
  return rows[0]?.count;
}

/** What the archive of a server has taken and not taken, once the segment of this moment is due. */
async function archiveOf(url: string): Promise<{ readonly archived: number; readonly failed: number }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const look = async () =>
      (
        await client.query<{ archived: number; failed: number }>(
          'select archived_count::int as archived, failed_count::int as failed from pg_stat_archiver',
        )
      ).rows[0] ?? { archived: 0, failed: 0 };
    await client.query('select pg_switch_wal()');
    const deadline = performance.now() + ARCHIVE_LIMIT_MS;
    let found = await look();
    while (found.archived + found.failed === 0 && performance.now() < deadline) {
      await pause(100);
      found = await look();
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Whether an answer is that of a portal that is stopped: 503, when to come back, and Italian words for people or programs. */
function isStopped({ status, headers, text }: Answer): boolean {
  const isPage = headers['content-type'] === 'text/html; charset=utf-8' && text.includes('<html lang="it">');
  const isProblem = headers['content-type'] === 'application/problem+json' && JSON.parse(text)['status'] === 503;
  return (
    status === 503 &&
    headers['retry-after'] === '60' &&
    headers['cache-control'] === 'no-store' &&
    (isPage || isProblem)
  );
}

/** Of somebody who is not the provider. */
function aStrangersKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
}
