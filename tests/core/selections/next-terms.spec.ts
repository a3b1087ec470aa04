import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, compareDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { milestonesIn } from '#core/milestones/milestone.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { HOME_TERMS, nextTerms, TERM_HORIZON_DAYS, termPath, termWords } from '#core/selections/next-terms.ts';
import { aMilestoneSource, type DatedSource } from '#tests/support/mothers/milestones.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = '2026-11-26' as IsoDate;
const aTerm = (title: string, days: number, rest: Partial<DatedSource> = {}): Partial<DatedSource> => ({
  title,
  closesOn: addDays(TODAY, days),
  friendlyUrl: title,
  ...rest,
});
const termsIn = (sources: readonly Partial<DatedSource>[]) =>
  nextTerms(milestonesIn(sources.map(aMilestoneSource), TODAY), TODAY);
const titles = (...sources: readonly Partial<DatedSource>[]) => termsIn(sources).map(({ title }) => title);

describe('nextTerms', () => {
  it('[PAGE-53] should give the three nearest of what is open, today’s last day among them', () => {
    expect(titles(aTerm('d', 9), aTerm('b', 2), aTerm('a', 0), aTerm('c', 2), aTerm('past', -1))).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(titles(aTerm('in', TERM_HORIZON_DAYS), aTerm('far', TERM_HORIZON_DAYS + 1))).toEqual(['in']);
  });

  it('[PAGE-53] should leave out what is not open yet, and what its status has closed before its last day', () => {
    const opensOn = addDays(TODAY, 1);
    expect(titles(aTerm('soon', 5, { opensOn }), aTerm('open', 6, { opensOn: TODAY }))).toEqual(['open']);
    expect(titles(aTerm('closed', 5, { status: 'Concluso' }), aTerm('taken', 6, { status: 'Pubblicato' }))).toEqual([
      'taken',
    ]);
    expect(titles({ title: 'none', friendlyUrl: 'x' }, aTerm('service', 1, { kind: 'service' }))).toEqual([]);
  });

  it('[PAGE-53] should leave out calls for staff and for suppliers, however near', () => {
    const call = (title: string, kind: 'competition' | 'tender') => aTerm(title, 1, { kind, status: 'Pubblicato' });
    expect(titles(call('medico', 'competition'), call('pulizie', 'tender'), aTerm('aid', 30))).toEqual(['aid']);
  });

  it('[PAGE-53] should have the last day for signing up to one event, and leave out an event that takes no bookings', () => {
    const anEvent = (title: string, days: number, bookingUrl?: string): Partial<DatedSource> => ({
      title,
      friendlyUrl: title,
      kind: 'booking',
      list: 'events',
      event: {
        eventDate: addDays(TODAY, days + 3),
        bookingUntil: addDays(TODAY, days),
        ...(bookingUrl === undefined ? {} : { bookingUrl }),
      },
    });
    const url = 'https://incontri.example/';
    const found = termsIn([anEvent('b', 2, url), anEvent('a', 1, url), anEvent('no', 0), aTerm('c', 9)]);
    expect(found.map(({ title, closesOn }) => [title, closesOn])).toEqual([
      ['a', addDays(TODAY, 1)],
      ['c', addDays(TODAY, 9)],
    ]);
    expect(found.map((term) => termWords(term, TODAY).text)).toEqual([
      'Le iscrizioni scadono domani',
      'Scade tra 9 giorni',
    ]);
    expect(termWords({ list: 'events', closesOn: TODAY }, addDays(TODAY, 1)).text).toBe('Iscrizioni chiuse');
  });

  it('[TERM-05] [D-66] should say of a term that moved where it stood before, until its new day has passed', () => {
    const [source] = [aMilestoneSource(aTerm('a', 9))];
    const formerDay = addDays(TODAY, 2);
    const moved = { ...source, terms: source.terms.map((term) => ({ ...term, formerDay, act: 'decreto n. 12' })) };
    const [term] = nextTerms(milestonesIn([moved], TODAY), TODAY);
    expect(term?.move).toEqual({ from: formerDay, to: addDays(TODAY, 9), act: 'decreto n. 12' });
    expect(term && termWords(term, TODAY).moved?.replaceAll('\u00A0', ' ')).toBe(
      'spostata dal 28 novembre al 5 dicembre, con decreto n. 12',
    );
    expect(term && termWords(term, addDays(term.closesOn, 1)).moved).toBeUndefined();
  });

  it('[PAGE-53] should hold in order no more than three, none of them over or far, and none nearer left out', () => {
    const anySource = fc
      .record({ at: fc.integer({ min: -10, max: 90 }), id: fc.uuid() })
      .map(({ at, id }) => aTerm(id, at));
    fc.assert(
      fc.property(fc.array(anySource, { maxLength: 8 }), (sources) => {
        const terms = termsIn(sources);
        const last = addDays(TODAY, TERM_HORIZON_DAYS);
        const possible = sources.filter(({ closesOn = TODAY }) => closesOn >= TODAY && closesOn <= last);
        expect(terms.length).toBe(Math.min(HOME_TERMS, possible.length));
        expect(terms).toEqual(terms.toSorted((left, right) => compareDays(left.closesOn, right.closesOn)));
        for (const { closesOn = TODAY, friendlyUrl } of possible)
          if (terms.every((term) => term.friendlyUrl !== friendlyUrl))
            expect(terms.every((term) => term.closesOn <= closesOn)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('termPath', () => {
  const table = routeTable({
    agencyName: 'Agenzia',
    agencyShortName: 'ANPAG',
    agencySlug: 'anpag',
    productSlug: 'anpag',
    appSlug: 'anpag-mobile',
  });

  it('[PAGE-53] should lead to the page of the call, or of the aid', () => {
    expect(termPath(table, { title: 'x', closesOn: TODAY, friendlyUrl: 'aiuti-e-bandi/x' })).toBe('/aiuti-e-bandi/x');
    expect(termPath(table, { title: 'x', closesOn: TODAY, friendlyUrl: 'medico', list: 'competitions' })).toMatch(
      /\/medico$/u,
    );
  });
});
