import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldOf } from '#core/open-items/amounts.ts';
import { centreSentence, centreToDoList } from '#core/open-items/centre.ts';
import { companyStateOf } from '#core/open-items/company-records.ts';
import { nextPaymentWords } from '#core/open-items/next-payment.ts';
import { heldByAll, shownAtFirst, toDoList } from '#core/open-items/to-do.ts';
import { isContested, openDebts, withholdingFrom } from '#core/procedures/desk-money.ts';
import { countedWorkOn } from '#core/producers/work.ts';
import { workTotals } from '#tests/support/doubles/work-rows.ts';
import { anyNearDay, anyWorkSources } from '#tests/support/arbitraries/work.ts';
import { aDebt, anApplication, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-27');
const PRODUCER = { friendlyUrl: 'p-1', cuaa: '01234560017', registeredName: 'Rinaldi Vini' };
const plain = (text: string | undefined): string => (text ?? '').replaceAll('\u00A0', ' ');

describe('one rule of amounts', () => {
  it('[STOP-01] [CAA-02] [CAAP-01] should give farmer, centre, work list and company dialog the same sums, whatever the day', () => {
    fc.assert(
      fc.property(anyWorkSources(), anyNearDay(), (sources, today) => {
        const { payments = [] } = sources;
        const { stoppedCents, atRiskCents, isPartial } = heldOf(payments, today);
        const farmer = heldByAll(toDoList({ ...sources, today }), payments, today);
        const centre = heldByAll(centreToDoList({ ...sources, today }), payments, today);
        const rows = countedWorkOn(sources, today).map(({ shares: _shares, ...work }) => ({
          ...work,
          producer: PRODUCER,
        }));
        const work = workTotals(rows, today);
        expect([farmer.stoppedCents, farmer.atRiskCents]).toEqual([stoppedCents, atRiskCents]);
        expect([centre.stoppedCents, centre.atRiskCents]).toEqual([stoppedCents, atRiskCents]);
        expect([work.stoppedCents, work.atRiskCents]).toEqual([stoppedCents, atRiskCents]);
        const state = companyStateOf({ ...sources, cuaa: PRODUCER.cuaa, payments }, today);
        if (!isPartial) expect(state?.stoppedCents ?? 0).toBe(stoppedCents);
      }),
      RUNS,
    );
  });

  it('[STOP-02] should put nothing at risk that is stopped already, and say that it will be stopped by this, too', () => {
    const request = { kind: 'application', thing: 'D-9', since: day('2026-12-11') } as const;
    const document = { kind: 'identity-document', since: day('2026-10-23') } as const;
    const payments = [
      aPayment({ id: 'a', amountCents: 19_482_82, state: 'authorised', stoppedBy: [document] }),
      aPayment({ id: 'b', amountCents: 4_103_99, state: 'in-review', stoppedBy: [request, document] }),
    ];
    const asked = anApplication({ id: 'D-9', state: 'documents-requested', request: { what: 'Una copia' } });
    const list = toDoList({ today: TODAY, file: {}, applications: [asked], debts: [], payments });
    expect(list.map(({ id, held }) => [id, plain(held)])).toEqual([
      ['procedures.stop:identity-document:', 'Ferma 23.586,81 €.'],
      ['procedures.request:D-9', 'Dall’11 dicembre ferma anche 4.103,99 €, già fermi per altro.'],
    ]);
    expect(heldOf(payments, TODAY)).toMatchObject({ stoppedCents: 23_586_81, atRiskCents: 0, risks: [] });
  });

  it('[STOP-02] should say each day from which something is at risk, for both', () => {
    const at = (id: string, amountCents: number, since: string) =>
      aPayment({ id, amountCents, state: 'authorised', stoppedBy: [{ kind: 'antimafia', since: day(since) }] });
    const payments = [at('a', 12_022_30, '2026-12-12'), at('b', 6_261_83, '2027-02-11')];
    const rows = centreToDoList({ today: TODAY, file: {}, applications: [], debts: [], payments });
    expect(plain(centreSentence(rows, payments, TODAY)?.rest)).toBe(
      'Nessuna somma è ferma. A rischio dal 12 dicembre: 12.022,30 €. A rischio dall’11 febbraio: 6.261,83 €.',
    );
  });

  it('[PAGE-28] should list a suspended payment as something open, and never hide what stops money', () => {
    const payments = [aPayment({ id: 's', amountCents: 12_940_88, state: 'suspended', stoppedBy: [] })];
    const drafts = ['1', '2', '3', '4', '5'].map((id) => anApplication({ id, state: 'draft' }));
    const list = toDoList({ today: TODAY, file: {}, applications: drafts, debts: [], payments });
    expect(list[0]).toMatchObject({ target: { kind: 'payment', id: 's' }, stoppedCents: 12_940_88, urgency: 'late' });
    expect([shownAtFirst(list, 4), shownAtFirst([...list.slice(1), ...list.slice(0, 1)], 4)]).toEqual([4, 6]);
  });
});

describe('nextPaymentWords', () => {
  const next = aPayment({ id: 'n', amountCents: 8_451_13, state: 'authorised', stoppedBy: [] });
  const suspended = aPayment({ id: 's', amountCents: 19_164_64, state: 'suspended', stoppedBy: [] });
  const overdue = aDebt({
    remainingCents: 4_211_37,
    amountCents: 4_211_37,
    state: 'overdue',
    dueOn: day('2026-11-15'),
  });

  it('[PAGE-28] should be free only where nothing of the company is stopped', () => {
    expect(nextPaymentWords(next, [next], [], TODAY)?.kind).toBe('free');
    const words = nextPaymentWords(next, [next, suspended], [], TODAY);
    expect([words?.kind, plain(words?.sentence)]).toEqual([
      'others-stopped',
      'Questo pagamento arriva. Altri 19.164,64 € sono fermi.',
    ]);
    // What will stop it has a day and a cause.
    const risky = { ...next, stoppedBy: [{ kind: 'contract' as const, since: day('2026-12-31') }] };
    expect(nextPaymentWords(risky, [risky], [], TODAY)?.sentence).toMatch(/^A rischio d.+: contratto scaduto\.$/u);
  });

  it.each([
    ['identity-document', true],
    ['application', true],
    ['debt', false],
    [{ unknown: 'verifica' }, false],
  ] as const)('[PAGE-08] [PAGE-28] should be for the mandate manager where %j stops it: %s', (kind, isForManager) => {
    const stopped = { ...next, stoppedBy: [{ kind, since: TODAY }] };
    expect(nextPaymentWords(stopped, [stopped], [], TODAY)?.isForManager).toBe(isForManager);
    const later = { ...next, stoppedBy: [{ kind, since: day('2026-12-31') }] };
    expect(nextPaymentWords(later, [later], [], TODAY)?.isForManager).toBe(false);
  });

  it('[PAGE-28] should say what an overdue debt takes, and what arrives', () => {
    expect(plain(nextPaymentWords(next, [next], [overdue], TODAY)?.withheld)).toBe(
      'Ne tratterremo 4.211,37 €, più gli interessi, per un debito scaduto: ti arrivano al massimo 4.239,76 €.',
    );
    expect(withholdingFrom({ amountCents: 1_00 }, [overdue], TODAY)).toEqual({ withheldCents: 1_00, arrivesCents: 0 });
    // Of a debt in instalments the overdue one, and not what remains.
    expect(withholdingFrom({ amountCents: 500_00 }, [{ ...overdue, dueCents: 188_94 }], TODAY)?.withheldCents).toBe(
      188_94,
    );
  });
});

describe('debts', () => {
  it('[PAGE-28] should be a task by their instalment, and none while they are contested', () => {
    const instalment = aDebt({ id: 'r', remainingCents: 1_133_62, dueCents: 188_94, state: 'instalments' });
    const contested = aDebt({ id: 'c', state: { unknown: 'In contenzioso' }, dueOn: day('2026-11-01') });
    const list = toDoList({ today: TODAY, file: {}, applications: [], debts: [instalment, contested] });
    expect(list.map(({ title, reason }) => [plain(title), plain(reason)])).toEqual([
      ['Paga la rata di 188,94 €', 'Recupero premio accoppiato 2023: restano 1.133,62 € in tutto'],
    ]);
    expect([isContested(contested), openDebts([contested])]).toEqual([true, []]);
    expect(withholdingFrom({ amountCents: 100 }, [contested], TODAY)).toBeUndefined();
  });
});
