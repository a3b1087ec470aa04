import { describe, expect, it } from 'vitest';
import type { ProcedureRepository, ProcedureScope } from '#core/procedures/procedure-repository.ts';
import { aDebt, aPayment, anApplication, day } from '#tests/support/mothers/procedures.ts';
import { aDebtDetail, aPaymentDetail } from '#tests/support/mothers/payment-details.ts';
import { contractAdmission, type Started } from './started.ts';
import type { Procedures } from '#core/procedures/read-procedures.ts';

const CUAA = 'BNCNNA80A41H501R';
const SCOPE: ProcedureScope = { cuaa: CUAA, as: 'farmer' };

const FIXTURE: Procedures = {
  payments: [
    aPayment({
      id: 'pagamento-1',
      scheme: 'Domanda unica',
      state: 'paid',
      paidOn: day('2025-12-01'),
      correction: { on: day('2026-02-10'), creditedOn: day('2025-12-01'), beforeCents: 8_000_00 },
    }),
    aPayment({
      id: 'pagamento-2',
      state: 'paid',
      paidOn: day('2026-11-06'),
      amountCents: 8_412_60,
      statementYear: 2026,
      detail: aPaymentDetail(),
    }),
    aPayment({
      id: 'pagamento-4',
      state: 'authorised',
      expectedBy: day('2025-11-01'),
      stoppedBy: [
        { kind: 'application', thing: 'domanda-2', since: day('2026-12-05') },
        { kind: { unknown: 'RICORSO' }, since: day('2026-09-04') },
      ],
    }),
    aPayment({ id: 'pagamento-3', state: { unknown: 'In verifica antimafia' }, paidOn: day('2026-02-01') }),
  ],
  applications: [
    anApplication({ id: 'domanda-1', submittedOn: day('2025-05-10') }),
    anApplication({
      id: 'domanda-2',
      submittedOn: day('2026-05-12'),
      state: 'documents-requested',
      request: { what: 'Titolo di conduzione', dueOn: day('2026-12-04') },
      controls: [{ on: day('2026-10-14'), what: 'Visita in stalla' }],
    }),
    anApplication({
      id: 'domanda-3',
      submittedOn: day('2026-05-20'),
      detail: {
        steps: [
          { step: 'admissibility', startedOn: day('2026-05-21'), endedOn: day('2026-06-01'), note: 'Completa.' },
          { step: { unknown: 'RICORSO' }, refused: true },
          { step: 'payment', expectedBy: day('2027-01-11') },
        ],
        turn: { who: 'centre', what: 'Carica la copia.' },
        requests: [{ what: 'Copia del contratto', askedBy: 'ANPAG', askedOn: day('2026-11-19') }],
        payments: ['pagamento-1'],
        documents: [{ id: 'ricevuta', title: 'Ricevuta di presentazione', madeOn: day('2026-05-20') }],
        facts: [{ name: 'Capi dichiarati', value: '62' }],
      },
    }),
  ],
  debts: [aDebt({ id: 'debito-1', openedOn: day('2026-01-15'), detail: aDebtDetail() })],
};

/** Entries as a list has them: what explains them is for their own pages. */
const inList = (entries: readonly ({ readonly detail?: unknown } | undefined)[]): readonly object[] =>
  entries.map(({ detail: _detail, ...entry } = {}) => entry);

/** What every `ProcedureRepository` does; `start` makes one that holds these procedures of one company, read by its holder. */
export const procedureRepositoryContract = (
  start: (cuaa: string, procedures: Procedures) => Promise<Started<ProcedureRepository>>,
): void => {
  const admission = contractAdmission(() => start(CUAA, FIXTURE));

  describe('each list', () => {
    it('[PAGE-29] should give the payments, newest first, every field as it was kept', async () => {
      const [first, second, stopped, third] = FIXTURE.payments;
      expect(await (await admission()).payments(SCOPE)).toEqual({
        ok: true,
        value: inList([second, third, first, stopped]),
      });
    });

    it('[PAGE-29] should give the applications, newest first', async () => {
      expect(await (await admission()).applications(SCOPE)).toEqual({
        ok: true,
        value: inList(FIXTURE.applications.toReversed()),
      });
    });

    it('[PAGE-29] should give the debts', async () => {
      expect(await (await admission()).debts(SCOPE)).toEqual({ ok: true, value: inList(FIXTURE.debts) });
    });

    it('[PRAT-01] should give what only the page of an application shows on its page, and not in the list', async () => {
      const repository = await admission();
      const kept = FIXTURE.applications[2];
      expect(await repository.application(SCOPE, 'domanda-3')).toEqual({ ok: true, value: kept });
    });

    it('[PRAT-01] should give each thing by its id, every field as it was kept', async () => {
      const repository = await admission();
      const [payment, explained] = FIXTURE.payments;
      const [, application] = FIXTURE.applications;
      const [debt] = FIXTURE.debts;
      expect(await repository.payment(SCOPE, 'pagamento-1')).toEqual({ ok: true, value: payment });
      expect(await repository.payment(SCOPE, 'pagamento-2')).toEqual({ ok: true, value: explained });
      expect(await repository.application(SCOPE, 'domanda-2')).toEqual({ ok: true, value: application });
      expect(await repository.debt(SCOPE, 'debito-1')).toEqual({ ok: true, value: debt });
    });

    it('[PRAT-01] should say of a thing of another company what it says of none: neither tells whether it exists', async () => {
      const repository = await admission();
      const missing = { ok: false, failure: 'procedures.not-found' };
      expect(await repository.application(SCOPE, 'domanda-9')).toEqual(missing);
      expect(await repository.payment(SCOPE, 'domanda-2')).toEqual(missing);
      expect(await repository.debt(SCOPE, 'pagamento-1')).toEqual(missing);
    });

    it('should give nothing of a company that has nothing, or refuse it', async () => {
      const outcome = await (await admission()).payments({ ...SCOPE, cuaa: '99999999990' });
      expect(outcome.ok ? outcome.value : outcome.failure).toSatisfy(
        (found) => found === 'procedures.forbidden' || (Array.isArray(found) && found.length === 0),
      );
    });
  });
};
