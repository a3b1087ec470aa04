import { describe, expect, it } from 'vitest';
import type { EndedSessions } from '#core/session/ended-sessions.ts';
import { contractAdmission, type Started } from './started.ts';

/** What every `EndedSessions` does; `start` makes one that knows of none. */
export const endedSessionsContract = (start: () => Promise<Started<EndedSessions>>): void => {
  const admission = contractAdmission(start);

  describe('end and hasEnded', () => {
    it('should know a session that has ended, also when it is told twice, and no other', async () => {
      const sessions = await admission();
      expect(await sessions.hasEnded('una')).toBe(false);
      await sessions.end('una');
      await sessions.end('una');
      expect(await sessions.hasEnded('una')).toBe(true);
      expect(await sessions.hasEnded('UNA')).toBe(false);
      expect(await sessions.hasEnded('un’altra')).toBe(false);
    });
  });
};
