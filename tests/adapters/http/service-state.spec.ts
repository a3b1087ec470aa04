import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServiceJournal } from '#core/service-state/service-journal.ts';
import { binding } from '#core/kernel/port-key.ts';
import { makeServiceWatch } from '#adapters/http/server/state/service-watch.ts';
import { PostgresServiceJournal } from '#adapters/storage/postgres/service-journal.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import { markupFaults } from '#tests/support/markup.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { SERVICE_START_LIMIT_MS, serveOver, startService, type TestService } from '#tests/support/service.ts';

const MINUTE_MS = 60_000;
const LONGEST_GAP_MS = MINUTE_MS;

let service: TestService;
beforeAll(async () => {
  service = await startService();
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const read = async (
  one: TestService,
  path = '/portale/stato',
): Promise<{ readonly answer: Response; readonly text: string }> => {
  const answer = await fetch(`${one.origin}${path}`);
  return { answer, text: await answer.text() };
};

const partsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<,]*)/gu)].map(([, part = '', level = '']) => `${part}: ${level}`);

/** A journal whose database is away. */
const away = binding(ServiceJournal, [], () => ({
  record: async (): Promise<never> => {
    throw new Error('ECONNREFUSED 10.1.2.3:5432 postgres://portale@db');
  },
}));

describe('the page of the state', () => {
  it('[SERV-01] [SERV-04] should say that everything works where it does, in valid HTML that nothing keeps', async () => {
    const { answer, text } = await read(service);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(await markupFaults(text)).toEqual([]);
    expect(partsIn(text).map((line) => line.replace(/^.*: /u, ''))).toEqual(
      Array.from({ length: 4 }, () => 'Funziona'),
    );
  });

  it('[SERV-02] should name the stops that the editors have announced', async () => {
    const { text } = await read(service);
    expect(text).toContain('<li>Manutenzione programmata dell’area riservata: da ');
    expect((await read(service, '/portale/stato.atom')).text).toContain('<title>Fermo programmato: Manutenzione');
  });

  it('[SERV-01] [SERV-04] should answer while the database is away, say what is down, and give nothing of it away', async () => {
    const broken = await serveOver(memoryStorage(away), {
      alsoNeeds: { database: async () => Promise.reject(new Error('db.interno')), disegno: async () => true },
    });
    try {
      const { answer, text } = await read(broken);
      expect(answer.status).toBe(200);
      expect(partsIn(text)).toEqual([
        'Pagine pubbliche: Funziona in parte',
        'Accesso all’area riservata: Funziona in parte',
        'Dati del fascicolo e delle pratiche: Non funziona',
        'Messaggi e richieste di assistenza: Non funziona',
      ]);
      expect(text + JSON.stringify([...answer.headers])).not.toMatch(
        /ECONNREFUSED|10\.1\.2\.3|postgres|db\.interno|database|disegno/u,
      );
    } finally {
      await broken.stop();
    }
  });

  it('[SERV-01] [CONST-10] should be another agency’s by its settings, page and feed', async () => {
    const other = await serveOver(memoryStorage(), {
      settings: { basePath: '/campi', names: { agencyName: 'Agenzia dei Campi', agencyShortName: 'ADC' } },
    });
    try {
      const { text } = await read(other, '/campi/stato');
      expect(text).toContain(' - Stato del servizio ADC</title>');
      expect(text).toContain('<a href="/campi/">ADC</a>');
      const { text: feed } = await read(other, '/campi/stato.atom');
      expect(feed).toContain('<name>ADC</name>');
      expect(text + feed).not.toMatch(/anpag|\/portale/iu);
    } finally {
      await other.stop();
    }
  });

  it('[SERV-01] should say of a provider that does not answer that nobody can sign in', async () => {
    const broken = await serveOver(memoryStorage(away), {
      checks: { signOn: async () => Promise.reject(new Error('via')) },
    });
    try {
      expect(partsIn((await read(broken)).text)).toContain('Accesso all’area riservata: Non funziona');
    } finally {
      await broken.stop();
    }
  });
});

describe('the journal', () => {
  const START = Date.UTC(2036, 10, 27, 9);
  const journal = () => new PostgresServiceJournal(service.composition.get(Database));

  it('[SERV-03] should write an absence once, from when the part was last seen, however many processes find it again', async () => {
    await journal().record(['companyFile', 'mails'], START, LONGEST_GAP_MS);
    const found = await Promise.all(
      Array.from({ length: 3 }, () =>
        journal().record(['companyFile', 'mails'], START + 30 * MINUTE_MS, LONGEST_GAP_MS),
      ),
    );
    // Every process is another one than that of before: nothing but the database remembers.
    const later = await journal().record([], START + 31 * MINUTE_MS, LONGEST_GAP_MS);
    const expected = [{ parts: ['companyFile', 'mails'], beganAt: START, endedAt: START + 30 * MINUTE_MS }];
    expect(later.incidents.filter(({ beganAt }) => beganAt === START)).toEqual(expected);
    expect(found.map(({ seenAt }) => seenAt.mails)).toEqual([START, START, START].map((at) => at + 30 * MINUTE_MS));
  });

  it('[SERV-03] should take a restart in turn for no absence', async () => {
    const at = START + 60 * MINUTE_MS;
    await journal().record(['pages'], at, LONGEST_GAP_MS);
    await journal().record(['pages'], at + LONGEST_GAP_MS, LONGEST_GAP_MS);
    const { incidents } = await journal().record(['pages'], at + 2 * LONGEST_GAP_MS, LONGEST_GAP_MS);
    expect(incidents.filter(({ beganAt }) => beganAt >= at)).toEqual([]);
  });

  it('[SERV-03] should be asked of in vain without losing what is known, and hold what happened once it is back', async () => {
    let nowMs = START + 120 * MINUTE_MS;
    let isAway = false;
    const own = journal();
    const watch = makeServiceWatch({
      readiness: { read: async () => ({ isReady: !isAway, parts: { database: !isAway } }) },
      checks: { signOn: async () => true, mails: async () => true },
      journal: { record: (...asked) => (isAway ? Promise.reject(new Error('away')) : own.record(...asked)) },
      clock: { now: () => nowMs },
      isTrial: false,
    });
    await watch.look();
    const lastSeen = nowMs;
    const before = (await watch.look()).incidents;
    isAway = true;
    nowMs += 10 * MINUTE_MS;
    const meanwhile = await watch.look();
    expect(meanwhile.parts.find(({ part }) => part === 'mails')).toEqual({
      part: 'mails',
      level: 'down',
      since: lastSeen,
    });
    expect(meanwhile.incidents).toEqual(before);
    isAway = false;
    nowMs += 10 * MINUTE_MS;
    const [newest] = (await watch.look()).incidents;
    expect(newest).toMatchObject({ beganAt: lastSeen, endedAt: nowMs });
    expect(newest?.parts).toContain('mails');
  });
});
