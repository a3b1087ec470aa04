import { describe, expect, it } from 'vitest';
import type { Clock } from '#core/kernel/clock.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { HORIZON_FILTER } from '#core/producers/producer-list.ts';
import type { Anomaly, ProducerDetail } from '#core/producers/producer.ts';
import type { ProducerRepository } from '#core/producers/producer-repository.ts';
import type { WorkSources } from '#core/open-items/work-item.ts';
import { day } from '#tests/support/mothers/day.ts';
import { aPayment } from '#tests/support/mothers/procedures.ts';
import { aProducer } from '#tests/support/mothers/producers.ts';
import { contractAdmission, type Started } from './started.ts';

/** A producer that the suite wants to find, and the operators whose offices hold its mandate. */
export interface SeededProducer {
  readonly detail: ProducerDetail;
  readonly anomalies: readonly Anomaly[];
  readonly operators: readonly string[];
  readonly mandateUntil?: IsoDate;
  readonly sources?: WorkSources;
}

const PAOLA = 'VRDPLA79M52G478S';
const NICCOLO = 'DLCNCL82E05F839N';
const MARIO = 'RSSMRA80A01H501U';
const LAURA = 'LRALRA80A41H501X';
/** Eleven at night in London, but already the 21st in Italy. */
const CLOCK: Clock = { now: () => Date.parse('2026-11-20T23:00:00Z') };
const TODAY = day('2026-11-21');
const ANOMALIES: readonly Anomaly[] = [
  { id: 'an-1', title: 'Superficie dichiarata due volte', severity: 'warning' },
  { id: 'an-2', title: 'Documento di riconoscimento scaduto', severity: 'blocking' },
];

const FIXTURE: readonly SeededProducer[] = [
  {
    detail: aProducer({
      friendlyUrl: 'p-1',
      cuaa: '01234560017',
      registeredName: 'Rinaldi Vini Società Agricola S.r.l.',
      anomalyCount: 2,
      worstAnomaly: 'blocking',
      // Something has ended, and something else is about to.
      expiries: [
        { kind: 'identity-document', day: day('2026-06-01') },
        { kind: 'contract', day: day('2026-12-10') },
        { kind: 'validation-sheet', day: day('2027-05-04') },
      ],
    }),
    anomalies: ANOMALIES,
    operators: [PAOLA],
  },
  {
    detail: aProducer({
      friendlyUrl: 'p-2',
      cuaa: 'NRECRL68T60L117K',
      vatNumber: '98765430219',
      registeredName: 'Azienda agricola Neri Carla',
      expiries: [
        { kind: 'antimafia', day: day('2026-12-01') },
        { kind: 'contract', day: day('2027-01-15') },
        { kind: 'validation-sheet', day: day('2027-06-01') },
      ],
    }),
    anomalies: [],
    operators: [PAOLA],
  },
  {
    detail: aProducer({
      friendlyUrl: 'p-4',
      cuaa: '01234560074',
      registeredName: 'Istituto Agrario',
      mandateSince: day('2026-11-22'),
    }),
    anomalies: [],
    operators: [PAOLA],
  },
  {
    detail: aProducer({
      friendlyUrl: 'p-5',
      cuaa: '01234560082',
      registeredName: 'Riseria',
      mandateSince: day('2020-01-01'),
    }),
    anomalies: [],
    operators: [PAOLA],
    mandateUntil: day('2026-11-20'),
  },
  {
    detail: aProducer({
      friendlyUrl: 'p-6',
      cuaa: '01234560090',
      registeredName: 'Serra di un giorno',
      expiries: [{ kind: 'contract', day: day('2027-01-20') }],
      mandateSince: TODAY,
    }),
    anomalies: [],
    operators: [LAURA],
    mandateUntil: TODAY,
  },
  {
    detail: aProducer({
      friendlyUrl: 'p-3',
      cuaa: '01234560066',
      registeredName: 'Limoneto del Golfo Società Agricola',
    }),
    anomalies: [],
    operators: [NICCOLO],
  },
];

