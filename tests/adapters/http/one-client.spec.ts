import { get } from 'node:http';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairsToQuery } from '#core/kernel/address.ts';
import { CompanyFileRepository, SheetOwners } from '#core/company-file/company-file-repository.ts';
import { FileSummaries } from '#core/company-file/file-summaries.ts';
import { ReservedFiles } from '#core/content/reserved-files.ts';
import { binding } from '#core/kernel/port-key.ts';
import { fail, succeed } from '#core/kernel/result.ts';
import { InMemoryReservedFiles } from '#tests/support/doubles/reserved-files.ts';
import { PreparedAnswer } from '#adapters/http/server/cache/prepared-answer.ts';
import { FairQueue } from '#adapters/http/server/rate-limit/fair-queue.ts';
import type { PageRequest } from '#adapters/http/server/pages/pages.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver, type TestService, type TestServiceOptions } from '#tests/support/service.ts';

// One who asks for much must not make the others wait, nor push out what they read.

/** A limit that never passes. */
const NO_LIMIT = { limitMs: 1, timer: { after: () => () => undefined } };

const ONE_COMPANY = 'BNCNNA80A41H501R';
const OTHER_COMPANY = '01234560017';

const served = async (options: Parameters<typeof serveOver>[1], work: (service: TestService) => Promise<void>) => {
  const service = await serveOver(memoryStorage(), options);
  try {
    await work(service);
  } finally {
    await service.stop();
  }
};

/** Something that is waited for, and happens once. */
const moment = (): { readonly happened: Promise<void>; readonly happen: () => void } => {
  let happen: () => void = () => undefined;
  const happened = new Promise<void>((done) => (happen = done));
  return { happened, happen };
};

const drawing =
  (drawn: PageRequest[]): NonNullable<TestServiceOptions['draw']> =>
  async (asked) => {
    drawn.push(asked);
    return {
      status: 200,
      shared: true,
      html: `<!doctype html><title>${asked.path}?${pairsToQuery(asked.query)}</title>`,
    };
  };

const status = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((done, refuse) => {
    get(url, { headers }, (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode ?? 0));
    }).on('error', refuse);
  });

describe('a page under parameters that it does not read', () => {
  it('[ERR-03] should be drawn once, as if they were not there', async () => {
    const drawn: PageRequest[] = [];
    await served({ draw: drawing(drawn) }, async ({ origin }) => {
      const bodies = new Set<string>();
      for (const address of [
        '/normative?page=2&sort=ASC',
        '/normative?utm_source=posta&sort=ASC&page=2',
        '/normative/?u=0.123&page=2&sort=ASC&sort=DESC',
        '/%6eormative?sort=ASC&page=2&altro=2024-02-30',
      ])
        bodies.add(await (await fetch(`${origin}/portale${address}`)).text());
      expect(drawn.map(({ path, query }) => [path, pairsToQuery(query)])).toEqual([['/normative', 'sort=ASC&page=2']]);
      expect(bodies.size).toBe(1);
    });
  });

  it('[ERR-03] should leave what everybody reads in the memory', async () => {
    const drawn: PageRequest[] = [];
    await served({ draw: drawing(drawn) }, async ({ origin }) => {
      await fetch(`${origin}/portale/normative`);
      for (let count = 0; count < 50; count += 1) await fetch(`${origin}/portale/normative?u=${count}`);
      const bytes = async () =>
        /portal_answers_bytes (\d+)/u.exec(await (await fetch(`${origin}/metrics`)).text())?.[1];
      const before = await bytes();
      await fetch(`${origin}/portale/normative?u=last`);
      expect([drawn.length, await bytes()]).toEqual([1, before]);
    });
  });
});

describe('a page that is not there', () => {
  const missing =
    (drawn: string[]): NonNullable<TestServiceOptions['draw']> =>
    async ({ path }) => {
      drawn.push(path);
      const isThere = path === '/normative';
      return { status: isThere ? 200 : 404, shared: true, html: (isThere ? 'C’è. ' : 'Non c’è. ').repeat(10_000) };
    };

  it('[ROUTE-02] should be drawn once for an address, whatever is added to it', async () => {
    const drawn: string[] = [];
    await served({ draw: missing(drawn) }, async ({ origin }) => {
      for (const query of ['', '?utm_source=posta', '?u=1&u=2'])
        expect(await status(`${origin}/portale/vecchia-pagina${query}`)).toBe(404);
      expect(drawn).toEqual(['/vecchia-pagina']);
    });
  });

  it('[ROUTE-02] should push out nothing that is there, however many addresses are made up', async () => {
    const drawn: string[] = [];
    await served({ draw: missing(drawn) }, async ({ origin }) => {
      await status(`${origin}/portale/normative`);
      // As many bytes as the whole memory holds.
      for (let count = 0; count < 600; count += 1) await status(`${origin}/portale/inventata-${count}`);
      const bytes = /portal_answers_bytes (\d+)/u.exec(await (await fetch(`${origin}/metrics`)).text())?.[1];
      expect(Number(bytes)).toBeLessThan(5 * 1024 * 1024);
      await status(`${origin}/portale/normative`);
      expect(drawn.filter((path) => path === '/normative')).toHaveLength(1);
    });
  });
});

