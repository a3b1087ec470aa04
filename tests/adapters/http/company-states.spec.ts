import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARTS_OF_THE_DESK } from '#core/company-file/parts.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { type CompanyRecords, companyStateOf } from '#core/open-items/company-records.ts';
import { companyFileCalls, companyFilePartCodecs } from '#adapters/http/contract/company-file.ts';
import { application, debt, payment } from '#adapters/http/contract/procedures.ts';
import { companyState } from '#adapters/http/contract/session.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import type { CastName } from '#tests/support/cast.ts';
import { SERVICE_START_LIMIT_MS, startService, type TestService } from '#tests/support/service.ts';

// How the person's companies stand, in one call: the same as what the desk would say of each, read company by company.

const CLOCK = { now: () => Date.now() };
let service: TestService;
beforeAll(async () => {
  service = await startService({ clock: CLOCK });
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const ask = async (path: string, who: CastName): Promise<Response> =>
  fetch(`${service.api}${path}`, { headers: { authorization: `Bearer ${await service.tokenOf(who)}` } });
const json = async (path: string, who: CastName): Promise<unknown> => (await ask(path, who)).json();

interface Held {
  readonly cuaa: string;
  readonly mandatoChiuso: boolean;
  readonly hasState?: boolean;
}
const heldBy = async (who: CastName) => (await json('/private/cuaa', who)) as readonly Held[];
const statesFor = async (who: CastName) =>
  ((await json('/private/cuaa/states', who)) as readonly unknown[]).map((one) => z.decode(companyState, one as never));

/** What the calls of one company say. */
const recordsOf = async (who: CastName, cuaa: string): Promise<CompanyRecords> => {
  const parts = await Promise.all(
    PARTS_OF_THE_DESK.map(async (name) => {
      const answer = await ask(companyFileCalls[name].path.replace(':cuaa', cuaa), who);
      const body: unknown = await answer.json();
      return answer.ok ? [[name, z.decode(companyFilePartCodecs[name], body as never)]] : [];
    }),
  );
  const list = async <T>(path: string, codec: z.ZodMiniType): Promise<readonly T[]> =>
    ((await json(`/private/detail/${path}/${cuaa}`, who)) as readonly unknown[]).map(
      (one) => z.decode(codec, one as never) as T,
    );
  return {
    cuaa,
    file: Object.fromEntries(parts.flat()) as CompanyRecords['file'],
    payments: await list('payments', payment as unknown as z.ZodMiniType),
    applications: await list('questions', application as unknown as z.ZodMiniType),
    debts: await list('debts', debt as unknown as z.ZodMiniType),
  };
};

describe('/private/cuaa/states', () => {
  it.each(['anna.bianchi', 'marco.rinaldi', 'giulia.ferri', 'niccolo.deluca'] as const)(
    '[SES-30] [API-02] should say of each open company of %s what its own calls say, in one answer that nobody keeps',
    async (who) => {
      const open = (await heldBy(who)).filter(({ mandatoChiuso }) => !mandatoChiuso);
      const records = await Promise.all(open.map(({ cuaa }) => recordsOf(who, cuaa)));
      const expected = records.flatMap((one) => companyStateOf(one, dayInRome(CLOCK.now())) ?? []);
      expect(await statesFor(who)).toEqual(expected);
      expect((await ask('/private/cuaa/states', who)).headers.get('cache-control')).toBe('no-store');
    },
  );

  it('[SES-30] [ROUTE-18] should say nothing of a company whose mandate is closed, and tell by a field that it can be asked (D-40)', async () => {
    const [company] = await heldBy('carla.neri');
    expect(company).toMatchObject({ mandatoChiuso: true, hasState: true });
    expect(await statesFor('carla.neri')).toEqual([]);
  });

  it('[SES-30] [ROUTE-20] should answer nobody another person’s companies, and note no look at one’s own', async () => {
    const db = service.composition.get(Database);
    await db.query('delete from audit_event');
    const own = new Set((await heldBy('marco.rinaldi')).map(({ cuaa }) => cuaa));
    expect((await statesFor('marco.rinaldi')).every(({ cuaa }) => own.has(cuaa))).toBe(true);
    expect((await statesFor('anna.bianchi')).map(({ cuaa }) => cuaa)).toEqual(['BNCNNA80A41H501R']);
    expect(await db.query('select 1 from audit_event')).toEqual([]);
    for (const who of ['paola.verdi', 'ivo.rossi', 'dario.longo'] as const)
      expect([who, (await ask('/private/cuaa/states', who)).status]).toEqual([who, 403]);
  });

  it('[SES-30] should tell the demonstration’s companies apart: something late, something near, nothing at all', async () => {
    const states = await statesFor('marco.rinaldi');
    expect(states.some(({ late }) => late > 0)).toBe(true);
    expect(states.some(({ nextTerm }) => nextTerm !== undefined)).toBe(true);
    // One has nothing to do; of another person’s only something without a day is open.
    expect(states.some(({ toDos }) => toDos === 0)).toBe(true);
    expect((await statesFor('giulia.ferri')).some(({ late, nextTerm }) => late === 0 && nextTerm === undefined)).toBe(
      true,
    );
  });
});
