import { describe, expect, it } from 'vitest';
import { CountingKeyMaker, InMemoryAssistanceDesk } from '#tests/support/doubles/support.ts';
import { assistanceDeskContract } from '#tests/contracts/assistance-desk.contract.ts';

describe('InMemoryAssistanceDesk', () => {
  assistanceDeskContract(async (scopes) => ({ port: new InMemoryAssistanceDesk(scopes) }));
});

describe('CountingKeyMaker', () => {
  it('should never make the same key twice', () => {
    const keys = new CountingKeyMaker();
    expect(new Set([keys.next(), keys.next(), keys.next()]).size).toBe(3);
  });
});