describe('an answer', () => {
  it('[API-01] should be compressed for nobody who cannot read it, and once for who can', async () => {
    const answer = new PreparedAnswer({ status: 200, headers: {}, body: 'parole '.repeat(500) });
    expect([answer.find('br'), answer.find('gzip')]).toEqual([undefined, undefined]);

    const [first, second] = await Promise.all([answer.encode('br'), answer.encode('br')]);
    expect(second).toBe(first);
    expect([answer.find('br'), answer.find('gzip')]).toEqual([first, undefined]);
    expect(first.full.body?.length).toBeLessThan(answer.bytes);
  });
});

describe('what an answer costs that has to be made', () => {
  it('[API-06] should be three times what one costs that is kept, and be paid by who asks', async () => {
    const limits = { requestsPerMinute: 8, unsafeRequestsPerMinute: 1 };
    await served({ settings: { trustProxy: true, limits } }, async ({ api }) => {
      const from =
        (client: string) =>
        async (page: number): Promise<number> =>
          status(`${api}/regulations?page=${page}`, { 'x-forwarded-for': client });
      const one = from('192.0.2.1');
      expect([await one(1), await one(1), await one(1), await one(2), await one(3)]).toEqual([200, 200, 200, 200, 429]);
      const other = from('192.0.2.2');
      // Kept meanwhile: eight times for the price of eight.
      for (let count = 0; count < 8; count += 1) expect(await other(2)).toBe(200);
      expect(await other(2)).toBe(429);
    });
  });

  it.each([
    ['summary', `/api/private/file/summary/${ONE_COMPANY}`],
    ['validation sheet', '/api/private/fascicolo-aziendale-api/scheda-validazione-pdf?idScva=1'],
    ['reserved document', '/api/private/media/documenti/forms/a.pdf'],
  ])('[API-06] should be charged for the PDF of a %s, and not to who may not have it', async (_name, path) => {
    const bytes = succeed(Buffer.from('%PDF-'));
    const storage = memoryStorage(
      binding(FileSummaries, [], () => ({ summaryPdf: async () => bytes })),
      binding(CompanyFileRepository, [], () => ({
        part: async () => fail('company-file.not-found'),
        sheetPdf: async () => bytes,
      })),
      binding(SheetOwners, [], () => ({ companyOf: async () => ONE_COMPANY })),
      binding(ReservedFiles, [], () => new InMemoryReservedFiles({ 'documenti/forms/a.pdf': bytes.value })),
    );
    const limits = { requestsPerMinute: 4, unsafeRequestsPerMinute: 1 };
    const service = await serveOver(storage, { settings: { trustProxy: true, limits } });
    try {
      const ask = async (from: string, token?: string): Promise<number> =>
        status(`${service.origin}${path}`, {
          'x-forwarded-for': from,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        });
      const anna = await service.tokenOf('anna.bianchi');
      expect([await ask('192.0.2.1', anna), await ask('192.0.2.1', anna), await ask('192.0.2.1', anna)]).toEqual([
        200, 200, 429,
      ]);
      for (let count = 0; count < 4; count += 1) expect(await ask('192.0.2.2')).toBe(401);
    } finally {
      await service.stop();
    }
  });

  it('[API-06] [PAGE-37] should be paid for the private twin of a list and its filters too, by who is signed in', async () => {
    const limits = { requestsPerMinute: 7, unsafeRequestsPerMinute: 1 };
    await served({ settings: { trustProxy: true, limits } }, async ({ api, tokenOf }) => {
      const authorization = `Bearer ${await tokenOf('anna.bianchi')}`;
      const ask = (path: string): Promise<number> =>
        status(`${api}/private${path}`, { authorization, 'x-forwarded-for': '192.0.2.3' });
      expect([await ask('/regulations'), await ask('/filters?context=REGULATIONS')]).toEqual([200, 200]);
      expect([await ask('/cuaa'), await ask('/cuaa')]).toEqual([200, 429]);
    });
  });

  it('[API-06] should be counted by time that only goes forward', async () => {
    let wallMs = Date.UTC(2026, 5, 1, 12);
    let steadyMs = 5_000;
    const limits = { requestsPerMinute: 4, unsafeRequestsPerMinute: 1 };
    const clocks = { clock: { now: () => wallMs }, steadyClock: { now: () => steadyMs } };
    await served({ ...clocks, settings: { limits } }, async ({ api }) => {
      const ask = (): Promise<number> => status(`${api}/regulations`);
      expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
      // Somebody sets the machine back by an hour.
      wallMs -= 3_600_000;
      steadyMs += 61_000;
      expect([await ask(), await ask()]).toEqual([200, 200]);
    });
  });
});

