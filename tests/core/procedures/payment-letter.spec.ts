import { describe, expect, it } from 'vitest';
import { letterFileName, paymentLetter } from '#core/procedures/payment-letter.ts';
import { aPayment, day } from '#tests/support/mothers/procedures.ts';
import { aBreakdown, aPaymentDetail } from '#tests/support/mothers/payment-details.ts';

const ORIGIN = { madeAt: Date.UTC(2026, 10, 25, 9), agencyName: 'ANPAG', demonstration: true };
const PAID = aPayment({ amountCents: 8_412_60, paidOn: day('2026-11-06') });
const said = (detail = aPaymentDetail()): string =>
  JSON.stringify(paymentLetter(PAID, detail, ORIGIN)).replaceAll('\u00A0', ' ');

describe('paymentLetter', () => {
  it('[PAGA-03] should say sum, day and account, every line to the cent, and what changed', () => {
    for (const words of [
      'ANPAG ha accreditato 8.412,60 € il 06/11/2026 sul conto che finisce con 3456.',
      '"Sostegno di base al reddito","Chiesti 61,75 ettari, trovati 60,50. 60,50 ettari × 170,16 €. Regola: si paga la superficie trovata.","10.294,68 €","10.288,95 €"',
      '"Dopo le riduzioni","","12.287,91 €","12.582,85 €"',
      'Che cosa è cambiato rispetto al 2025',
      '"In tutto","−395,40 €"',
      'non ufficiale',
    ])
      expect(said()).toContain(words);
  });

  it('[PAGA-03] should name whom it is for at its head, the rest that is not calculated, and whom to ask', () => {
    const { letterhead } = paymentLetter(PAID, aPaymentDetail({ payeeName: 'Azienda Bianchi', cuaa: 'B1' }), ORIGIN);
    expect(letterhead).toEqual({ from: 'ANPAG', to: ['Azienda Bianchi', 'B1'] });
    expect(said()).not.toContain('da calcolare');
    expect(said()).toContain('Se qualcosa non torna');
    const withRest = JSON.stringify(paymentLetter({ ...PAID, restCents: 15_911_65 }, aPaymentDetail(), ORIGIN));
    expect(withRest.replaceAll('\u00A0', ' ')).toContain(
      'Il saldo ancora da calcolare, 15.911,65 €, non ha un giorno.',
    );
  });

  it('[PAGA-02] [PAGA-03] should hold no line where the lines do not make the sum', () => {
    const words = said(aPaymentDetail({ breakdown: aBreakdown({ reductions: undefined }) }));
    expect(words).not.toContain('Sostegno di base');
    expect(words).toContain('non tornano al centesimo');
  });

  it('[PAGA-03] should have a name that says neither person nor company', () => {
    expect(letterFileName(day('2026-11-06'))).toBe('lettera-di-pagamento-2026-11-06.pdf');
  });
});
