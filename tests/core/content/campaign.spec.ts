import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  campaignAction,
  campaignRowsOn,
  campaignStateOn,
  campaignTag,
  campaignTermOn,
  lastDayOfCampaign,
} from '#core/content/campaign.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { anyFilterDay } from '#tests/support/arbitraries/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const aCampaign = (opens?: string, closes?: string, corrections?: string): Campaign => ({
  opensOn: opens === undefined ? undefined : day(opens),
  closesOn: closes === undefined ? undefined : day(closes),
  correctionsUntil: corrections === undefined ? undefined : day(corrections),
});

describe('campaignStateOn', () => {
  it.each([
    ['toCome', aCampaign('2027-02-01', '2027-05-15')],
    ['open', aCampaign('2026-11-25', '2026-11-25')],
    ['open', aCampaign('2026-02-01')],
    ['corrections', aCampaign('2026-02-01', '2026-05-15', '2026-11-30')],
    ['corrections', aCampaign(undefined, undefined, '2026-11-25')],
    ['closed', aCampaign('2026-02-01', '2026-05-15')],
    ['closed', aCampaign('2026-02-01', '2026-05-15', '2026-11-24')],
    ['unnamed', {}],
    ['yearRound', { yearRound: true }],
  ] as const)('[CAMP-01] should be %s', (state, campaign) => {
    expect(campaignStateOn(campaign, TODAY)).toBe(state);
  });

  it('[CAMP-01] should have a state on every day, and never take an application before the first or after the last one', () => {
    fc.assert(
      fc.property(anyCampaign, anyFilterDay(), (campaign, now) => {
        const today = now as IsoDate;
        const state = campaignStateOn(campaign, today);
        const { opensOn, closesOn } = campaign;
        if (state === 'open') {
          expect(opensOn === undefined || opensOn <= today).toBe(true);
          expect(closesOn === undefined || today <= closesOn).toBe(true);
        }
        const last = lastDayOfCampaign(campaign);
        if (last !== undefined && closesOn !== undefined && today > last) expect(state).toBe('closed');
        // What is said and what can be done never contradict each other.
        const isOver = campaignTermOn(campaign, today)?.kind === 'gone';
        expect(campaignAction(state, false).kind === 'none').toBe(isOver);
        expect(campaignTag(state) === undefined).toBe(state === 'unnamed');
      }),
      RUNS,
    );
  });

  it('[CAMP-01] should only go on as the days go by', () => {
    const order = ['toCome', 'open', 'corrections', 'closed'];
    fc.assert(
      fc.property(anyOrderedCampaign, anyFilterDay(), fc.nat(400), (campaign, now, days) => {
        const [before, after] = [now as IsoDate, addDays(now as IsoDate, days)].map((on) =>
          order.indexOf(campaignStateOn(campaign, on)),
        );
        expect(after).toBeGreaterThanOrEqual(before ?? 0);
      }),
      RUNS,
    );
  });
});

describe('campaignAction', () => {
  it.each([
    ['open', false, 'Accedi e compila'],
    ['open', true, 'Compila la domanda'],
    ['corrections', false, 'Accedi e modifica'],
    ['corrections', true, 'Modifica la domanda'],
    ['yearRound', false, 'Accedi al servizio'],
    ['unnamed', true, 'Accedi al servizio'],
  ] as const)('[CAMP-01] should lead in while %s, signed in %s: %s', (state, isSignedIn, words) => {
    expect(campaignAction(state, isSignedIn)).toEqual({ kind: 'enter', words });
  });

  it('[CAMP-01] should offer the calendar before the opening, and nothing after the end', () => {
    expect(campaignAction('toCome', true)).toEqual({ kind: 'remember' });
    expect(campaignAction('closed', false)).toEqual({ kind: 'none' });
  });
});

