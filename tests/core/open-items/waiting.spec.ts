import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/kernel/iso-date.ts';
import type { PaymentStop } from '#core/procedures/procedure.ts';
import { stakeOf } from '#core/open-items/amounts.ts';
import { type WaitingSources, waitingThings } from '#core/open-items/waiting.ts';
import { aDebt, anApplication, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const EXPIRED: PaymentStop = { kind: 'identity-document', since: day('2026-09-04') };
const sources = (rest: Partial<WaitingSources> = {}): WaitingSources => ({
  today: TODAY,
  payments: [],
  applications: [],
  debts: [],
  isFileOpen: true,
  ...rest,
});
const readable = (text: string | undefined): string => (text ?? '').replaceAll('\u00A0', ' ');

describe('waitingThings', () => {
  const stopped = aPayment({
    id: 'P-1',
    state: 'authorised',
    amountCents: 19_482_82,
    expectedBy: day('2027-01-06'),
    stoppedBy: [EXPIRED],
  });
  const asked = anApplication({
    id: 'D-9',
    number: '2026.51003265',
    state: 'documents-requested',
    request: { what: 'Copia del contratto di affitto', dueOn: day('2026-12-04') },
  });
  const risky = aPayment({
    id: 'P-2',
    state: 'in-review',
    amountCents: 4_103_99,
    expectedBy: day('2027-01-11'),
    stoppedBy: [{ kind: 'application', thing: 'D-9', since: day('2026-12-05') }],
  });

  it('[PRAT-07] should say first what stops the largest sum, in a sentence, with the way to the very thing', () => {
    const [first, second] = waitingThings(sources({ payments: [risky, stopped], applications: [asked] }));
    expect(readable(first?.title)).toBe('Il documento scaduto ferma 19.482,82 € attesi entro il 6 gennaio.');
    expect(first?.action).toBe('Apri il documento');
    expect(first?.target).toMatchObject({ kind: 'company-file', tab: 'personal-data' });
    expect(readable(second?.title)).toBe('Manca un documento per la domanda 2026.51003265');
    expect([second?.text, second?.term].map(readable)).toEqual([
      'Copia del contratto di affitto.',
      'Entro il 04/12/2026, mancano 9 giorni.',
    ]);
    expect(readable(second?.stake)).toMatch(/^Mette a rischio 4\.103,99 € dal 5 dicembre\.$/u);
    expect(second?.target).toEqual({ kind: 'application', id: 'D-9' });
  });

  it('[PRAT-07] should lead to the payment while the file may not be opened', () => {
    const [first] = waitingThings(sources({ payments: [stopped], isFileOpen: false }));
    expect(first?.target).toEqual({ kind: 'payment', id: 'P-1' });
  });

  it('[PRAT-07] should name a debt that is overdue, and none that still has time', () => {
    const debts = [aDebt({ id: 'a', dueOn: day('2026-11-20') }), aDebt({ id: 'b', dueOn: day('2026-12-16') })];
    expect(waitingThings(sources({ debts })).map(({ target }) => target)).toEqual([{ kind: 'debt', id: 'a' }]);
  });

  it('[PRAT-07] should say nothing where nothing waits', () => {
    expect(
      waitingThings(sources({ payments: [aPayment()], applications: [anApplication()], debts: [aDebt()] })),
    ).toEqual([]);
  });

  it('[PRAT-07] [STOP-01] should name each cause in force once, however many payments it stops, the heaviest first', () => {
    fc.assert(
      fc.property(anyStops(), (stops) => {
        const payments = stops.map((stoppedBy, at) =>
          aPayment({ id: String(at), state: 'authorised', amountCents: (at + 1) * 100, stoppedBy }),
        );
        const things = waitingThings(sources({ payments }));
        const inForce = new Set(
          stops.flat().flatMap(({ kind, thing, since }) => (since <= TODAY ? [JSON.stringify([kind, thing])] : [])),
        );
        expect(things).toHaveLength(inForce.size);
        const heaviest = Math.max(0, ...stops.flat().map((stop) => stakeOf(payments, [stop], TODAY).stoppedCents));
        const euro = (heaviest / 100).toFixed(2).replace('.', ',');
        if (things[0] !== undefined) expect(readable(things[0].title)).toContain(` ferma ${euro} €`);
      }),
      RUNS,
    );
  });
});

// Helpers

const anyStops = (): fc.Arbitrary<readonly (readonly PaymentStop[])[]> =>
  fc.array(
    fc.array(
      fc.record(
        {
          kind: fc.constantFrom<PaymentStop['kind'][]>('pec', 'contract', 'application', { unknown: 'Altro' }),
          thing: fc.constantFrom('1', '2'),
          since: fc.integer({ min: -3, max: 3 }).map((days) => addDays(TODAY, days)),
        },
        { requiredKeys: ['kind', 'since', 'thing'] },
      ),
      { maxLength: 3 },
    ),
    { maxLength: 6 },
  );
