import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Database } from '#adapters/storage/postgres/index.ts';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';

// Payments, applications and debts of the demonstration, asked for as of one company: all of its own and one of each kind of every other. Only
// its own are answered, and a stranger's id is answered like one that nobody has (ROUTE-20, D-60).

const SEGMENTS = { payment: 'payments', question: 'questions', debt: 'debts' } as const;
const NOBODYS_ID = 'D-999999';

const ANNAS = 'BNCNNA80A41H501R';

interface Payment {
  readonly scheme: string;
  readonly campaign: number;
  readonly paidOn?: string | null;
  readonly detail: { readonly applicationId?: string; readonly applicationNumber?: string };
}
interface Application {
  readonly number: string;
  readonly title: string;
  readonly campaign: number;
  readonly submittedOn: string;
  readonly detail: {
    readonly payments?: readonly string[];
    readonly messages?: readonly { readonly subject: string }[];
    readonly requests?: readonly unknown[];
  };
}

interface Kept {
  readonly cuaa: string;
  readonly kind: keyof typeof SEGMENTS;
  readonly id: string;
}

let service: TestService;
let kept: readonly Kept[] = [];
beforeAll(async () => {
  service = await sharedService();
  kept = await service.composition
    .get(Database)
    .query<Kept>('select cuaa, kind, id from procedure_entry order by cuaa, kind, id', []);
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

/** All records of a company, and the first of each kind of every other. */
const askedAsOf = (cuaa: string): readonly Kept[] =>
  kept.filter(
    (one, at) => one.cuaa === cuaa || kept.findIndex((it) => it.cuaa === one.cuaa && it.kind === one.kind) === at,
  );

/** Their statuses. */
const answersAsOf = async (token: string, base: string, cuaa: string): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    await Promise.all(
      [...askedAsOf(cuaa), { kind: 'question' as const, id: NOBODYS_ID }].map(async ({ kind, id }) => {
        const answer = await fetch(`${service.api}/private/${base}/${SEGMENTS[kind]}/${cuaa}/${id}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        await answer.arrayBuffer();
        return [`${kind} ${id}`, answer.status] as const;
      }),
    ),
  );

const expectedOf = (cuaa: string): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(askedAsOf(cuaa).map((one) => [`${one.kind} ${one.id}`, one.cuaa === cuaa ? 200 : 404])),
  [`question ${NOBODYS_ID}`]: 404,
});

describe('a thing of a company', () => {
  it.each([
    ['anna.bianchi', 'detail', 'BNCNNA80A41H501R'],
    ['marco.rinaldi', 'detail', '01234560017'],
    ['paola.verdi', 'caa/detail', 'BNCNNA80A41H501R'],
  ] as const)(
    '[PRAT-01] [ROUTE-20] should be answered to %s (%s) of its own company alone, and no other id tells whether it exists',
    async (username, base, cuaa) => {
      expect(kept.length).toBeGreaterThan(20);
      expect(await answersAsOf(await service.tokenOf(username), base, cuaa)).toEqual(expectedOf(cuaa));
    },
  );

  it('[PRAT-01] should say in every list that it can be opened, and be answered as it stands there', async () => {
    const headers = { authorization: `Bearer ${await service.tokenOf('anna.bianchi')}` };
    for (const list of Object.values(SEGMENTS)) {
      const base = `${service.api}/private/detail/${list}/BNCNNA80A41H501R`;
      const rows = (await (await fetch(base, { headers })).json()) as {
        readonly id: string;
        readonly hasDetail: boolean;
      }[];
      for (const row of rows) {
        expect(row.hasDetail).toBe(true);
        expect(await (await fetch(`${base}/${row.id}`, { headers })).json()).toMatchObject(row);
      }
    }
  });

  it('[PRAT-06] [PRAT-10] should lead from every payment to the application that leads back to it, with its messages, and agree with it', async () => {
    const headers = { authorization: `Bearer ${await service.tokenOf('anna.bianchi')}` };
    const base = `${service.api}/private/detail`;
    const read = async <T>(path: string): Promise<T> =>
      (await (await fetch(`${base}/${path}`, { headers })).json()) as T;
    const pairs: string[] = [];
    for (const { id } of kept.filter(({ cuaa, kind }) => cuaa === ANNAS && kind === 'payment')) {
      const payment = await read<Payment>(`payments/${ANNAS}/${id}`);
      if (payment.detail.applicationId === undefined) continue;
      const application = await read<Application>(`questions/${ANNAS}/${payment.detail.applicationId}`);
      expect(application.detail.payments).toContain(id);
      expect(application.number).toBe(payment.detail.applicationNumber);
      expect([application.title, application.campaign]).toEqual([payment.scheme, payment.campaign]);
      // Nobody is paid for what was not yet asked.
      expect(application.submittedOn < (payment.paidOn ?? '9999')).toBe(true);
      pairs.push(`${id} ${payment.detail.applicationId}`);
    }
    expect(pairs).toEqual(['P-0001 D-0010', 'P-0003 D-0008', 'P-0005 D-0009']);
    const { messages, requests } = (await read<Application>(`questions/${ANNAS}/D-0009`)).detail;
    expect([messages?.map(({ subject }) => subject), requests?.length]).toEqual([
      ['Manca il contratto di affitto registrato'],
      2,
    ]);
  });
});