/** Producers of which one loses a sum, one will lose a higher one, and of one it is not known. */
const LOSING: readonly SeededProducer[] = (
  [
    ['p-11', 'Alfa', '2026-06-01', undefined, 7_000_00],
    ['p-12', 'Beta', '2026-10-01', '2026-10-02', 100_50],
    ['p-13', 'Gamma', '2027-01-10', '2027-01-11', 5_000_00],
    ['p-14', 'Zeta', '2027-03-01', '2026-10-02', 0],
  ] as const
).map(([friendlyUrl, registeredName, ends, since, amountCents]) => ({
  detail: aProducer({
    friendlyUrl,
    cuaa: `012345601${friendlyUrl.slice(2)}`,
    registeredName,
    expiries: [{ kind: 'identity-document', day: day(ends) }],
  }),
  anomalies: [],
  operators: [MARIO],
  sources: {
    file: {
      'personal-data': {
        pec: { state: 'verified' },
        identityDocument: { expiryDate: day(ends), expiry: ends < TODAY ? 'expired' : 'valid' },
      },
    },
    applications: [],
    debts: [],
    payments:
      amountCents === 0
        ? []
        : [
            aPayment({
              id: 'P-1',
              amountCents,
              state: 'in-review',
              stoppedBy: since === undefined ? undefined : [{ kind: 'identity-document', since: day(since) }],
            }),
          ],
  },
}));

