import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreSentence, centreToDoList } from '#core/open-items/centre.ts';
import type { CompanyPayment, StopKind } from '#core/procedures/procedure.ts';
import { holdOf } from '#core/open-items/amounts.ts';
import type { ToDoSources } from '#core/open-items/to-do.ts';
import { aCompanyFile } from '#tests/support/mothers/company-file.ts';
import { aDebt, anApplication, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const CUAA = 'BNCNNA80A41H501R';
const SINCE = day('2026-10-15');

const file = {
  ...aCompanyFile.withExpiredIdentityDocument(CUAA),
  'validation-sheet': { number: '600', expirationDate: day('2026-10-15'), expired: true },
};
const sources = (payments: readonly CompanyPayment[] | undefined): ToDoSources => ({
  today: TODAY,
  file,
  applications: [],
  debts: [aDebt()],
  payments,
});
const stoppedBy = (kind: StopKind, amountCents: number, id: string): CompanyPayment =>
  aPayment({
    id,
    amountCents,
    state: 'authorised',
    expectedBy: day('2026-12-05'),
    stoppedBy: [{ kind, since: SINCE }],
  });

describe('centreToDoList', () => {
  it('[CAAP-01] should put what stops most first, and what stops nothing last', () => {
    const rows = centreToDoList(
      sources([stoppedBy('identity-document', 10_00, 'a'), stoppedBy('validation-sheet', 74_900_00, 'b')]),
    );
    expect(rows.map(({ title, sum }) => [title, sum.amount.replaceAll('\u00A0', ' '), sum.kind])).toEqual([
      ['Valida e firma la scheda', '74.900,00 €', 'stops'],
      ['Rinnova il documento di riconoscimento', '10,00 €', 'stops'],
      ['Segui la restituzione di una somma', 'Non ferma somme', 'none'],
    ]);
    expect(rows[0]).toMatchObject({
      term: { words: 'Scaduta da 41 giorni', day: 'dal 15/10/2026' },
      action: 'Vai alla scheda',
      target: { kind: 'file', place: 'sheet' },
      sum: { detail: 'Anticipo domanda unica, atteso entro il 5\u00A0dicembre' },
    });
  });

  it.each([
    ['2026-11-24', 'dal 24/11/2026'],
    ['2026-11-25', 'entro il 25/11/2026'],
    ['2026-11-26', 'entro il 26/11/2026'],
  ])('[CAAP-01] should count a term of %s as missed only once its day is over: %s', (dueOn, words) => {
    const application = anApplication({ state: 'in-review', request: { what: 'Contratto', dueOn: day(dueOn) } });
    const rows = centreToDoList({ today: TODAY, file: {}, applications: [application], debts: [], payments: [] });
    expect(rows.map(({ term }) => term.day)).toEqual([words]);
  });

  it('[CAAP-01] should say what is not known, before what stops nothing', () => {
    expect(centreToDoList(sources(undefined)).every(({ sum }) => sum.amount === 'Non noto')).toBe(true);
    const rows = centreToDoList(sources([aPayment({ state: 'authorised' })]));
    expect(rows.every(({ sum }) => sum.kind === 'unknown')).toBe(true);
  });

  it('[CAAP-01] should never speak to the operator as if to the farmer', () => {
    const everything = aCompanyFile.withEverything(CUAA);
    const rows = centreToDoList({
      today: TODAY,
      file: { ...everything, 'validation-sheet': file['validation-sheet'] },
      applications: [
        anApplication({ state: 'draft' }),
        anApplication({ id: 'b', state: 'documents-requested', request: { what: 'invia il titolo', dueOn: TODAY } }),
      ],
      debts: [aDebt()],
      payments: [],
    });
    expect(rows.length).toBeGreaterThan(6);
    for (const { title, text, action } of rows)
      expect(`${title} ${text} ${action}`).not.toMatch(/\b(?:tua|tuo|tuoi|tue|arrivarti|gestore del mandato)\b/iu);
  });

  it('[CAAP-01] should have a row for every payment that stands still, whatever stops it, so that rows and sum agree', () => {
    const kinds: readonly StopKind[] = [
      'identity-document',
      'validation-sheet',
      'contract',
      'pec',
      { unknown: 'VERIFICA' },
    ];
    fc.assert(
      fc.property(fc.array(fc.nat(kinds.length - 1), { maxLength: 6 }), (chosen) => {
        const payments = chosen.map((at, index) => stoppedBy(kinds[at] ?? 'pec', 100_00, `p-${index}`));
        const rows = centreToDoList(sources(payments));
        const stopped = payments.filter((payment) => holdOf(payment, TODAY)?.kind === 'stopped');
        const { amount, rest } = centreSentence(rows, payments, TODAY) ?? { rest: '' };
        if (stopped.length === 0) expect(rest).toBe('Nessuna somma è ferma.');
        else expect(amount).toBe(`${stopped.length}00,00\u00A0€`);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      }),
      RUNS,
    );
  });
});

describe('centreSentence', () => {
  it('[CAAP-01] should say the sum and for how many reasons, and what is not known', () => {
    const payments = [stoppedBy('identity-document', 10_00, 'a'), stoppedBy('validation-sheet', 74_900_00, 'b')];
    const rows = centreToDoList(sources(payments));
    expect(centreSentence(rows, payments, TODAY)).toEqual({
      amount: '74.910,00\u00A0€',
      rest: ' in 2 pagamenti fermi per 2 motivi.',
    });
    expect(centreSentence(rows, undefined, TODAY)).toBeUndefined();
    expect(centreSentence(rows, [aPayment({ state: 'authorised' })], TODAY)?.rest).toBe(
      'Non è noto se qualcosa ferma i pagamenti.',
    );
  });
});
