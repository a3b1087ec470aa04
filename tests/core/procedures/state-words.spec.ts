import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debtStates, paymentStates, applicationStates } from '#core/procedures/state-words.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const PAYMENTS = ['paid', 'in-review', 'authorised', 'suspended', 'rejected'] as const;
const APPLICATIONS = ['draft', 'submitted', 'in-review', 'documents-requested', 'accepted', 'rejected'] as const;
const DEBTS = ['open', 'instalments', 'overdue', 'settled'] as const;

describe('the words of the states', () => {
  it('[PAGE-29] should lead from each state to its word and back', () => {
    expect(PAYMENTS.map((state) => paymentStates.from(paymentStates.to(state)))).toEqual(PAYMENTS);
    expect(APPLICATIONS.map((state) => applicationStates.from(applicationStates.to(state)))).toEqual(APPLICATIONS);
    expect(DEBTS.map((state) => debtStates.from(debtStates.to(state)))).toEqual(DEBTS);
  });

  it('should read a word in any case and with underscores', () => {
    expect([
      paymentStates.from('PAGATO'),
      paymentStates.from(' in_istruttoria '),
      paymentStates.from('in _ istruttoria'),
      debtStates.from('DA RESTITUIRE'),
    ]).toEqual(['paid', 'in-review', 'in-review', 'open']);
  });

  it('[PAGE-29] should show a word that is not known as it came, in grey', () => {
    fc.assert(
      fc.property(anyText(), (word) => {
        const state = paymentStates.from(word);
        if (typeof state === 'string') return;
        expect(paymentStates.to(state)).toBe(word);
        expect(paymentStates.tag(state)).toEqual({ tone: 'mute', icon: undefined, word });
      }),
      RUNS,
    );
  });

  it.each([
    ['paid', { word: 'Pagato', tone: 'ok', icon: 'check-circle' }],
    ['in-review', { word: 'In istruttoria', tone: 'info', icon: 'clock' }],
    ['suspended', { word: 'Sospeso', tone: 'warn', icon: 'warning-circle' }],
    ['rejected', { word: 'Respinto', tone: 'bad', icon: 'error' }],
  ] as const)('[PAGE-29] should give a payment that is %s its colour, sign and word', (state, tag) => {
    expect(paymentStates.tag(state)).toEqual(tag);
  });
});
