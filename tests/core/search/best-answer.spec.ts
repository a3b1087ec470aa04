import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerWays, bestAnswer } from '#core/search/best-answer.ts';
import type { PortalResults } from '#core/search/use-cases.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import { day } from '#tests/support/mothers/day.ts';
import { aSearchHit } from '#tests/support/mothers/search.ts';
import { RUNS } from '#tests/support/property.ts';
import { someTable } from '../navigation/deployment.ts';

const TODAY = day('2026-11-26');
const results = (fields: Partial<PortalResults>): PortalResults => ({
  items: [],
  totalCount: 1,
  page: 1,
  pageSize: 10,
  countsByType: {},
  ...fields,
});
const service = aSearchHit({ id: 's', type: 'SERVIZI', title: 'Domanda unica', friendlyUrl: 'domanda-unica' });
const task = aSearchHit({ id: 't', type: 'CHE_COSA_FARE', title: 'Cambiare il conto', friendlyUrl: 'cambiare-iban' });
const found = (hit: typeof service, text: string, fields: Partial<PortalResults> = {}) =>
  bestAnswer(results({ items: [hit, aSearchHit()], ...fields }), { text, type: '' })?.id;

describe('bestAnswer', () => {
  it('[LIST-33] should be the first result where its title has what was typed, or what it means, in any form of the words', () => {
    expect(found(service, 'domande uniche')).toBe('s');
    expect(found(service, 'domanda unica 2026')).toBeUndefined();
    expect(found(service, 'pac', { synonyms: ['domanda unica'] })).toBe('s');
    expect(found(service, 'domnda unica', { corrected: 'domanda unica' })).toBe('s');
    expect(found(task, 'cambiare conto')).toBe('t');
    // Found by its text alone: it may be something else that is wanted.
    expect(found(task, 'iban')).toBeUndefined();
    expect(found(task, 'iban', { synonyms: ['cambia il conto'] })).toBe('t');
  });

  it('[LIST-33] should be none of news or acts, none where words were dropped, none among one kind of results', () => {
    for (const type of ['COMUNICATI_STAMPA', 'NORMATIVE', 'EVENTI', 'MODULISTICA', 'INVENTATO'])
      expect(found({ ...service, type }, 'domanda unica')).toBeUndefined();
    expect(found(service, 'domanda unica', { foundWords: ['domanda', 'unica'] })).toBeUndefined();
    expect(bestAnswer(results({ items: [service] }), { text: 'domanda unica', type: 'SERVIZI' })).toBeUndefined();
    expect(bestAnswer(results({}), { text: 'domanda unica', type: '' })).toBeUndefined();
  });

  it('[LIST-33] should never be another than the first, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.constantFrom(service, task, aSearchHit())), (text, items) => {
        const best = bestAnswer(results({ items }), { text, type: '' });
        if (best !== undefined) expect(best).toBe(items[0]);
      }),
      RUNS,
    );
  });
});

describe('answerWays', () => {
  const labels = (hit: typeof service, area: 'public' | 'farmer' | 'caa' = 'public') =>
    answerWays(someTable, hit, { area, today: TODAY }).map(({ label }) => label);

  it('[LIST-33] should lead from a task to where it is done, by who reads it, and to its form', () => {
    const hit = { ...task, answer: { place: 'conto' as const, form: 'attestazione-iban' } };
    expect(labels(hit)).toEqual(['Accedi e scrivi al tuo CAA', 'Vedi il modulo']);
    expect(labels(hit, 'farmer')).toEqual(['Scrivi al tuo CAA', 'Vedi il modulo']);
    expect(labels(hit, 'caa')).toEqual(['Apri il fascicolo del produttore', 'Vedi il modulo']);
    expect(answerWays(someTable, hit, { area: 'public', today: TODAY })[1]?.to).toBe(
      '/modulistica?dettaglio=attestazione-iban',
    );
  });

  it('[LIST-33] should lead into a service as its own page does, while it takes applications', () => {
    const open = { canEnter: true, closesOn: addDays(TODAY, 3) };
    expect(labels({ ...service, answer: open })).toEqual(['Accedi e compila']);
    // A person signed in is handed over by the page of the service.
    expect(labels({ ...service, answer: open }, 'farmer')).toEqual([]);
    expect(labels({ ...service, answer: { ...open, closesOn: addDays(TODAY, -1) } })).toEqual([]);
    expect(labels({ ...service, answer: { closesOn: addDays(TODAY, 3) } })).toEqual([]);
    expect(labels(service)).toEqual([]);
  });

  it('[LIST-33] should lead from the contacts to a request', () => {
    expect(labels(aSearchHit({ type: 'PAGINE', title: 'Contatti', friendlyUrl: 'supporto/contatti' }))).toEqual([
      'Scrivi una richiesta',
    ]);
  });
});
