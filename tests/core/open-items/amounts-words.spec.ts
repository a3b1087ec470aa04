import { describe, expect, it } from 'vitest';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { alertHeldWords, holdWords, togetherWords } from '#core/open-items/words/amounts.ts';
import { heldBy } from '#core/open-items/amounts.ts';
import { aPayment, day } from '#tests/support/mothers/procedures.ts';

const TODAY = day('2026-11-25');
const DOCUMENT = { kind: 'identity-document', since: day('2026-09-04') } as const;
const REQUEST = { kind: 'application', thing: 'domanda-1', since: day('2026-12-08') } as const;
const awaited = (rest: Partial<CompanyPayment>): CompanyPayment =>
  aPayment({ state: 'authorised', amountCents: 19_482_82, expectedBy: day('2027-01-06'), ...rest });
const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00A0', ' ');
const sentence = (rest: Partial<CompanyPayment>): string | undefined =>
  plain(holdWords(awaited(rest), TODAY)?.sentence);

describe('holdWords', () => {
  it('[STOP-04] should say thing, verb, euro and day', () => {
    expect(sentence({ stoppedBy: [DOCUMENT] })).toBe(
      'Il documento scaduto ferma 19.482,82 € attesi entro il 6 gennaio.',
    );
  });

  it.each([
    [[REQUEST, DOCUMENT], 'Il documento scaduto ferma 19.482,82 € attesi entro il 6 gennaio.'],
    [
      [DOCUMENT, { kind: 'pec', since: day('2026-10-01') }],
      'Il documento scaduto e la PEC da verificare fermano 19.482,82 € attesi entro il 6 gennaio.',
    ],
    [
      [DOCUMENT, { ...REQUEST, since: day('2026-11-25') }, { kind: { unknown: 'X' }, since: day('2026-11-01') }],
      'Il documento scaduto, una verifica dell’agenzia (X) e la richiesta di documenti fermano 19.482,82 € attesi entro il 6 gennaio.',
    ],
    [[REQUEST], 'A rischio dall’8 dicembre: la richiesta di documenti fermerà 19.482,82 € attesi entro il 6 gennaio.'],
    [[], 'Nulla ferma questo pagamento.'],
    [undefined, 'Non è noto se qualcosa ferma questo pagamento.'],
  ] as const)('[STOP-02] [STOP-03] [STOP-04] should say of %j: %s', (stoppedBy, expected) => {
    expect(sentence({ stoppedBy })).toBe(expected);
  });

  it('should call a suspended payment never awaited, and name the year of a far day', () => {
    expect(sentence({ state: 'suspended', stoppedBy: [DOCUMENT] })).toBe('Il documento scaduto ferma 19.482,82 €.');
    expect(sentence({ state: 'suspended', stoppedBy: [] })).toBe('Una verifica dell’agenzia ferma 19.482,82 €.');
    expect(sentence({ stoppedBy: [DOCUMENT], expectedBy: day('2027-11-11') })).toContain('l’11 novembre 2027');
    expect(sentence({ state: 'paid', stoppedBy: [DOCUMENT] })).toBeUndefined();
  });
});

describe('what several things stop', () => {
  const payments = [
    awaited({ id: 'a', stoppedBy: [DOCUMENT] }),
    awaited({ id: 'b', amountCents: 100, stoppedBy: [REQUEST] }),
  ];

  it('[STOP-01] [STOP-02] should total what is stopped and what is at risk apart', () => {
    const held = heldBy(payments, [DOCUMENT, REQUEST], TODAY);
    expect(plain(togetherWords(held, 2, TODAY))).toBe(
      'Insieme fermano 19.482,82 € e mettono a rischio 1,00 € dall’8 dicembre.',
    );
    expect(plain(togetherWords(heldBy(payments, [DOCUMENT], TODAY), 1, TODAY))).toBe('Ferma 19.482,82 €.');
    expect(togetherWords(heldBy(payments, [{ kind: 'pec' }], TODAY), 1, TODAY)).toBeUndefined();
  });

  it('[STOP-04] should say the day in an alert of the file, where one payment is stopped', () => {
    expect(plain(alertHeldWords(heldBy(payments, [DOCUMENT], TODAY), TODAY))).toBe(
      'Ferma 19.482,82 € attesi entro il 6 gennaio.',
    );
    expect(alertHeldWords(heldBy(payments, [{ kind: 'pec' }], TODAY), TODAY)).toBeUndefined();
  });
});
