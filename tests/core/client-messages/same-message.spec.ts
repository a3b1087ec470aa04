import { describe, expect, it } from 'vitest';
import type { ClientMessageDraft } from '#core/client-messages/client-message.ts';
import { sameMessage } from '#core/client-messages/same-message.ts';

const draft = (rest: Partial<ClientMessageDraft> = {}): ClientMessageDraft => ({
  kind: 'other',
  text: 'Passa in ufficio quando vuoi: ti aspettiamo.',
  recipients: ['a', 'b'],
  ...rest,
});

describe('sameMessage', () => {
  it('[CAAM-05] should be the same for the same clients in any order, and another for another text', () => {
    expect(sameMessage(draft({ recipients: ['b', 'a', 'b'] }))).toBe(sameMessage(draft()));
    expect(sameMessage(draft({ text: 'Un altro testo, lungo quanto serve.' }))).not.toBe(sameMessage(draft()));
    expect(sameMessage(draft({ kind: 'pec' }))).not.toBe(sameMessage(draft()));
  });
});