describe('turns at what is heavy', () => {
  it('[API-06] should be taken at PDFs: of one client two are drawn at once, and another is let in', async () => {
    const begun: string[] = [];
    const [twoBegun, threeBegun, finished] = [moment(), moment(), moment()];
    const summaryPdf = async (cuaa: string) => {
      begun.push(cuaa);
      if (begun.length === 2) twoBegun.happen();
      if (begun.length === 3) threeBegun.happen();
      await finished.happened;
      return succeed(Buffer.from('%PDF-'));
    };
    const storage = memoryStorage(binding(FileSummaries, [], () => ({ summaryPdf })));
    const service = await serveOver(storage, { settings: { trustProxy: true } });
    try {
      const token = await service.tokenOf('anna.bianchi');
      const ask = (from: string, cuaa: string): Promise<number> =>
        status(`${service.api}/private/file/summary/${cuaa}`, {
          'x-forwarded-for': from,
          authorization: `Bearer ${token}`,
        });
      const many = Array.from({ length: 6 }, () => ask('192.0.2.1', ONE_COMPANY));
      await twoBegun.happened;
      const other = ask('192.0.2.2', OTHER_COMPANY);
      await threeBegun.happened;
      expect(begun).toEqual([ONE_COMPANY, ONE_COMPANY, OTHER_COMPANY]);
      finished.happen();
      expect(await Promise.all([...many, other])).toEqual([200, 200, 200, 200, 200, 200, 200]);
    } finally {
      finished.happen();
      await service.stop();
    }
  });

  it('[API-06] should be so many at once and no more, and of one client two', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.nat(3), { minLength: 1, maxLength: 40 }),
        async (scheduler, clients) => {
          const turns = new FairQueue(3, NO_LIMIT);
          const going = new Map<number, number>();
          let most = 0;
          let mostOfOne = 0;
          const works = clients.map((client) =>
            turns.run(String(client), async () => {
              going.set(client, (going.get(client) ?? 0) + 1);
              most = Math.max(
                most,
                [...going.values()].reduce((sum, one) => sum + one, 0),
              );
              mostOfOne = Math.max(mostOfOne, going.get(client) ?? 0);
              await scheduler.schedule(Promise.resolve(client));
              going.set(client, (going.get(client) ?? 0) - 1);
              return client;
            }),
          );
          const done = Promise.all(works);
          await scheduler.waitFor(done);
          expect(await done).toEqual(clients);
          expect(most).toBeLessThanOrEqual(3);
          expect(mostOfOne).toBeLessThanOrEqual(2);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('[API-06] should let another in before the third of who came first with many', async () => {
    const turns = new FairQueue(2, NO_LIMIT);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const work = (name: string) =>
      turns.run(name.charAt(0), () => {
        begun.push(name);
        return new Promise<void>((end) => void ends.push(end));
      });
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map(work);
    for (let at = 0; at < all.length; at += 1) {
      await Promise.resolve();
      ends[at]?.();
      await all[['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].indexOf(begun[at] ?? '')];
    }
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'c1', 'a4']);
  });

  it('[API-06] should be refused with 503 to who has too many waiting, and to nobody else; a work that fails gives its turn back', async () => {
    const turns = new FairQueue(1, NO_LIMIT);
    let fail: (error: Error) => void = () => undefined;
    const first = turns.run('a', () => new Promise<never>((_, refuse) => (fail = refuse)));
    const waiting = Array.from({ length: 24 }, () => turns.run('a', async () => 'a'));
    await expect(turns.run('a', async () => 'a')).rejects.toMatchObject({ status: 503 });
    const other = turns.run('b', async () => 'b');
    fail(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    expect(await other).toBe('b');
    expect(await Promise.all(waiting)).toHaveLength(24);
  });

  it('[API-06] should lose its turn, and its wait for one, when the answer’s limit passes: a job that hangs holds nobody up', async () => {
    let pass = (): void => undefined;
    const turns = new FairQueue(1, {
      limitMs: 30_000,
      timer: { after: (_, action) => ((pass = action), () => undefined) },
    });
    const hung = turns.run('a', () => new Promise<never>(() => undefined));
    const passed = pass;
    const begun: string[] = [];
    const given = turns.run('a', async () => void begun.push('given up'));
    const later = pass;
    const other = turns.run('b', async () => 'b');
    later();
    await expect(given).rejects.toMatchObject({ status: 503 });
    passed();
    await expect(hung).rejects.toMatchObject({ status: 503 });
    expect(await other).toBe('b');
    expect(begun).toEqual([]);
  });
});
