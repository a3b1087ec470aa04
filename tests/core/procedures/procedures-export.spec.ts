import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proceduresCsv } from '#core/procedures/procedures-export.ts';
import { aDebt, anApplication, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.replace('\u{feff}', '').split(';'));

describe('proceduresCsv', () => {
  it('[PAGE-29] should hold each field under its name: the day of the money, what remains of a debt', () => {
    const dates = { paidOn: day('2026-11-07'), expectedBy: day('2026-12-01') };
    expect(
      rowsOf(
        proceduresCsv({
          payments: [
            aPayment({
              description: 'Anticipo',
              scheme: 'Domanda unica',
              campaign: 2025,
              amountCents: 10_01,
              ...dates,
            }),
            aPayment({ state: 'authorised', expectedBy: dates.expectedBy, amountCents: 20_02 }),
            aPayment({ state: { unknown: 'ALTRO' }, campaign: undefined }),
          ],
          applications: [
            anApplication({ number: '26/1', requestedCents: 30_03, submittedOn: day('2026-05-12'), campaign: 2026 }),
            anApplication({ requestedCents: undefined, submittedOn: undefined, state: 'draft' }),
          ],
          debts: [
            aDebt({
              amountCents: 500_00,
              remainingCents: 40_04,
              openedOn: day('2026-01-15'),
              dueOn: day('2026-12-31'),
            }),
          ],
        }),
      ),
    ).toEqual([
      ['Tipo', 'Descrizione', 'Intervento', 'Campagna', 'Stato', 'Importo (euro)', 'Data'],
      ['Pagamento', 'Anticipo', 'Domanda unica', '2025', 'Pagato', '10,01', '07/11/2026'],
      ['Pagamento', 'Anticipo domanda unica', '', '2026', 'Autorizzato', '20,02', '01/12/2026'],
      ['Pagamento', 'Anticipo domanda unica', '', '', 'ALTRO', '1234,50', ''],
      ['Domanda', 'Pratica 26/1', 'Domanda unica 2026', '2026', 'In istruttoria', '30,03', '12/05/2026'],
      ['Domanda', 'Pratica 260012345', 'Domanda unica 2026', '2026', 'In compilazione', '', ''],
      ['Debito', 'Recupero premio accoppiato 2023', '', '', 'Da restituire', '40,04', '31/12/2026'],
    ]);
  });

  it('[PAGE-29] should hold one line for each, in the order of the page, whatever they are', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_00 });
    fc.assert(
      fc.property(fc.array(cents), fc.array(cents), fc.array(cents), (payments, applications, debts) => {
        const rows = rowsOf(
          proceduresCsv({
            payments: payments.map((amountCents) => aPayment({ amountCents })),
            applications: applications.map((requestedCents) => anApplication({ requestedCents })),
            debts: debts.map((remainingCents) => aDebt({ amountCents: remainingCents + 1, remainingCents })),
          }),
        ).slice(1);
        expect(
          rows.map(([kind, , , , , amount = '']) => [kind, Math.round(Number(amount.replace(',', '.')) * 100)]),
        ).toEqual([
          ...payments.map((amount) => ['Pagamento', amount]),
          ...applications.map((amount) => ['Domanda', amount]),
          ...debts.map((amount) => ['Debito', amount]),
        ]);
      }),
      RUNS,
    );
  });
});
