import { describe, expect, it } from 'vitest';
import { type ClientMessageDraft, draftProblem, failureSentence } from '#core/client-messages/client-message.ts';
import { MOST_RECIPIENTS } from '#core/client-messages/limits.ts';

const draft = (rest: Partial<ClientMessageDraft> = {}): ClientMessageDraft => ({
  kind: 'other',
  text: 'Passa in ufficio quando vuoi: ti aspettiamo.',
  recipients: ['a', 'b'],
  ...rest,
});

describe('draftProblem', () => {
  it.each([
    [{}, undefined],
    [{ recipients: [] }, 'Scegli almeno un produttore.'],
    [
      { recipients: Array.from({ length: MOST_RECIPIENTS + 1 }, (_, at) => String(at)) },
      'Scegli al massimo 50 produttori per volta.',
    ],
    [{ text: '  corto  ' }, 'Scrivi almeno 20 caratteri.'],
    [{ text: 'x'.repeat(2_001) }, 'Scrivi al massimo 2000 caratteri.'],
    [{ text: 'Il conto {iban} è da controllare.' }, '{iban} non è un posto da riempire: scegline uno qui sotto.'],
  ] as const)('[CAAM-01] should say of %j: %s', (rest, sentence) => {
    expect(draftProblem(draft(rest as Partial<ClientMessageDraft>))).toBe(sentence);
  });
});

describe('failureSentence', () => {
  it('[CAAM-04] should say when one can write again', () => {
    expect(failureSentence({ code: 'messages.too-many', limit: 'day' })).toMatch(/domani/u);
    expect(failureSentence({ code: 'messages.too-many', limit: 'minute' })).toMatch(/un minuto/u);
  });
});
