import { describe, expect, it } from 'vitest';
import { CountingKeyMaker } from '#tests/support/doubles/support.ts';
import type { ClientMessages } from '#core/client-messages/ports.ts';
import { makeSendToClients } from '#core/client-messages/send-to-clients.ts';
import { fail, succeed } from '#core/kernel/result.ts';

const DRAFT = { kind: 'other', text: 'Passa in ufficio quando vuoi.', recipients: ['a'] } as const;

describe('makeSendToClients', () => {
  it('[CAAM-05] should send again with the same key what failed on its way, and with another what has arrived', async () => {
    const keys: string[] = [];
    let isBroken = true;
    const messages: ClientMessages = {
      facts: async () => fail('messages.forbidden'),
      send: async (_draft, key) => {
        keys.push(key);
        if (isBroken) throw new Error('no network');
        return succeed({ sent: ['a'], refused: [] });
      },
    };
    const send = makeSendToClients(messages, new CountingKeyMaker());
    await expect(send(DRAFT)).rejects.toThrow('no network');
    isBroken = false;
    await send(DRAFT);
    await send(DRAFT);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys).toHaveLength(3);
  });
});
