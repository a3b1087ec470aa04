import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { binding } from '#core/kernel/port-key.ts';
import { EndedSessions } from '#core/session/ended-sessions.ts';
import { InMemoryEndedSessions } from '#tests/support/doubles/session.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver, type TestService } from '#tests/support/service.ts';

const LOGOUT = { 'http://schemas.openid.net/event/backchannel-logout': {} };

// Two processes over one storage, with a limit that a person would feel.
let one: TestService;
let other: TestService;
beforeAll(async () => {
  const shared = new InMemoryEndedSessions();
  const start = (): Promise<TestService> =>
    serveOver(memoryStorage(binding(EndedSessions, [], () => shared)), {
      settings: { limits: { requestsPerMinute: 20 } },
    });
  [one, other] = await Promise.all([start(), start()]);
});
afterAll(() => Promise.all([one.stop(), other.stop()]));

describe('a notice of the provider that a session is over', () => {
  it('should close it in every process, and no other session', async () => {
    expect(await opens(one, 'lasciata')).toBe(200);
    expect((await tell(one, await aNotice(one, 'lasciata'))).status).toBe(204);
    expect(await opens(one, 'lasciata')).toBe(401);
    expect(await opens(other, 'lasciata')).toBe(401);
    expect(await opens(other, 'un’altra')).toBe(200);
  });

  it('should be kept by nobody on its way', async () => {
    const answer = await tell(one, await aNotice(one, 'chiusa'));
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('should close nothing when it is not the provider’s own, or is given twice', async () => {
    const token = await tokenFor(one, 'aperta');
    const notice = await aNotice(one, 'aperta');
    for (const body of [
      '',
      'logout_token=',
      `logout_token=${token}`,
      `logout_token=${notice}&logout_token=${notice}`,
    ]) {
      const answer = await post(one, body);
      expect([body.slice(0, 20), answer.status]).toEqual([body.slice(0, 20), 400]);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
    }
    expect(await opens(other, 'aperta')).toBe(200);
  });

  it('should never be one too many: all come from one address', async () => {
    const statuses = new Set<number>();
    for (let at = 0; at < 40; at += 1) statuses.add((await tell(one, await aNotice(one, `molte-${at}`))).status);
    expect([...statuses]).toEqual([204]);
  });

  it('[API-06] should be counted when it is none: whoever makes them up is refused in the end', async () => {
    const service = await serveOver(memoryStorage(), {
      settings: { trustProxy: true, limits: { requestsPerMinute: 7 } },
    });
    try {
      const made = async (from: string): Promise<number> => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from };
        return (
          await fetch(`${service.origin}/sign-on/backchannel-logout`, {
            method: 'POST',
            body: 'logout_token=a',
            headers,
          })
        ).status;
      };
      const statuses: number[] = [];
      for (let at = 0; at < 5; at += 1) statuses.push(await made('192.0.2.1'));
      expect([statuses, await made('192.0.2.2')]).toEqual([[400, 400, 400, 429, 429], 400]);
    } finally {
      await service.stop();
    }
  });
});

// Helpers

const tokenFor = (service: TestService, sid: string): Promise<string> =>
  service.tokenWith({ fiscal_code: 'BNCNNA80A41H501R', userType: 'AGRI', name: 'Anna Bianchi', sid });

const opens = async (service: TestService, sid: string): Promise<number> => {
  const authorization = `Bearer ${await tokenFor(service, sid)}`;
  return (await fetch(`${service.api}/private/cuaa`, { headers: { authorization } })).status;
};

const aNotice = (service: TestService, sid: string): Promise<string> =>
  service.tokenWith({ typ: 'Logout', aud: 'portale', azp: undefined, jti: `avviso-${sid}`, sid, events: LOGOUT });

const post = (service: TestService, body: string): Promise<Response> =>
  fetch(`${service.origin}/sign-on/backchannel-logout`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

const tell = (service: TestService, notice: string): Promise<Response> => post(service, `logout_token=${notice}`);
