import { describe, expect, it } from 'vitest';
import { areaWords, lineSentences, namedParts, paymentLine } from '#core/procedures/payment-words.ts';
import { aPayment, day } from '#tests/support/mothers/procedures.ts';
import { aBreakdown } from '#tests/support/mothers/payment-details.ts';

const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00A0', ' ');

describe('areaWords', () => {
  it.each([
    [
      { askedArea: 617_500, foundArea: 605_000 },
      'Hai chiesto 61,75 ettari, ne abbiamo trovati 60,50.',
      'Chiesti 61,75 ettari, trovati 60,50.',
    ],
    [{ askedArea: 124_000, foundArea: 124_000 }, 'Chiesti e trovati 12,40 ettari.', 'Chiesti e trovati 12,40 ettari.'],
    [{ askedArea: 124_000 }, 'Hai chiesto 12,40 ettari.', 'Chiesti 12,40 ettari.'],
    [{ foundArea: 124_000 }, 'Abbiamo trovato 12,40 ettari.', 'Trovati 12,40 ettari.'],
    [{}, undefined, undefined],
  ])('[PAGA-01] [CAAP-04] should say of %j "%s" to the farmer, and "%s" to others', (areas, words, toOthers) => {
    const line = { label: 'Voce', amountCents: 0, ...areas };
    expect(plain(areaWords(line, 'farmer'))).toBe(words);
    expect(plain(areaWords(line, 'anybody'))).toBe(toOthers);
  });
});

describe('lineSentences', () => {
  it('[PAGA-01] should say hectares asked and found, their product, and the rule last', () => {
    const breakdown = aBreakdown();
    const said = breakdown.entitled.lines.map((line) => lineSentences(line, breakdown).map(plain));
    expect(said).toEqual([
      [
        'Hai chiesto 61,75 ettari, ne abbiamo trovati 60,50.',
        '60,50 ettari × 170,16 €.',
        'Regola: si paga la superficie trovata.',
      ],
      ['I primi 14 ettari.'],
      ['Chiesti e trovati 12,40 ettari.', '12,40 ettari × 120,00 €.'],
    ]);
  });

  it('[PAGA-01] should say of which sum the share is, after the reductions or without any', () => {
    const rest = aBreakdown({ reductions: undefined });
    const share = rest.arriving.lines.slice(0, 1);
    expect(share.map((line) => lineSentences(line, aBreakdown()).map(plain))).toEqual([['Il 70% di 12.287,91 €.']]);
    expect(share.map((line) => lineSentences(line, rest).map(plain))).toEqual([['Il 70% di 12.926,48 €.']]);
  });
});

describe('namedParts', () => {
  it('[PAGA-01] should number the parts, and leave out reductions where there are none', () => {
    const names = (breakdown = aBreakdown(), state: 'paid' | 'authorised' = 'paid') =>
      namedParts(breakdown, { state }, '3456').map(({ title, totalTitle }) => `${title}: ${totalTitle}`);
    expect(names()).toEqual([
      '1. Quanto ti spetta: Ti spetta',
      '2. Riduzioni: Dopo le riduzioni',
      '3. Quanto arriva ora: Accreditati sul conto …3456',
    ]);
    expect(names(aBreakdown({ reductions: undefined }), 'authorised')).toEqual([
      '1. Quanto ti spetta: Ti spetta',
      '2. Quanto arriva ora: In arrivo sul conto …3456',
    ]);
    expect(
      namedParts(aBreakdown(), { state: 'paid' }, undefined, 'anybody').map(
        ({ title, totalTitle }) => `${title}: ${totalTitle}`,
      )[0],
    ).toBe('1. Quanto spetta: Spetta');
  });
});

describe('paymentLine', () => {
  it.each([
    [
      aPayment({ paidOn: day('2026-11-06') }),
      'Anticipo domanda unica, campagna 2026, 1.234,50 €, pagato il 06/11/2026',
    ],
    [
      aPayment({ campaign: undefined, state: 'authorised', expectedBy: day('2027-01-06') }),
      'Anticipo domanda unica, 1.234,50 €, atteso entro il 06/01/2027',
    ],
    [aPayment({ state: 'suspended' }), 'Anticipo domanda unica, campagna 2026, 1.234,50 €'],
  ])('[PAGA-03] should say a payment in a line: %j', (payment, words) => {
    expect(plain(paymentLine(payment))).toBe(words);
  });
});
