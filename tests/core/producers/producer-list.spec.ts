import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { producerPasses } from '#tests/support/doubles/producers.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import { shownExpiries, expiriesWithin } from '#core/producers/expiries.ts';
import {
  EXPIRY_FILTERS,
  HORIZON_FILTER,
  type ExpiryFilter,
  isPlainProducerAddress,
  producerAddressFrom,
  producerAddressTo,
} from '#core/producers/producer-list.ts';
import type { Expiry } from '#core/producers/producer.ts';
import { producersCsv } from '#core/producers/producers-export.ts';
import { day } from '#tests/support/mothers/day.ts';
import { aProducer } from '#tests/support/mothers/producers.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-21');

describe('producerAddressFrom and producerAddressTo', () => {
  it('[PAGE-30] should read back what they write, whatever the address says, and write nothing that was typed', () => {
    const anyPair = fc.tuple(
      fc.constantFrom('search', 'anomalia', 'scadenza', 'ordine', 'page', 'altro'),
      fc.oneof(anyText(), fc.constantFrom('blocking', 'none', 'past', '30', 'name', '2')),
    );
    fc.assert(
      fc.property(fc.array(anyPair, { maxLength: 6 }), anyText(), (pairs, typed) => {
        const address = producerAddressFrom(pairs, typed);
        const written = producerAddressTo(address);
        expect(producerAddressFrom(written, typed)).toEqual(address);
        expect(written).toEqual(producerAddressTo({ ...address, text: '' }));
        expect(producerAddressFrom(pairs).text).toBe('');
      }),
      RUNS,
    );
  });

  it('should ask for what ends first unless told, and know an address that asks for nothing else', () => {
    expect(producerAddressFrom([]).sort).toBe('expiry');
    expect(isPlainProducerAddress(producerAddressFrom([['page', '2']]))).toBe(true);
    expect(isPlainProducerAddress(producerAddressFrom([], 'rinaldi'))).toBe(false);
    for (const pair of [
      ['anomalia', 'any'],
      ['scadenza', 'past'],
      ['ordine', 'name'],
    ] as const)
      expect(isPlainProducerAddress(producerAddressFrom([pair]))).toBe(false);
  });
});

describe('producerPasses', () => {
  const ending = (days: number | undefined) =>
    aProducer({ expiries: days === undefined ? [] : [{ kind: 'contract', day: addDays(TODAY, days) }] });

  it.each([
    [-1, true, false, false],
    [0, false, true, true],
    [30, false, true, true],
    [31, false, false, true],
    [60, false, false, true],
    [61, false, false, false],
    [undefined, false, false, false],
  ])('[PAGE-30] should judge what ends in %s days: past %s, within 30 %s, within 60 %s', (days, past, month, two) => {
    const judged = (['past', '30', HORIZON_FILTER] as const).map((expiry) =>
      producerPasses(ending(days), { anomaly: undefined, expiry }, TODAY),
    );
    expect(judged).toEqual([past, month, two]);
  });

  it.each([
    [0, undefined, ['none']],
    [2, 'blocking', ['any', 'blocking']],
    [1, 'notice', ['any', 'notice']],
  ] as const)(
    '[PAGE-30] should tell files with %i anomalies, the worst %s, as %j',
    (anomalyCount, worstAnomaly, reported) => {
      const filters = ['blocking', 'warning', 'notice', 'any', 'none'] as const;
      const passed = filters.filter((anomaly) =>
        producerPasses(aProducer({ anomalyCount, worstAnomaly }), { anomaly, expiry: undefined }, TODAY),
      );
      expect(passed.toSorted()).toEqual(reported.toSorted());
    },
  );
});

const anyExpiry = fc.record({
  kind: fc.constantFrom('identity-document', 'contract', 'antimafia', 'validation-sheet'),
  day: fc.integer({ min: -400, max: 400 }).map((days) => addDays(TODAY, days)),
});
const anyExpiries: fc.Arbitrary<readonly Expiry[]> = fc.array(anyExpiry, { maxLength: 6 });