/** What every `ProducerRepository` does; `start` makes one that holds these producers. An implementation that takes the operator from a token signs in as the one asked for. */
export const producerRepositoryContract = (
  start: (producers: readonly SeededProducer[], clock: Clock) => Promise<Started<ProducerRepository>>,
): void => {
  const admission = contractAdmission(() => start([...FIXTURE, ...LOSING], CLOCK));
  const found = async (text: string, operator = PAOLA) => {
    const page = await (await admission()).search({ text, page: 1, pageSize: 9, operator });
    return page.items.map(({ friendlyUrl }) => friendlyUrl);
  };

  describe('search', () => {
    it('[PAGE-30] should list the producers of the operator by name', async () => {
      expect(await found('')).toEqual(['p-2', 'p-1']);
      expect(await found('', NICCOLO)).toEqual(['p-3']);
      expect(await found('', 'LNGDRA77R18E506X')).toEqual([]);
    });

    it('[ROUTE-20] [PAGE-30] should list a producer from the first to the last day of the mandate, as days are counted in Italy', async () => {
      expect(await found('', LAURA)).toEqual(['p-6']);
      expect(await found('istituto')).toEqual([]);
      expect(await found('riseria')).toEqual([]);
    });

    it('[PAGE-30] should find by part of the name, whatever accents and capitals', async () => {
      expect(await found('societa agri')).toEqual(['p-1']);
      expect(await found('NERI')).toEqual(['p-2']);
    });

    it('[PAGE-30] should find by part of the CUAA', async () => {
      expect(await found('0123456')).toEqual(['p-1']);
      expect(await found('nrecrl')).toEqual(['p-2']);
    });

    it('[CAAK-01] should find by the VAT number of a company whose code is a fiscal code', async () => {
      for (const text of ['98765430219', 'P.IVA IT98765430219', '9876 5430 219'])
        expect([text, await found(text)]).toEqual([text, ['p-2']]);
    });

    it('[PAGE-30] should find by words in any order, abbreviations without their dots, and codes as they are pasted', async () => {
      for (const text of [
        'vini rinaldi',
        'srl',
        'S.R.L. rinaldi',
        'societa srl vini',
        'CUAA: 0123 4560 017',
        'P.IVA IT01234560017',
        // As tax registers write "Rinäldi".
        'Rinaeldi',
      ])
        expect([text, await found(text)]).toEqual([text, ['p-1']]);
      for (const text of ['carla neri', 'NRE CRL 68T60 L117K', 'C.F.: NRECRL68T60L117K'])
        expect([text, await found(text)]).toEqual([text, ['p-2']]);
      for (const text of ['vini neri', 'spa', 'x y %', '\\fdfa'.repeat(40)])
        expect([text, await found(text)]).toEqual([text, []]);
    });

    it('[PAGE-30] should put first what ends first where it is asked to', async () => {
      const page = await (
        await admission()
      ).search({ text: '', page: 1, pageSize: 9, operator: PAOLA, sort: 'expiry' });
      expect(page.items.map(({ friendlyUrl }) => friendlyUrl)).toEqual(['p-1', 'p-2']);
      expect(page.items.map(({ expiries }) => expiries)).toEqual([
        FIXTURE[0]?.detail.expiries,
        FIXTURE[1]?.detail.expiries,
      ]);
    });

    it('[CAA-02] [PAGE-30] should put first what loses most where it is asked to, and last what is not known', async () => {
      const search = { text: '', page: 1, pageSize: 9, operator: MARIO, sort: 'euro' } as const;
      const page = await (await admission()).search(search);
      expect(page.items.map(({ friendlyUrl, affected }) => [friendlyUrl, affected])).toEqual([
        ['p-13', { stoppedCents: 0, atRiskCents: 5_000_00, isPartial: false }],
        ['p-12', { stoppedCents: 100_50, atRiskCents: 0, isPartial: false }],
        ['p-14', { stoppedCents: 0, atRiskCents: 0, isPartial: false }],
        ['p-11', { stoppedCents: 0, atRiskCents: 0, isPartial: true }],
      ]);
      const ending = await (await admission()).search({ ...search, expiry: 'past' });
      expect(ending.items.map(({ friendlyUrl }) => friendlyUrl)).toEqual(['p-12', 'p-11']);
      const second = await (await admission()).search({ ...search, page: 2, pageSize: 1 });
      expect([second.items.map(({ friendlyUrl }) => friendlyUrl), second.totalCount]).toEqual([['p-12'], 4]);
    });

    it.each([
      ['blocking', ['p-1']],
      ['warning', []],
      ['any', ['p-1']],
      ['none', ['p-2']],
    ] as const)('[PAGE-30] should narrow to files by their anomalies: %s', async (anomaly, wanted) => {
      const page = await (await admission()).search({ text: '', page: 1, pageSize: 9, operator: PAOLA, anomaly });
      expect(page.items.map(({ friendlyUrl }) => friendlyUrl)).toEqual(wanted);
    });

    it.each([
      [PAOLA, 'past', ['p-1']],
      // What has ended at p-1 hides nothing of what ends there next; and it ends after what ends at p-2.
      [PAOLA, '30', ['p-2', 'p-1']],
      [PAOLA, HORIZON_FILTER, ['p-2', 'p-1']],
      [LAURA, 'past', []],
      [LAURA, '30', []],
      [LAURA, HORIZON_FILTER, ['p-6']],
    ] as const)(
      '[PAGE-30] should narrow to what has ended or is about to, whatever else ends there, first what ends first of it: %s %s',
      async (operator, expiry, wanted) => {
        const search = { text: '', page: 1, pageSize: 9, operator, expiry, sort: 'expiry' } as const;
        const page = await (await admission()).search(search);
        expect([page.items.map(({ friendlyUrl }) => friendlyUrl), page.totalCount]).toEqual([wanted, wanted.length]);
        const beyond = await (await admission()).search({ ...search, page: 2 });
        expect([beyond.items, beyond.totalCount]).toEqual([[], wanted.length]);
      },
    );

    it('should cut the list into pages', async () => {
      const page = await (await admission()).search({ text: '', page: 2, pageSize: 1, operator: PAOLA });
      expect([page.items.map(({ friendlyUrl }) => friendlyUrl), page.totalCount]).toEqual([['p-1'], 2]);
      const beyond = await (await admission()).search({ text: '', page: 3, pageSize: 1, operator: PAOLA });
      expect([beyond.items, beyond.totalCount]).toEqual([[], 2]);
    });
  });

  describe('detail and anomalies', () => {
    it('[PAGE-30] should give a producer of the operator in full', async () => {
      expect(await (await admission()).detail('p-1', PAOLA)).toEqual({ ok: true, value: FIXTURE[0]?.detail });
    });

    it('[ROUTE-20] should refuse a producer of another office, one whose mandate is not in force and one that does not exist alike', async () => {
      const repository = await admission();
      expect(await repository.detail('p-3', PAOLA)).toEqual({ ok: false, failure: 'producers.forbidden' });
      expect(await repository.detail('p-99', PAOLA)).toEqual({ ok: false, failure: 'producers.forbidden' });
      for (const friendlyUrl of ['p-4', 'p-5'])
        expect(await repository.detail(friendlyUrl, PAOLA)).toEqual({ ok: false, failure: 'producers.forbidden' });
      for (const cuaa of ['01234560074', '01234560082'])
        expect(await repository.anomalies(cuaa, PAOLA)).toEqual({ ok: false, failure: 'producers.forbidden' });
      expect(await repository.anomalies('01234560066', PAOLA)).toEqual({ ok: false, failure: 'producers.forbidden' });
    });

    it('[PAGE-30] should give the anomalies, the heaviest first', async () => {
      expect(await (await admission()).anomalies('01234560017', PAOLA)).toEqual({
        ok: true,
        value: ANOMALIES.toReversed(),
      });
    });
  });
};
