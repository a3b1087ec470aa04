import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryProducerWork, type StoredWorkProducer } from '#tests/support/doubles/producer-work.ts';
import { PostgresProducerWork } from '#adapters/storage/postgres/reserved/producer-work.ts';
import { writeMissingWork, writeWork } from '#adapters/storage/postgres/reserved/work-writer.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { WORK_KINDS } from '#core/open-items/work-item.ts';
import { WORK_SORTS, WORK_TERMS } from '#core/producers/work-list.ts';
import { anyNearDay, anyWorkSources } from '#tests/support/arbitraries/work.ts';
import { aPayment, day } from '#tests/support/mothers/procedures.ts';
import { seedWork } from './seeds.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase();
const PAOLA = 'VRDPLA79M52G478S';
const OFFICE = { id: '056001', name: 'CAA Terre Comuni, ufficio di Viterbo', operators: [PAOLA] };
const TODAY = day('2026-11-25');
const at = (today: IsoDate) => ({ now: () => Date.parse(`${today}T12:00:00Z`) });

const stored = (sources: StoredWorkProducer['sources'], which = 1): StoredWorkProducer => ({
  producer: { friendlyUrl: `p-${which}`, cuaa: `0123456000${which}`, registeredName: `Azienda ${which}` },
  office: OFFICE,
  sources,
});
const stopping = (amountCents: number): StoredWorkProducer['sources'] => ({
  file: { 'personal-data': { pec: { state: 'failed' } } },
  applications: [],
  debts: [],
  payments: [
    aPayment({ id: 'P-1', amountCents, state: 'authorised', stoppedBy: [{ kind: 'pec', since: day('2026-10-01') }] }),
  ],
});
const stoppedOn = async (today = TODAY): Promise<number | undefined> => {
  const found = await new PostgresProducerWork(database(), at(today)).list({ operator: PAOLA, page: 1, pageSize: 10 });
  return found.ok ? found.value.totals.stoppedCents : undefined;
};

describe('writeWork', () => {
  it('[CAA-05] should store what the core makes of the data, for every day, filter, order and page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyWorkSources(), { minLength: 1, maxLength: 4 }),
        anyNearDay(),
        fc.constantFrom(...WORK_TERMS),
        fc.option(fc.constantFrom(...WORK_KINDS), { nil: undefined }),
        fc.constantFrom(...WORK_SORTS),
        async (all, today, term, kind, sort) => {
          const producers = all.map((sources, which) => stored(sources, which));
          await seedWork(await emptied(database()), producers);
          const search = { operator: PAOLA, term, kind, sort, page: 2, pageSize: 3 };
          const kept = await new PostgresProducerWork(database(), at(today)).list(search);
          const made = await new InMemoryProducerWork(at(today), producers).list(search);
          expect(kept).toEqual(JSON.parse(JSON.stringify(made)));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('[CAA-05] should follow a change of the data, once it is called', async () => {
    await seedWork(await emptied(database()), [stored(stopping(100_00))]);
    expect(await stoppedOn()).toBe(100_00);
    await database().query('update procedure_entry set payload = payload || \'{"amountCents": 7000}\'');
    await writeWork(database(), ['01234560001']);
    expect(await stoppedOn()).toBe(70_00);
  });

  it('[CAA-05] should follow the day though no data change', async () => {
    await seedWork(await emptied(database()), [stored(stopping(100_00))]);
    expect([await stoppedOn(day('2026-09-30')), await stoppedOn(day('2026-10-01'))]).toEqual([0, 100_00]);
  });
});

describe('the narrow lines of the list', () => {
  const lines = () =>
    database().query('select cuaa, id, stopped_cents from producer_work_line order by cuaa, id, since');

  it('[CAA-05] should follow the rows whoever writes or removes them, also with their company', async () => {
    await seedWork(await emptied(database()), [stored(stopping(100_00)), stored(stopping(7_00), 2)]);
    expect(await lines()).toEqual(
      await database().query('select cuaa, id, stopped_cents from producer_work order by cuaa, id, since'),
    );
    await database().query("delete from producer_work where cuaa = '01234560001'", []);
    expect(new Set((await lines()).map(({ cuaa }) => cuaa))).toEqual(new Set(['01234560002']));
    await database().query("delete from company where cuaa = '01234560002'", []);
    expect(await lines()).toEqual([]);
  });
});

describe('writeMissingWork', () => {
  it('[CAA-05] should make the rows of companies that have none, and of no others', async () => {
    await seedWork(await emptied(database()), [stored(stopping(100_00))]);
    await database().query('delete from producer_work', []);
    await writeMissingWork(database());
    expect(await stoppedOn()).toBe(0);
    await database().query('update company set has_work = false', []);
    await writeMissingWork(database());
    expect(await stoppedOn()).toBe(100_00);
  });
});