describe('expiriesWithin and shownExpiries', () => {
  it('[PAGE-30] should find an end that a filter asks for whatever else ends, before or after', () => {
    fc.assert(
      fc.property(anyExpiries, anyExpiry, fc.constantFrom(...EXPIRY_FILTERS), (others, one, filter) => {
        const isAlone = expiriesWithin([one], filter, TODAY).length === 1;
        for (const all of [
          [one, ...others],
          [...others, one],
        ]) {
          const within = expiriesWithin(all, filter, TODAY);
          expect(within.some(({ kind, day: ends }) => kind === one.kind && ends === one.day)).toBe(
            isAlone || expiriesWithin(others, filter, TODAY).some((it) => it.kind === one.kind && it.day === one.day),
          );
          expect(within.length).toBe(expiriesWithin(others, filter, TODAY).length + (isAlone ? 1 : 0));
          expect(producerPasses(aProducer({ expiries: all }), { anomaly: undefined, expiry: filter }, TODAY)).toBe(
            within.length > 0,
          );
        }
      }),
      RUNS,
    );
  });

  it('[PAGE-30] should tell what the filter asks for and nothing else, first what ends first; without one something whenever anything ends, and all that has ended or ends within 60 days', () => {
    fc.assert(
      fc.property(anyExpiries, fc.constantFrom(undefined, ...EXPIRY_FILTERS), (expiries, filter) => {
        const reported = shownExpiries(expiries, filter, TODAY);
        const days = reported.map(({ day: ends }) => ends);
        expect(days).toEqual(days.toSorted());
        if (filter !== undefined) {
          expect(reported).toEqual(expiriesWithin(expiries, filter, TODAY));
          return;
        }
        expect(reported.length > 0).toBe(expiries.length > 0);
        expect(reported[0]?.day).toBe(expiries.map(({ day: ends }) => ends).toSorted()[0]);
        const pressing = expiries.filter(({ day: ends }) => ends <= addDays(TODAY, 60));
        expect(reported).toHaveLength(pressing.length || Math.min(1, expiries.length));
      }),
      RUNS,
    );
  });
});

describe('producersCsv', () => {
  const HEAD =
    '\u{feff}Denominazione;CUAA;Comune;Ufficio;Stato del fascicolo;Anomalie;Prossima scadenza;Giorno;Tutte le scadenze;Ultima validazione;Fermo;A rischio';
  const START = "'01234560017;Viterbo;CAA Terre Comuni, ufficio di Viterbo;VALIDATO;0";

  it('[PAGE-30] should write a line for each producer, in their order', () => {
    const affected = { stoppedCents: 1_234_50, atRiskCents: 0, isPartial: false };
    const producers = [aProducer({ expiries: [], affected }), aProducer({ registeredName: 'Orti' })];
    expect(producersCsv(producers, undefined, TODAY).split('\r\n')).toEqual([
      HEAD,
      `Rinaldi Vini Società Agricola S.r.l.;${START};;;;04/05/2026;1234,50;0,00`,
      `Orti;${START};Scheda di validazione;04/05/2027;Scheda di validazione 04/05/2027;04/05/2026;;`,
      '',
    ]);
  });

  it('[PAGE-30] should name the end that the list is narrowed to, and all of them', () => {
    const expiries = [
      { kind: 'antimafia', day: addDays(TODAY, 20) },
      { kind: 'identity-document', day: addDays(TODAY, -9) },
    ] as const;
    const lineFor = (filter: ExpiryFilter | undefined) =>
      producersCsv([aProducer({ registeredName: 'Orti', expiries })], filter, TODAY).split('\r\n')[1];
    const all = 'Documento di riconoscimento 12/11/2026, Antimafia 11/12/2026;04/05/2026;;';
    expect(lineFor('30')).toBe(`Orti;${START};Antimafia;11/12/2026;${all}`);
    expect(lineFor('past')).toBe(`Orti;${START};Documento di riconoscimento;12/11/2026;${all}`);
    expect(lineFor(undefined)).toBe(`Orti;${START};Documento di riconoscimento;12/11/2026;${all}`);
  });
});
