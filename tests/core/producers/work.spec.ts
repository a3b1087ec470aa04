import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { type CountedWork, countedWorkOn, datedWorkOf, affectedCentsOf } from '#core/producers/work.ts';
import { WORK_KINDS } from '#core/open-items/work-item.ts';
import { scopeOf, WORK_TERMS, type WorkRow } from '#core/producers/work-list.ts';
import { workPasses, workTotals } from '#tests/support/doubles/work-rows.ts';
import { anyNearDay, anyWorkSources } from '#tests/support/arbitraries/work.ts';
import { aPayment, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const PRODUCER = { friendlyUrl: 'p-1', cuaa: '01234560017', registeredName: 'Rinaldi Vini' };
const asRow = ({ shares: _shares, ...work }: CountedWork): WorkRow => ({ ...work, producer: PRODUCER });

const FEWER = { numRuns: Math.ceil((RUNS.numRuns ?? 1000) / 4) };

describe('countedWorkOn', () => {
  it('[CAA-02] should add up to each payment once, whatever filters and day', () => {
    fc.assert(
      fc.property(
        anyWorkSources(),
        anyNearDay(),
        fc.constantFrom(...WORK_TERMS),
        fc.option(fc.constantFrom(...WORK_KINDS), { nil: undefined }),
        (sources, today, term, kind) => {
          const rows = countedWorkOn(sources, today).filter((row) => workPasses(row, { term, kind }, today));
          const shares = rows.map((row) => row.shares[scopeOf({ term, kind })]);
          const stopped = shares.reduce((sum, { stoppedCents }) => sum + stoppedCents, 0);
          const concerned = shares.reduce((sum, { concernedCents }) => sum + concernedCents, 0);
          const { stoppedCents, atRiskCents } = workTotals(rows.map(asRow), today);
          expect([stopped, concerned - stopped]).toEqual([stoppedCents, atRiskCents]);
        },
      ),
      FEWER,
    );
  });

  it('[CAA-01] should show in each row all that it stops, whatever other rows stop', () => {
    fc.assert(
      fc.property(anyWorkSources(), anyNearDay(), (sources, today) => {
        for (const { payments, stoppedCents, atRiskCents } of countedWorkOn(sources, today)) {
          const sumOf = (isStopped: boolean): number =>
            payments
              .filter(
                ({ since, stoppedSince = since }) =>
                  since <= today === isStopped && (isStopped || stoppedSince > today),
              )
              .reduce((sum, { amountCents }) => sum + amountCents, 0);
          expect([stoppedCents, atRiskCents]).toEqual([sumOf(true), sumOf(false)]);
        }
      }),
      FEWER,
    );
  });

  it('[CAA-01] should know nothing of the euro where the service does not tell what stops payments', () => {
    const [row] = countedWorkOn(
      {
        file: { 'personal-data': { pec: { state: 'failed' } } },
        applications: [],
        debts: [],
        payments: [aPayment({ state: 'authorised', amountCents: 100 })],
      },
      TODAY,
    );
    expect([row?.isPartial, row?.stoppedCents, row && affectedCentsOf(row)]).toEqual([true, 0, undefined]);
  });
});

describe('datedWorkOf', () => {
  it('[CAA-05] should hold for every day what is made of the data on that day', () => {
    fc.assert(
      fc.property(anyWorkSources(), fc.array(anyNearDay(), { minLength: 1, maxLength: 5 }), (sources, days) => {
        const dated = datedWorkOf(sources);
        const on = (today: IsoDate) =>
          dated
            .filter(({ since, until }) => since <= today && (until === undefined || today < until))
            .map(({ since: _since, until: _until, ...row }) => row)
            .toSorted((left, right) => (left.id < right.id ? -1 : 1));
        for (const today of days)
          expect(on(today)).toEqual(
            countedWorkOn(sources, today).toSorted((left, right) => (left.id < right.id ? -1 : 1)),
          );
      }),
      FEWER,
    );
  });

  it('[CAA-05] should keep a row in one piece for as long as nothing of it changes', () => {
    const dated = datedWorkOf({
      file: {
        'personal-data': {
          pec: { state: 'failed' },
          identityDocument: { expiryDate: day('2026-12-01'), expiry: 'valid' },
        },
      },
      applications: [],
      debts: [],
      payments: [aPayment({ state: 'authorised', stoppedBy: [{ kind: 'pec', since: day('2026-10-01') }] })],
    });
    expect(dated.map(({ id, since, until }) => [id, since, until])).toEqual([
      ['pec', '1900-01-01', '2026-10-01'],
      ['pec', '2026-10-01', undefined],
      ['identity-document', '1900-01-01', undefined],
    ]);
  });
});
