import { beforeEach, describe, expect, it } from 'vitest';
import { actingOfficesOf, isMandateClosed, type Mandate } from '#core/access/mandate.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { PostgresProducerRepository } from '#adapters/storage/postgres/reserved/producer-repository.ts';
import {
  PostgresCompanyRepository,
  PostgresGrantsRepository,
} from '#adapters/storage/postgres/reserved/session-repositories.ts';
import { TODAY } from '#tests/support/arbitraries/mandates.ts';
import { aUser } from '#tests/support/arbitraries/session.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase();
/** Half past midnight in Italy, still yesterday in Greenwich. */
const clock: Clock = { now: () => Date.parse(`${TODAY}T00:30:00+01:00`) };
const HOLDER = 'BNCNNA80A41H501R';
const OPERATOR = 'VRDPLA79M52G478S';
const OFFICES = ['V', 'G'] as const;

const DAYS: readonly (IsoDate | undefined)[] = [...[-2, -1, 0, 1, 2].map((days) => addDays(TODAY, days)), undefined];
/** Every pair of a first and a last day around today. */
const TERMS = DAYS.flatMap((since) => (since === undefined ? [] : DAYS.map((until) => ({ since, until }))));

interface Case {
  readonly cuaa: string;
  readonly mandates: readonly Mandate[];
  readonly closed: boolean;
}

/** Companies with none, one or two mandates, and those that the agency has closed. */
const CASES: readonly Case[] = [
  [],
  ...TERMS.map((term) => [term]),
  ...TERMS.map((term, at) => [term, TERMS[(at * 7 + 3) % TERMS.length] ?? term]),
]
  .flatMap((terms) => [false, true].map((closed) => ({ terms, closed })))
  .map(({ terms, closed }, at) => {
    const cuaa = `${10_000_000_000 + at}`;
    return { cuaa, closed, mandates: terms.map((term, nth) => ({ cuaa, officeId: OFFICES[nth] ?? 'V', ...term })) };
  });

const rule = ({ cuaa, mandates, closed }: Case) => ({ mandates, closedCuaas: closed ? [cuaa] : [], today: TODAY });
const expected = (holds: (one: Case) => boolean): readonly string[] => CASES.filter(holds).map(({ cuaa }) => cuaa);

beforeEach(async () => {
  const db = await emptied(database());
  const mandates = CASES.flatMap((one) =>
    one.mandates.map(({ until, ...rest }) => ({ ...rest, until: until ?? null })),
  );
  await db.query(
    `insert into office (id, name, description, mail) select id, id, id, id || '@caa.example' from unnest($1::text[]) as id`,
    [OFFICES],
  );
  await db.query('insert into office_operator (office_id, fiscal_code) select unnest($1::text[]), $2', [
    OFFICES,
    OPERATOR,
  ]);
  await db.query(
    `insert into company (cuaa, friendly_url, registered_name, folded_name, mandate_closed)
     select cuaa, 'p-' || cuaa, cuaa, cuaa, closed from jsonb_to_recordset($1::jsonb) as line(cuaa text, closed boolean)`,
    [JSON.stringify(CASES)],
  );
  await db.query('insert into company_holder (cuaa, fiscal_code) select cuaa, $1 from company', [HOLDER]);
  await db.query(
    `insert into mandate (cuaa, office_id, since, until)
     select cuaa, "officeId", since, until from jsonb_to_recordset($1::jsonb) as line(cuaa text, "officeId" text, since date, until date)`,
    [JSON.stringify(mandates)],
  );
});

describe('mandates in the database, judged as the core judges them', () => {
  it('[ROUTE-20] [PAGE-30] should list to the operator the producers with a mandate in force, and no other', async () => {
    const repository = new PostgresProducerRepository(database(), clock);
    const { items } = await repository.search({ text: '', page: 1, pageSize: CASES.length, operator: OPERATOR });
    expect(items.map(({ cuaa }) => cuaa)).toEqual(expected((one) => actingOfficesOf(one.cuaa, rule(one)).length > 0));
  });

  it('[ROUTE-18] [ROUTE-20] should say in the list of companies that a mandate is closed exactly when the file is', async () => {
    const companies = await new PostgresCompanyRepository(database(), clock).companiesOf(aUser({ fiscalCode: HOLDER }));
    expect(companies.filter(({ mandateClosed }) => mandateClosed).map(({ cuaa }) => cuaa)).toEqual(
      expected((one) => isMandateClosed(one.cuaa, rule(one))),
    );
  });

  it('[ROUTE-20] should hand the core every mandate of the company asked for, on the Italian day', async () => {
    const grants = new PostgresGrantsRepository(database(), clock);
    const [, one] = CASES.filter(({ mandates, closed }) => mandates.length === 2 && closed);
    const { mandates, closedCuaas, today } = await grants.grantsOf(HOLDER, one?.cuaa);
    expect({ mandates: mandates.toSorted((a, b) => (a.officeId < b.officeId ? 1 : -1)), closedCuaas, today }).toEqual(
      one && rule(one),
    );
  });

  it('[API-15] [ROUTE-20] should name as holder of a mandate only an office that acts today', async () => {
    const grants = new PostgresGrantsRepository(database(), clock);
    const sample = CASES.filter((_, at) => at % 5 === 0);
    const answers = await Promise.all(sample.map(async (one) => (await grants.mandateHolderOf(one.cuaa))?.officeId));
    for (const [at, one] of sample.entries()) {
      const acting = actingOfficesOf(one.cuaa, rule(one));
      expect(
        answers[at] === undefined ? acting.length === 0 : acting.includes(answers[at]),
        `${one.cuaa} ${JSON.stringify(one.mandates)}`,
      ).toBe(true);
    }
  });
});
