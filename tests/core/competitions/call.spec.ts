import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAddressOn, callDueOn, callTermOn, phasesOf, takesPartOn } from '#core/competitions/call.ts';
import { COMPETITION_STATUSES, OPEN_STATUSES, TENDER_STATUSES } from '#core/competitions/status.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { anyFilterDay } from '#tests/support/arbitraries/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const PLACE = 'https://reclutamento.example/bandi/7';

describe('callTermOn', () => {
  it.each([
    ['Aperto', '2026-12-10', 'open', 'Scade tra 15 giorni', 'giovedì 10 dicembre 2026'],
    ['Aperto', '2026-12-02', 'near', 'Scade tra 7 giorni', 'mercoledì 2 dicembre 2026'],
    ['Aperto', '2026-11-25', 'near', 'Scade oggi', 'mercoledì 25 novembre 2026'],
    ['Aperto', '2026-11-24', 'gone', 'Domande chiuse', 'da mercoledì 25 novembre 2026'],
    ['Concluso', '2026-12-10', 'gone', 'Domande chiuse', undefined],
    ['Sospeso', '2026-12-10', 'gone', 'Domande chiuse', undefined],
    ['Aperto', undefined, 'unnamed', 'Termine nel bando', undefined],
    ['Concluso', undefined, 'gone', 'Domande chiuse', undefined],
    [undefined, '2026-12-10', 'open', 'Scade tra 15 giorni', 'giovedì 10 dicembre 2026'],
  ])('[BANDO-04] should say of a call that is %s until %s: %s, %s %s', (status, until, kind, text, on) => {
    const deadline = until === undefined ? undefined : day(until);
    expect(callTermOn({ status, deadline }, 'Domande', TODAY)).toEqual({
      kind,
      text,
      ...(on === undefined ? {} : { day: on }),
    });
  });

  it('should say nothing of a call of which nothing is known', () => {
    expect(callTermOn({}, 'Offerte', TODAY)).toBeUndefined();
  });
});

describe('callDueOn', () => {
  it('[BANDO-03] [D-66] should say on a card what the first block says, with the day in figures and where it moved', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COMPETITION_STATUSES, ...TENDER_STATUSES, 'Sospeso', undefined),
        anyFilterDay() as fc.Arbitrary<IsoDate>,
        anyFilterDay() as fc.Arbitrary<IsoDate>,
        (status, deadline, today) => {
          const due = callDueOn({ status, deadline }, 'Domande', today);
          const { kind, text, day: inFull } = callTermOn({ status, deadline }, 'Domande', today) ?? {};
          expect([due?.kind, due?.text, due?.day === undefined]).toEqual([kind, text, inFull === undefined]);
        },
      ),
      RUNS,
    );
    // Closed before its last day: that day says nothing any more.
    const deadline = day('2026-12-10');
    expect(callDueOn({ status: 'Concluso', deadline }, 'Offerte', TODAY)).toEqual({
      kind: 'gone',
      text: 'Offerte chiuse',
    });
    const moves = [{ from: day('2026-11-30'), to: deadline }];
    expect(callDueOn({ status: 'Aperto', deadline, moves }, 'Offerte', TODAY)?.day?.replaceAll('\u00A0', ' ')).toBe(
      'il 10/12/2026, spostata dal 30 novembre al 10 dicembre',
    );
    expect(callDueOn({ status: 'Aperto' }, 'Offerte', TODAY)).toBeUndefined();
  });
});

describe('applyAddressOn', () => {
  it('[BANDO-04] should lead to the place where one applies exactly while an open status and the last day allow it', () => {
    fc.assert(
      fc.property(
        fc.option(fc.oneof(fc.constantFrom(...COMPETITION_STATUSES, ...TENDER_STATUSES), fc.string()), {
          nil: undefined,
        }),
        fc.option(anyFilterDay(), { nil: undefined }),
        anyFilterDay(),
        fc.option(fc.constant(PLACE), { nil: undefined }),
        (status, last, now, applyUrl) => {
          const deadline = last as IsoDate | undefined;
          const today = now as IsoDate;
          const isOpen =
            status !== undefined && OPEN_STATUSES.includes(status) && (deadline === undefined || today <= deadline);
          expect(takesPartOn({ status, deadline }, today)).toBe(isOpen);
          expect(applyAddressOn({ status, deadline, applyUrl }, today)).toBe(isOpen ? applyUrl : undefined);
          // What is offered and what is said of the term never contradict each other.
          if (isOpen) expect(callTermOn({ status, deadline }, 'Domande', today)?.kind).not.toBe('gone');
        },
      ),
      RUNS,
    );
  });

  it('[BANDO-04] should be gone for good on the day after the last one', () => {
    const deadline = day('2026-12-10');
    const call = { status: 'Aperto', deadline, applyUrl: PLACE };
    expect(applyAddressOn(call, deadline)).toBe(PLACE);
    expect(applyAddressOn(call, addDays(deadline, 1))).toBeUndefined();
  });
});

describe('phasesOf', () => {
  it.each([
    ['Domande', COMPETITION_STATUSES],
    ['Offerte', TENDER_STATUSES],
  ] as const)('[BANDO-01] should say what happens in each phase of what takes %s', (what, statuses) => {
    expect(phasesOf(what)).toHaveLength(statuses.length);
    expect(phasesOf(what)[0]).toBe(`Si presentano le ${what.toLowerCase()}`);
    expect(phasesOf(what).every((words) => words !== '')).toBe(true);
  });
});
