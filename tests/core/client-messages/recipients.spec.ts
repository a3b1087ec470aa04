import { describe, expect, it } from 'vitest';
import { messagesByKind, type Recipient } from '#core/client-messages/recipients.ts';

const recipient = (friendlyUrl: string, kind: Recipient['kind']): Recipient => ({
  friendlyUrl,
  name: friendlyUrl,
  kind,
});

describe('messagesByKind', () => {
  it('[CAAM-01] should make one message for each kind, each client once in each', () => {
    const chosen = [recipient('a', 'pec'), recipient('b', 'contract'), recipient('c', 'pec'), recipient('a', 'pec')];
    expect(
      messagesByKind(chosen).map(({ kind, recipients }) => [kind, recipients.map((one) => one.friendlyUrl)]),
    ).toEqual([
      ['pec', ['a', 'c']],
      ['contract', ['b']],
    ]);
  });
});
