import { describe, expect, it } from 'vitest';
import type { StoredWorkProducer } from '#tests/support/doubles/producer-work.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { WorkFilters, WorkPage } from '#core/producers/work-list.ts';
import type { ProducerWorkRepository, WorkSearch } from '#core/producers/work-repository.ts';
import { aDebt, anApplication, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { contractAdmission, type Started } from './started.ts';

const PAOLA = 'VRDPLA79M52G478S';
const NICCOLO = 'DLCNCL82E05F839N';
/** Eleven at night in London, but already the 25th in Italy. */
const CLOCK: Clock = { now: () => Date.parse('2026-11-24T23:00:00Z') };
const VITERBO = { id: '056001', name: 'CAA Terre Comuni, ufficio di Viterbo', operators: [PAOLA] };
const GROSSETO = { id: '053001', name: 'CAA Terre Comuni, ufficio di Grosseto', operators: [PAOLA] };
const NAPOLI = { id: '063001', name: 'CAA Golfo Agricolo, ufficio di Napoli', operators: [NICCOLO] };

const producer = (at: number, registeredName: string) => ({
  friendlyUrl: `p-${at}`,
  cuaa: `0123456000${at}`,
  registeredName,
  mandateSince: day('2020-01-01'),
});

const EXPIRED = { kind: 'identity-document', since: day('2026-10-01') } as const;
const withDocument = (ends: string) => ({
  'personal-data': {
    pec: { state: 'verified' as const },
    identityDocument: { expiryDate: day(ends), expiry: 'valid' as const },
  },
});

const FIXTURE: readonly StoredWorkProducer[] = [
  {
    // Document and request stop the same payment; the request puts another one at risk.
    producer: producer(1, 'Bianchi Anna'),
    office: VITERBO,
    sources: {
      file: withDocument('2026-10-17'),
      applications: [
        anApplication({ id: 'D-1', number: '7', request: { what: 'Una copia', dueOn: day('2026-12-01') } }),
      ],
      debts: [],
      payments: [
        aPayment({
          id: 'P-1',
          amountCents: 9_000_00,
          state: 'authorised',
          expectedBy: day('2027-01-06'),
          stoppedBy: [EXPIRED, { kind: 'application', thing: 'D-1', since: day('2026-11-20') }],
        }),
        aPayment({
          id: 'P-2',
          amountCents: 500_00,
          state: 'in-review',
          stoppedBy: [{ kind: 'application', thing: 'D-1', since: day('2026-12-09') }],
        }),
      ],
    },
  },
  {
    // More than the first, which as a text it would not be.
    producer: producer(2, 'Rinaldi Vini'),
    office: GROSSETO,
    sources: {
      file: withDocument('2026-11-24'),
      applications: [],
      debts: [aDebt({ id: 'R-1', dueOn: day('2027-06-01') })],
      payments: [aPayment({ id: 'P-1', amountCents: 10_000_00, state: 'suspended', stoppedBy: [EXPIRED] })],
    },
  },
  {
    producer: producer(3, 'Valle Chiara'),
    office: GROSSETO,
    sources: {
      file: { 'personal-data': { pec: { state: 'failed' } } },
      applications: [],
      debts: [],
      payments: [aPayment({ id: 'P-1', amountCents: 1_00, state: 'authorised' })],
    },
  },
  {
    producer: producer(4, 'Limoneto del Golfo'),
    office: NAPOLI,
    sources: {
      file: withDocument('2026-10-01'),
      applications: [],
      debts: [],
      // One that stands still and one at risk, of one kind: the two sums are never one.
      payments: [
        aPayment({ id: 'P-1', amountCents: 99_000_00, state: 'authorised', stoppedBy: [EXPIRED] }),
        aPayment({
          id: 'P-2',
          amountCents: 1_000_00,
          state: 'in-review',
          stoppedBy: [{ kind: 'identity-document', since: day('2026-12-09') }],
        }),
      ],
    },
  },
  {
    producer: producer(5, 'Riseria'),
    office: VITERBO,
    mandateUntil: day('2026-11-24'),
    sources: {
      file: withDocument('2026-10-01'),
      applications: [],
      debts: [],
      payments: [aPayment({ id: 'P-1', amountCents: 88_000_00, state: 'authorised', stoppedBy: [EXPIRED] })],
    },
  },
];

/** What every `ProducerWorkRepository` does; `start` makes one that holds these producers. An implementation that takes the operator from a token signs in as the one asked for. */
export const producerWorkContract = (
  start: (producers: readonly StoredWorkProducer[], clock: Clock) => Promise<Started<ProducerWorkRepository>>,
): void => {
  const admission = contractAdmission(() => start(FIXTURE, CLOCK));
  const asked = async (search: Partial<WorkSearch> = {}) =>
    (await admission()).list({ page: 1, pageSize: 10, operator: PAOLA, ...search });
  const found = async (search: Partial<WorkSearch> = {}): Promise<WorkPage> => {
    const answer = await asked(search);
    if (!answer.ok) throw new Error(answer.failure);
    return answer.value;
  };
  const rows = async (search: Partial<WorkSearch> = {}) =>
    (await found(search)).items.map((row) => `${row.producer.friendlyUrl} ${row.id}`);

  describe('list', () => {
    it('[CAA-01] [ROUTE-20] should put what stops most first, as a number, and list no client of another office nor of an ended mandate', async () => {
      expect(await rows()).toEqual([
        'p-2 identity-document',
        'p-1 application:D-1',
        'p-1 identity-document',
        'p-3 pec',
      ]);
      expect(await rows({ operator: NICCOLO })).toEqual(['p-4 identity-document']);
    });

    it('[CAA-01] should give in a row whose it is, what is lacking and all that it stops', async () => {
      const [, row] = (await found()).items;
      expect(row).toEqual({
        id: 'application:D-1',
        kind: 'application',
        thing: 'D-1',
        name: 'Una copia',
        about: 'Domanda 7, Domanda unica 2026',
        day: '2026-12-01',
        stoppedCents: 9_000_00,
        atRiskCents: 500_00,
        atRiskFrom: '2026-12-09',
        isPartial: false,
        payments: [
          {
            id: 'P-1',
            description: 'Anticipo domanda unica',
            amountCents: 9_000_00,
            expectedBy: '2027-01-06',
            since: '2026-11-20',
            // The document stops it already.
            stoppedSince: '2026-10-01',
          },
          { id: 'P-2', description: 'Anticipo domanda unica', amountCents: 500_00, since: '2026-12-09' },
        ],
        producer: {
          friendlyUrl: 'p-1',
          cuaa: '01234560001',
          registeredName: 'Bianchi Anna',
          office: VITERBO.name,
        },
      });
    });

    it('[CAA-02] should count a payment once in the totals, whatever is on the page', async () => {
      const totals = {
        producers: 3,
        stoppedProducers: 2,
        stoppedCents: 19_000_00,
        atRiskCents: 500_00,
        isPartial: true,
      };
      expect((await found()).totals).toEqual(totals);
      const second = await found({ page: 2, pageSize: 3 });
      expect([second.items.length, second.totalCount, second.totals]).toEqual([1, 4, totals]);
      const beyond = await found({ page: 9 });
      expect([beyond.items, beyond.totalCount, beyond.totals]).toEqual([[], 4, totals]);
    });

    it.each([
      [{ office: VITERBO.id }, ['p-1 application:D-1', 'p-1 identity-document'], 9_000_00, 500_00],
      [{ kind: 'application' }, ['p-1 application:D-1'], 9_000_00, 500_00],
      [{ kind: 'identity-document' }, ['p-2 identity-document', 'p-1 identity-document'], 19_000_00, 0],
      [{ term: 'past' }, ['p-2 identity-document', 'p-1 identity-document', 'p-3 pec'], 19_000_00, 0],
      [{ term: 'week' }, ['p-1 application:D-1'], 9_000_00, 500_00],
      [{ term: 'week', kind: 'application' }, ['p-1 application:D-1'], 9_000_00, 500_00],
      [{ term: 'all', kind: 'debt' }, ['p-2 debt:R-1'], 0, 0],
      [{ term: 'week', kind: 'debt' }, [], 0, 0],
    ] as const satisfies readonly (readonly [Partial<WorkFilters>, readonly string[], number, number])[])(
      '[CAA-02] should filter by office, term and kind, totals and all: %j',
      async (filters, wanted, stoppedCents, atRiskCents) => {
        const page = await found(filters);
        expect(page.items.map((row) => `${row.producer.friendlyUrl} ${row.id}`)).toEqual(wanted);
        expect([page.totalCount, page.totals.stoppedCents, page.totals.atRiskCents]).toEqual([
          wanted.length,
          stoppedCents,
          atRiskCents,
        ]);
      },
    );

    it.each([
      ['term', ['p-1 identity-document', 'p-2 identity-document', 'p-1 application:D-1', 'p-3 pec']],
      ['name', ['p-1 identity-document', 'p-1 application:D-1', 'p-2 identity-document', 'p-3 pec']],
    ] as const)('[CAA-01] should sort by %s', async (sort, wanted) => {
      expect(await rows({ sort })).toEqual(wanted);
    });

    it('[CAA-01] [ROUTE-20] should give the rows of one producer, and refuse one that is not held', async () => {
      expect(await rows({ producer: 'p-1' })).toEqual(['p-1 application:D-1', 'p-1 identity-document']);
      for (const other of ['p-4', 'p-5', 'p-9'])
        expect(await asked({ producer: other })).toEqual({ ok: false, failure: 'producers.forbidden' });
    });

    it('[CAA-02] [ROUTE-20] should refuse an office that is not the operator’s, whether there is one or not', async () => {
      for (const office of [NAPOLI.id, '999999'])
        expect(await asked({ office })).toEqual({ ok: false, failure: 'producers.forbidden' });
    });
  });

  describe('kinds', () => {
    it('[CAA-03] should count producers and sums by kind of what is past or has no term', async () => {
      const kinds = async (operator: string, office?: string) => (await admission()).kinds(operator, office);
      expect(await kinds(PAOLA)).toEqual({
        ok: true,
        value: [
          { kind: 'identity-document', producers: 2, stoppedCents: 19_000_00, atRiskCents: 0 },
          { kind: 'pec', producers: 1, stoppedCents: 0, atRiskCents: 0 },
        ],
      });
      expect(await kinds(PAOLA, VITERBO.id)).toEqual({
        ok: true,
        value: [{ kind: 'identity-document', producers: 1, stoppedCents: 9_000_00, atRiskCents: 0 }],
      });
      expect(await kinds(NICCOLO)).toEqual({
        ok: true,
        value: [{ kind: 'identity-document', producers: 1, stoppedCents: 99_000_00, atRiskCents: 1_000_00 }],
      });
      expect(await kinds(PAOLA, NAPOLI.id)).toEqual({ ok: false, failure: 'producers.forbidden' });
    });
  });
};
