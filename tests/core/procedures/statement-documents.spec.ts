import { describe, expect, it } from 'vitest';
import { statementOf } from '#core/procedures/payment-statement.ts';
import {
  accountsOf,
  closingSentence,
  correctionSentence,
  rowDetail,
  statementCsv,
  statementDocument,
  statementFileName,
} from '#core/procedures/statement-documents.ts';
import { aPayment, day } from '#tests/support/mothers/procedures.ts';
import { aPaymentDetail } from '#tests/support/mothers/payment-details.ts';

const COMPANY = { cuaa: 'BNCNNA80A41H501R', name: 'Azienda agricola Bianchi Anna' };
const PAYMENTS = [
  aPayment({
    id: 'a',
    scheme: 'Domanda unica',
    amountCents: 8_412_60,
    paidOn: day('2026-11-06'),
    detail: aPaymentDetail(),
  }),
  aPayment({ id: 'b', amountCents: 100_00, state: 'authorised' }),
];
const STATEMENT = statementOf(COMPANY, 2026, PAYMENTS, day('2026-11-25'));
const ORIGIN = { madeAt: Date.UTC(2026, 10, 25, 9), agencyName: 'ANPAG', demonstration: false };
const said = (statement = STATEMENT): string =>
  JSON.stringify(statementDocument(statement, ORIGIN)).replaceAll('\u00A0', ' ');

describe('statementCsv', () => {
  it('[PAGA-05] should have a line for each payment, with a minus for what is taken off', () => {
    expect(statementCsv(STATEMENT).split('\r\n')[1]).toBe(
      '06/11/2026;Anticipo domanda unica;Domanda unica;2026;FEAGA, aiuti diretti;9048,54;-447,00;-188,94;8412,60;3456',
    );
  });
});

describe('statementDocument', () => {
  it('[PAGA-05] should say company, period, account, rows and sums', () => {
    for (const words of [
      '"to":["Azienda agricola Bianchi Anna","BNCNNA80A41H501R"]',
      '["Periodo","dal 01/01/2026 al 25/11/2026"]',
      '["Conto","…3456"]',
      'Accreditati 8.412,60 € in 1 pagamento.',
      '"Totale 2026","","9.048,54 €","−447,00 €","−188,94 €","8.412,60 €"',
      'Per fondo',
      'Trattenute',
    ])
      expect(said()).toContain(words);
  });

  it('[PAGA-05] should promise nothing of a closed year, and say on which day it was made', () => {
    const paid = aPayment({ id: 'c', amountCents: 1_000_00, paidOn: day('2025-06-10') });
    const read = (state: 'paid' | 'suspended') =>
      said(statementOf(COMPANY, 2025, [...PAYMENTS, { ...paid, state }], day('2026-11-25')));
    expect([read('paid'), read('suspended')].map((words) => words.includes('1.000,00 €'))).toEqual([true, false]);
    for (const state of ['paid', 'suspended'] as const) {
      expect(read(state)).not.toContain('non cambia');
      expect(read(state)).toContain('Estratto fatto il 25/11/2026: fra due diversi vale il più recente.');
    }
  });

  it('[PAGA-05] should say that nothing was credited, without a table', () => {
    const words = said(statementOf(COMPANY, 2024, PAYMENTS, day('2026-11-25')));
    expect(words).toContain('Nessun pagamento accreditato nel 2024.');
    expect(words).not.toContain('"table"');
  });

  it('[PAGA-05] should tell no gross where a payment has none', () => {
    const bare = aPayment({ id: 'c', paidOn: day('2026-01-10') });
    expect(said(statementOf(COMPANY, 2026, [...PAYMENTS, bare], day('2026-11-25')))).not.toContain('Lordo');
  });
});

describe('closingSentence', () => {
  it('[PAGA-05] should say whether the year may still change, and leave out what is coming', () => {
    expect(closingSentence({ ...STATEMENT, rows: [] }).replaceAll('\u00A0', ' ')).toBe(
      'L’anno non è chiuso: dopo il 31 dicembre l’estratto cambia soltanto se un accredito torna indietro o è corretto, e qui lo diciamo. Non comprende le somme in arrivo, 100,00 €.',
    );
    expect(closingSentence({ ...STATEMENT, restCents: 40_00 }).replaceAll('\u00A0', ' ')).toMatch(
      / I saldi ancora da calcolare, 40,00 €, non hanno un giorno\. Di anticipi e saldi lordo e riduzioni sono quelli /u,
    );
    expect(closingSentence(statementOf(COMPANY, 2025, [], day('2026-01-01')))).toBe(
      'L’anno 2025 è chiuso: l’estratto cambia soltanto se un accredito torna indietro o è corretto, e qui lo diciamo.',
    );
    // A service that tells no corrections: nothing is promised for it.
    const { corrections: _none, ...silent } = statementOf(COMPANY, 2025, [], day('2026-01-01'));
    expect(closingSentence(silent)).not.toContain('lo diciamo');
    expect(closingSentence(statementOf(COMPANY, 2026, [], day('2026-11-25')))).not.toContain('in arrivo');
  });
});

describe('correctionSentence', () => {
  const corrected = {
    paymentId: 'a',
    description: 'Anticipo domanda unica',
    on: day('2026-02-10'),
    creditedOn: day('2025-11-06'),
    beforeCents: 1_234_56,
    nowCents: 1_000_00,
  };
  it.each([
    [{}, 'Prima era di 1.234,56 € il 06/11/2025, ora è di 1.000,00 €.'],
    [{ nowCents: 0 }, 'Prima era di 1.234,56 € il 06/11/2025, ora non c’è più.'],
    [{ nowCents: 1_234_56 }, 'Prima era di 1.234,56 € il 06/11/2025, ora è di un altro giorno.'],
    [{ beforeCents: 0 }, 'Prima non c’era, ora è di 1.000,00 €.'],
  ])('[PAGA-05] should say what was corrected and when, what it was and what it is: %j', (change, words) => {
    expect(correctionSentence({ ...corrected, ...change }).replaceAll('\u00A0', ' ')).toBe(
      `Corretto il 10/02/2026: Anticipo domanda unica. ${words}`,
    );
  });

  it('[PAGA-05] should stand in the PDF of the year, also where nothing else of it is left', () => {
    const { on, creditedOn, beforeCents } = corrected;
    const returned = aPayment({ state: 'suspended', correction: { on, creditedOn, beforeCents } });
    const words = said(statementOf(COMPANY, 2025, [returned], day('2026-11-25')));
    expect(words).toContain('Nessun pagamento accreditato nel 2025.');
    expect(words).toContain('Prima era di 1.234,56 € il 06/11/2025, ora non c’è più.');
  });
});

describe('accountsOf and statementFileName', () => {
  it('[PAGA-05] should name each account once, a row’s campaign, fund and share, and files without person or company', () => {
    const [row] = STATEMENT.rows;
    if (row === undefined) throw new Error('the statement has a row');
    expect(accountsOf({ ...STATEMENT, rows: [row, row, { ...row, accountEnd: '0010' }] })).toEqual(['3456', '0010']);
    expect(rowDetail({ ...row, campaign: 2026, fund: 'FEAGA', percent: 70 })).toBe(
      'Campagna 2026, FEAGA, quota del 70%',
    );
    expect(statementFileName(2026, 'csv')).toBe('estratto-pagamenti-2026.csv');
  });
});
