import { describe, expect, it } from 'vitest';
import { CountingKeyMaker, InMemoryAssistanceService } from '#tests/support/doubles/support.ts';
import { assistanceServiceContract } from '#tests/contracts/assistance-service.contract.ts';

describe('InMemoryAssistanceService', () => {
  assistanceServiceContract(async (scopes) => ({ port: new InMemoryAssistanceService(scopes) }));
});

describe('CountingKeyMaker', () => {
  it('should never make the same key twice', () => {
    const keys = new CountingKeyMaker();
    expect(new Set([keys.next(), keys.next(), keys.next()]).size).toBe(3);
  });
});
