import { describe, expect, it } from 'vitest';
import { openRequest, turnOf } from '#core/procedures/application-turn.ts';
import { askedWords, requestLine, requestTag, termWords, turnWords } from '#core/procedures/application-words.ts';
import { anApplication, day } from '#tests/support/mothers/procedures.ts';

const TODAY = day('2026-11-25');
const LEASE = {
  what: 'Copia del contratto di affitto',
  askedBy: 'ANPAG',
  askedOn: day('2026-11-19'),
  dueOn: day('2026-12-04'),
};
const REGISTER = { what: 'Registro di stalla', askedOn: day('2026-06-03'), deliveredOn: day('2026-06-12') };

describe('turnOf', () => {
  it('[PRAT-04] should hold up an application whose request is open, the nearest term first, and none that was answered', () => {
    const later = { what: 'Altro', dueOn: day('2027-01-01') };
    const application = anApplication({
      detail: { steps: [], requests: [{ what: 'Senza termine' }, later, REGISTER, LEASE] },
    });
    expect(openRequest(application)).toEqual(LEASE);
    expect(turnOf(application)).toEqual({ kind: 'asked', who: 'farmer', what: undefined, request: LEASE });
    expect(turnOf(anApplication({ detail: { steps: [], requests: [REGISTER] } }))).toEqual({ kind: 'free' });
  });

  it('[PRAT-04] should take what the list asks where the detail has no requests', () => {
    expect(openRequest(anApplication({ request: { what: 'Titolo di conduzione' } }))?.what).toBe(
      'Titolo di conduzione',
    );
  });

  it('[PRAT-04] should say who has to move, as the service tells it', () => {
    const centre = { who: 'centre', what: 'Carica la copia nella domanda.' } as const;
    const agency = { who: 'agency', what: 'Esamina i controlli.' } as const;
    expect(turnOf(anApplication({ detail: { requests: [LEASE], turn: centre } }))).toMatchObject({
      who: 'centre',
      request: LEASE,
    });
    expect(turnOf(anApplication({ detail: { turn: centre } }))).toMatchObject({ kind: 'asked', who: 'centre' });
    expect(turnOf(anApplication({ detail: { turn: agency } }))).toEqual({ kind: 'agency', what: agency.what });
    // What is awaited counts more than a turn that says the contrary.
    expect(turnOf(anApplication({ detail: { requests: [LEASE], turn: agency } }))).toMatchObject({
      kind: 'asked',
      who: 'farmer',
    });
  });

  it('[PRAT-04] should tell a draft, a refused application, and one of which nothing is told', () => {
    expect(turnOf(anApplication({ state: 'draft' }))).toMatchObject({
      kind: 'asked',
      who: 'farmer',
      request: undefined,
    });
    expect(turnOf(anApplication({ state: 'rejected', detail: { requests: [LEASE] } }))).toEqual({ kind: 'refused' });
    expect(turnOf(anApplication({ detail: { steps: [{ step: 'controls', refused: true }] } }))).toEqual({
      kind: 'refused',
    });
    expect(turnOf(anApplication())).toBeUndefined();
  });
});

describe('the words of a request', () => {
  it('[PRAT-04] should say term, asker and state', () => {
    expect(termWords(LEASE.dueOn, TODAY)).toBe('Entro il 04/12/2026, mancano 9 giorni.');
    expect(termWords(day('2026-11-20'), TODAY)).toBe('Il termine era il 20/11/2026: scaduto da 5 giorni.');
    expect(askedWords(LEASE)).toBe('Richiesta da ANPAG il 19/11/2026.');
    expect(askedWords({ what: 'x' })).toBeUndefined();
    expect([requestLine(LEASE), requestTag(LEASE, TODAY).word]).toEqual([
      'Richiesta il 19/11/2026, entro il 04/12/2026',
      'Aspetta te',
    ]);
    expect([requestLine(REGISTER), requestTag(REGISTER, TODAY).word]).toEqual([
      'Richiesta il 03/06/2026, consegnata il 12/06/2026',
      'Consegnata',
    ]);
    expect(requestTag({ what: 'x', dueOn: day('2026-11-20') }, TODAY).word).toBe('Scaduta');
    expect(['farmer', 'centre', 'agency'].map((who) => turnWords(who as 'farmer', 'ANPAG'))).toEqual([
      'Ora tocca a te.',
      'Ora tocca al CAA.',
      'Ora tocca ad ANPAG.',
    ]);
  });
});
