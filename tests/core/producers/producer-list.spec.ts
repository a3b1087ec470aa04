import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { producerPasses } from '#adapters/storage/memory/producers.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import { isPlainProducerAddress, producerAddressFrom, producerAddressTo } from '#core/producers/producer-list.ts';
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
    aProducer({ nextExpiry: days === undefined ? undefined : { kind: 'contract', day: addDays(TODAY, days) } });

  it.each([
    [-1, true, false, false],
    [0, false, true, true],
    [30, false, true, true],
    [31, false, false, true],
    [60, false, false, true],
    [61, false, false, false],
    [undefined, false, false, false],
  ])('[PAGE-30] should judge what ends in %s days: past %s, within 30 %s, within 60 %s', (days, past, month, two) => {
    const judged = (['past', '30', '60'] as const).map((expiry) =>
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
    (anomalyCount, worstAnomaly, told) => {
      const filters = ['blocking', 'warning', 'notice', 'any', 'none'] as const;
      const passed = filters.filter((anomaly) =>
        producerPasses(aProducer({ anomalyCount, worstAnomaly }), { anomaly, expiry: undefined }, TODAY),
      );
      expect(passed.toSorted()).toEqual(told.toSorted());
    },
  );
});

describe('producersCsv', () => {
  it('[PAGE-30] should write a line for each producer, in their order', () => {
    expect(
      producersCsv([aProducer({ nextExpiry: undefined }), aProducer({ registeredName: 'Orti' })]).split('\r\n'),
    ).toEqual([
      'Denominazione;CUAA;Comune;Ufficio;Stato del fascicolo;Anomalie;Prossima scadenza;Giorno;Ultima validazione',
      'Rinaldi Vini Società Agricola S.r.l.;01234560017;Viterbo;CAA Terre Comuni, ufficio di Viterbo;VALIDATO;0;;;2026-05-04',
      'Orti;01234560017;Viterbo;CAA Terre Comuni, ufficio di Viterbo;VALIDATO;0;Scheda di validazione;2027-05-04;2026-05-04',
      '',
    ]);
  });
});
