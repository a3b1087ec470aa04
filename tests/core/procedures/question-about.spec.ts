import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionAboutApplication, questionAboutDebt, questionAboutPayment } from '#core/procedures/question-about.ts';
import { MESSAGE_MAX_CHARACTERS, SUBJECT_MAX_CHARACTERS } from '#core/support/check-draft.ts';
import { aDebt, anApplication, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { aBreakdown, aDebtDetail, aPaymentDetail, anyBreakdown } from '#tests/support/mothers/payment-details.ts';
import { anyGraphemes, RUNS } from '#tests/support/property.ts';

const LIMITS = {
  subject: SUBJECT_MAX_CHARACTERS,
  message: MESSAGE_MAX_CHARACTERS,
  company: { registeredName: 'Rinaldi Vini', cuaa: '09876540017' },
};
const PAYMENT = aPayment({ amountCents: 8_412_60, paidOn: day('2026-11-06'), detail: aPaymentDetail() });
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('questionAboutPayment', () => {
  it('[PAGA-03] should carry the very lines of the payment and the office that can answer', () => {
    const { subject, message, scope } = questionAboutPayment(PAYMENT, LIMITS);
    expect([subject, scope]).toEqual([
      'Non mi torna un pagamento (06/11/2026): Anticipo domanda unica',
      'domanda-unica',
    ]);
    for (const words of [
      'che cosa non mi torna:',
      'Azienda: Rinaldi Vini, CUAA 09876540017.',
      'Pagamento: Anticipo domanda unica, campagna 2026, 8.412,60 €, pagato il 06/11/2026.',
      '- Sostegno di base al reddito: 10.294,68 €. Hai chiesto 61,75 ettari, ne abbiamo trovati 60,50.',
      '- Condizionalità, 3%: −380,04 €.',
      'Accreditati: 8.412,60 €',
    ])
      expect(plain(message)).toContain(words);
  });

  it('[PAGA-03] should say nothing of lines that do not add up, nor of the account', () => {
    const detail = aPaymentDetail({ breakdown: aBreakdown({ reductions: undefined }) });
    const { message } = questionAboutPayment({ ...PAYMENT, detail }, LIMITS);
    expect(message).not.toContain('Sostegno');
    expect(questionAboutPayment(PAYMENT, LIMITS).message).not.toContain('3456');
  });

  it('[PAGA-03] should leave the scope open where the service names none', () => {
    expect(questionAboutPayment(aPayment(), LIMITS).scope).toBeUndefined();
  });

  it('[PAGA-03] should fit the form whatever is sent, with room for own words, and say where lines were cut', () => {
    fc.assert(
      fc.property(anyBreakdown(), anyGraphemes(300), fc.integer({ min: 900, max: 3_000 }), (made, words, most) => {
        const { amountCents, breakdown } = made;
        const { entitled } = breakdown;
        const lines = entitled.lines.map((line) => ({ ...line, found: words.repeat(4) }));
        const detail = aPaymentDetail({ breakdown: { ...breakdown, entitled: { ...entitled, lines } } });
        const payment = aPayment({ amountCents, description: `Anticipo ${words}`, detail });
        const asked = questionAboutPayment(payment, { ...LIMITS, message: most });
        expect([...asked.subject].length).toBeLessThanOrEqual(LIMITS.subject);
        expect([...asked.message].length).toBeLessThanOrEqual(most - 700);
        expect(asked.message.includes('Il resto non ci sta')).toBe(!asked.message.includes('\nAccreditati: '));
      }),
      RUNS,
    );
  });
});

describe('questionAboutDebt', () => {
  it('[PAGA-04] should carry number, sum and rest of the debt', () => {
    const { subject, message, scope } = questionAboutDebt(aDebt({ detail: aDebtDetail() }), LIMITS);
    expect([subject, scope]).toEqual([
      'Non sono d’accordo su un debito: Recupero premio accoppiato 2023',
      'debiti-e-recuperi',
    ]);
    expect(plain(message)).toContain(
      'Azienda: Rinaldi Vini, CUAA 09876540017.\nDebito D-2025-00418: Recupero premio accoppiato 2023.\nSomma iniziale 500,00 €, restano 500,00 €.',
    );
    expect(questionAboutDebt(aDebt(), LIMITS).scope).toBeUndefined();
  });
});

describe('questionAboutApplication', () => {
  it('[PRAT-06] should carry the number and what was asked, within the limits of the form', () => {
    const requests = [{ what: 'Copia del contratto', askedOn: day('2026-11-19'), dueOn: day('2026-12-04') }];
    const application = anApplication({ number: '2026.51003265', title: 'x'.repeat(300), detail: { requests } });
    const { subject, message } = questionAboutApplication(application, LIMITS);
    expect(subject).toMatch(/^Non mi è chiara la domanda 2026\.51003265: x+…$/u);
    expect([...subject].length).toBeLessThanOrEqual(SUBJECT_MAX_CHARACTERS);
    expect(message).toContain('Azienda: Rinaldi Vini, CUAA 09876540017.\nDomanda');
    expect(message).toContain('- Copia del contratto: Richiesta il 19/11/2026, entro il 04/12/2026.');
    expect([...message].length).toBeLessThanOrEqual(MESSAGE_MAX_CHARACTERS);
  });
});