describe('campaignTermOn', () => {
  it.each([
    [
      aCampaign('2027-02-01', '2027-05-15'),
      'toCome',
      'Apre tra 68 giorni',
      'da lunedì 1º febbraio 2027 a sabato 15 maggio 2027',
    ],
    [aCampaign('2026-11-26'), 'toCome', 'Apre domani', 'da giovedì 26 novembre 2026'],
    [aCampaign('2026-11-01', '2026-12-12'), 'open', 'Scade tra 17 giorni', 'sabato 12 dicembre 2026'],
    [aCampaign('2026-11-01', '2026-12-02'), 'near', 'Scade tra 7 giorni', 'mercoledì 2 dicembre 2026'],
    [aCampaign('2026-11-01', '2026-12-03'), 'open', 'Scade tra 8 giorni', 'giovedì 3 dicembre 2026'],
    [aCampaign('2026-11-01', '2026-11-25'), 'near', 'Scade oggi', 'mercoledì 25 novembre 2026'],
    [
      aCampaign('2026-02-01', '2026-05-15', '2026-11-30'),
      'near',
      'Scade tra 5 giorni',
      'la modifica delle domande, lunedì 30 novembre 2026',
    ],
    [aCampaign('2026-02-01', '2026-05-15'), 'gone', 'Domande chiuse', 'da sabato 16 maggio 2026'],
    [aCampaign('2026-11-01'), 'open', 'Domande aperte', 'da domenica 1º novembre 2026'],
  ] as const)('[CAMP-01] should say of %o that it is %s: %s, %s', (campaign, kind, text, on) => {
    expect(campaignTermOn(campaign, TODAY)).toMatchObject({ kind, text, day: on });
  });

  it.each([{}, { yearRound: true }])('[CAMP-01] should say nothing, and have no term, of %o', (campaign) => {
    expect(campaignTermOn(campaign, TODAY)).toBeUndefined();
  });
});

describe('campaignRowsOn', () => {
  it('[CAMP-01] should list what is to come, the nearest first, and each day once where the editors name it', () => {
    const campaign = aCampaign('2026-02-01', '2026-05-15', '2026-11-30');
    const terms = [
      { day: day('2027-02-01'), title: 'Si apre la prossima' },
      { day: day('2026-11-30'), title: 'Ultimo giorno per la modifica 2026' },
      { day: day('2026-10-16'), title: 'Anticipo' },
    ];
    expect(campaignRowsOn(campaign, terms, TODAY)).toEqual([
      { day: '2026-11-30', title: 'Ultimo giorno per la modifica 2026', left: 'tra 5 giorni', isNear: true },
      { day: '2027-02-01', title: 'Si apre la prossima', left: 'tra 68 giorni', isNear: false },
    ]);
  });

  it('[CAMP-01] should name its own days, say how far each is, and mark what is near', () => {
    const [opens, closes, corrections] = [1, 7, 8].map((days) => addDays(TODAY, days));
    const campaign = { opensOn: opens, closesOn: closes, correctionsUntil: corrections };
    expect(campaignRowsOn(campaign, [{ day: TODAY, title: 'Anticipo' }], TODAY)).toEqual([
      { day: TODAY, title: 'Anticipo', left: 'oggi', isNear: true },
      { day: opens, title: 'Si aprono le domande', left: 'domani', isNear: true },
      { day: closes, title: 'Ultimo giorno per le domande', left: 'tra 7 giorni', isNear: true },
      { day: corrections, title: 'Ultimo giorno per le modifiche', left: 'tra 8 giorni', isNear: false },
    ]);
    expect(campaignRowsOn({}, [], TODAY)).toEqual([]);
  });

  it('[CAMP-01] should hold no day that has gone and lose none that has not', () => {
    fc.assert(
      fc.property(anyCampaign, fc.array(anyFilterDay()), anyFilterDay(), (campaign, days, now) => {
        const today = now as IsoDate;
        const rows = campaignRowsOn(
          campaign,
          days.map((on) => ({ day: on as IsoDate, title: 'Altro' })),
          today,
        );
        expect(rows.map((row) => row.day)).toEqual(rows.map((row) => row.day).toSorted());
        expect(rows.every((row) => row.day >= today)).toBe(true);
        const last = lastDayOfCampaign(campaign);
        if (last !== undefined && last >= today) expect(rows.map((row) => row.day)).toContain(last);
      }),
      RUNS,
    );
  });
});

// Helpers

const maybeDay = fc.option(anyFilterDay(), { nil: undefined }) as fc.Arbitrary<IsoDate | undefined>;
const anyCampaign: fc.Arbitrary<Campaign> = fc.record({
  opensOn: maybeDay,
  closesOn: maybeDay,
  correctionsUntil: maybeDay,
});
const anyOrderedCampaign: fc.Arbitrary<Campaign> = fc
  .tuple(anyFilterDay(), fc.nat(200), fc.nat(200))
  .map(([opens, open, corrections]) => {
    const closesOn = addDays(opens as IsoDate, open);
    return { opensOn: opens as IsoDate, closesOn, correctionsUntil: addDays(closesOn, corrections) };
  });
