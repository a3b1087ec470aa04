import { describe, expect, it } from 'vitest';
import { makeMyAlerts } from '#core/alerts/make-my-alerts.ts';
import type { PersonalDraft } from '#core/alerts/personal-alerts.ts';
import { InMemoryPersonalRegister } from '#tests/support/doubles/personal-alerts.ts';

let now = Date.parse('2026-11-25T12:00:00+01:00');
const clock = { now: () => now };
const make = () => {
  const asked: string[] = [];
  const register = new InMemoryPersonalRegister(clock);
  const mayFollow = async (cuaa: string): Promise<boolean> => {
    asked.push(cuaa);
    return cuaa === 'uno';
  };
  return { alerts: makeMyAlerts(register, clock, { fiscalCode: 'BNCNNA80A41H501R', mayFollow }), asked };
};
const draft = (rest: Partial<PersonalDraft> = {}): PersonalDraft => ({
  mail: ' Anna@Posta.example ',
  companies: [{ cuaa: 'uno', kinds: ['payment', 'term'] }],
  kinds: ['payment'],
  hour: 12,
  termDays: [1, 7],
  ...rest,
});

describe('makeMyAlerts', () => {
  it('[PREF-01] should save what belongs to the role, the address in small letters', async () => {
    const { alerts } = make();
    const saved = await alerts.save('farmer', draft());
    expect(saved.ok && saved.value).toMatchObject({
      companies: [{ cuaa: 'uno', kinds: ['term', 'payment'] }],
      kinds: [],
      hour: 7,
      termDays: [7, 1],
      address: { mail: 'anna@posta.example' },
    });
  });

  it('[PREF-01] should refuse an address that is none, and a company that the person may not be told of', async () => {
    const { alerts, asked } = make();
    expect(await alerts.save('farmer', draft({ mail: 'anna' }))).toEqual({
      ok: false,
      failure: { code: 'alerts.mail' },
    });
    expect(asked).toEqual([]);
    const two = draft({ companies: [{ cuaa: 'due', kinds: ['term'] }] });
    expect(await alerts.save('farmer', two)).toEqual({ ok: false, failure: { code: 'alerts.choices' } });
    expect(await alerts.save('caa', draft({ hour: 23 }))).toEqual({ ok: false, failure: { code: 'alerts.choices' } });
    expect((await alerts.of('farmer')).address).toBeUndefined();
  });

  it('[PREF-02] should forget all where nothing is chosen, whatever stands in the field of the address', async () => {
    const { alerts } = make();
    await alerts.save('farmer', draft());
    const ended = await alerts.save('farmer', draft({ mail: '', companies: [] }));
    expect(ended.ok && ended.value.address).toBeUndefined();
  });

  it('[PREF-02] should send the confirmation again on another day, and only while it waits', async () => {
    const { alerts } = make();
    const sentAt = async (): Promise<number | undefined> => {
      const outcome = await alerts.resend('farmer');
      return outcome.ok ? outcome.value.address?.sentAt : undefined;
    };
    expect(await sentAt()).toBeUndefined();
    await alerts.save('farmer', draft());
    const first = now;
    now += 1_000;
    expect(await sentAt()).toBe(first);
    now += 86_400_000;
    expect(await sentAt()).toBe(now);
  });
});
