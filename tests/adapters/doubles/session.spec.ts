import { describe } from 'vitest';
import { InMemoryEndedSessions } from '#tests/support/doubles/session.ts';
import { endedSessionsContract } from '#tests/contracts/ended-sessions.contract.ts';

describe('InMemoryEndedSessions', () => {
  endedSessionsContract(async () => ({ port: new InMemoryEndedSessions() }));
});
