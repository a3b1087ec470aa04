import { describe, expect, it } from 'vitest';
import { askedWords, requestLine, requestTag, stepWhen, termWords } from '#core/procedures/application-words.ts';
import { day } from '#tests/support/mothers/day.ts';

const REQUEST = {
  what: 'Contratto di affitto',
  askedBy: 'ANPAG',
  askedOn: day('2026-11-19'),
  dueOn: day('2026-12-04'),
};
const TODAY = day('2026-12-04');

describe('the words of a request', () => {
  it('[PRAT-04] should name the day of each event and of no other', () => {
    expect(askedWords(REQUEST)).toBe('Richiesta da ANPAG il 19/11/2026.');
    expect(requestLine(REQUEST)).toBe('Richiesta il 19/11/2026, entro il 04/12/2026');
    expect(requestLine({ ...REQUEST, deliveredOn: day('2026-11-30') })).toBe(
      'Richiesta il 19/11/2026, consegnata il 30/11/2026',
    );
    expect(requestLine({ what: 'Contratto' })).toBe('');
  });

  it.each([
    ['2026-12-03', 'Il termine era il 03/12/2026: scaduto da 1 giorno.', 'Scaduta'],
    ['2026-12-04', 'Entro il 04/12/2026, scade oggi.', 'Aspetta te'],
    ['2026-12-06', 'Entro il 06/12/2026, mancano 2 giorni.', 'Aspetta te'],
  ])('[PRAT-04] should say of a term of %s: %s', (dueOn, words, word) => {
    expect(termWords(day(dueOn), TODAY)).toBe(words);
    expect(requestTag({ ...REQUEST, dueOn: day(dueOn) }, TODAY).word).toBe(word);
  });

  it('[PRAT-03] should never say a day of a step that was not told', () => {
    expect(stepWhen({ name: 'controls', note: undefined, phase: 'done', day: day('2026-10-01') })).toBe('01/10/2026');
    expect(stepWhen({ name: 'controls', note: undefined, phase: 'here', day: day('2026-10-01') })).toBe(
      'dal 01/10/2026, in corso',
    );
    expect(stepWhen({ name: 'controls', note: undefined, phase: 'stopped', day: undefined })).toBe(
      'in attesa di risposta',
    );
  });
});
