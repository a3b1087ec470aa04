import { describe, expect, it } from 'vitest';
import {
  type AlertPerson,
  NO_CHOICES,
  type PersonalDraft,
  type PersonalRegister,
} from '#core/alerts/personal-alerts.ts';
import type { Clock } from '#core/kernel/clock.ts';

const NOW = Date.parse('2026-11-25T12:00:00+01:00');
const DAY_MS = 86_400_000;
const ANNA: AlertPerson = { fiscalCode: 'BNCNNA80A41H501R', role: 'farmer' };
const PAOLA: AlertPerson = { fiscalCode: 'VRDPLA79M52G478S', role: 'caa' };
const draft = (rest: Partial<PersonalDraft> = {}): PersonalDraft => ({
  mail: 'anna@posta.example',
  companies: [{ cuaa: '01234560017', kinds: ['notification', 'term'] }],
  kinds: [],
  hour: 7,
  termDays: [14, 7],
  ...rest,
});

/** A register as the suite asks for it, and what it sent. */
export interface RegisterUnderTest {
  readonly register: PersonalRegister;
  /** Every confirmation so far: to which address, of which row, by which key. */
  readonly sent: () => Promise<readonly { readonly mail: string; readonly id: string; readonly key: string }[]>;
}

/** What every register of personal alerts does (PREF-01, PREF-02). */
export const personalRegisterContract = (make: (clock: Clock) => Promise<RegisterUnderTest>): void => {
  describe('PersonalRegister', () => {
    it('[PREF-01] should have nothing at first, and then what was saved, for each role apart', async () => {
      const { register } = await make({ now: () => NOW });
      expect(await register.of(ANNA)).toEqual(NO_CHOICES);
      await register.save(ANNA, draft());
      await register.save(PAOLA, draft({ mail: 'paola@posta.example', companies: [], kinds: ['payment'], hour: 12 }));
      expect(await register.of(ANNA)).toEqual({
        companies: [{ cuaa: '01234560017', kinds: ['notification', 'term'] }],
        kinds: [],
        hour: 7,
        termDays: [14, 7],
        address: { mail: 'anna@posta.example', sentAt: NOW },
      });
      expect(await register.of({ ...ANNA, role: 'caa' })).toEqual(NO_CHOICES);
      expect(await register.of(PAOLA)).toMatchObject({ companies: [], kinds: ['payment'], hour: 12 });
    });

    it('[PREF-02] should confirm an address by its own key, once, and keep it so while the choices change', async () => {
      const { register, sent } = await make({ now: () => NOW });
      await register.save(ANNA, draft());
      const [link] = await sent();
      expect(link?.mail).toBe('anna@posta.example');
      expect(await register.confirm(link?.id ?? '', 'x')).toBe(false);
      expect(await register.confirm(link?.id ?? '', link?.key ?? '')).toBe(true);
      expect(await register.confirm(link?.id ?? '', link?.key ?? '')).toBe(false);
      await register.save(ANNA, draft({ companies: [{ cuaa: '01234560017', kinds: ['payment'] }] }));
      expect((await register.of(ANNA)).address?.confirmedOn).toBe('2026-11-25');
      expect(await sent()).toHaveLength(1);
    });

    it('[PREF-02] should ask another address to confirm, and let the link of the one before confirm nothing', async () => {
      const { register, sent } = await make({ now: () => NOW });
      await register.save(ANNA, draft());
      const [first] = await sent();
      await register.save(ANNA, draft({ mail: 'altra@posta.example' }));
      expect(await register.confirm(first?.id ?? '', first?.key ?? '')).toBe(false);
      expect((await register.of(ANNA)).address).toEqual({ mail: 'altra@posta.example', sentAt: NOW });
      expect((await sent()).at(-1)?.mail).toBe('altra@posta.example');
    });

    it('[PREF-02] should write to a mailbox once a day for each person, whatever others ask, and save nothing that may not be confirmed', async () => {
      let now = NOW;
      const { register, sent } = await make({ now: () => now });
      await register.save(ANNA, draft());
      const other = draft({ mail: 'anna+altro@posta.example' });
      expect(await register.save(ANNA, other)).toBe('tooMany');
      expect((await register.of(ANNA)).address?.mail).toBe('anna@posta.example');
      expect(await register.save(PAOLA, { ...other, companies: [], kinds: ['term'] })).toBe('saved');
      expect((await sent()).map(({ mail }) => mail).toSorted()).toEqual([
        'anna+altro@posta.example',
        'anna@posta.example',
      ]);
      expect(await register.resend(ANNA)).toBe('tooMany');
      now += DAY_MS;
      expect(await register.resend(ANNA)).toBe('saved');
      expect((await register.of(ANNA)).address?.sentAt).toBe(now);
      expect((await sent()).length).toBeGreaterThanOrEqual(1);
    });

    it('[PREF-02] [PREF-07] should forget everything where nothing is chosen, and where it is ended by its link', async () => {
      const { register, sent } = await make({ now: () => NOW });
      await register.save(ANNA, draft());
      const [link] = await sent();
      await register.save(ANNA, draft({ companies: [] }));
      expect(await register.at(link?.id ?? '')).toBeUndefined();
      await register.save(PAOLA, draft({ mail: 'paola@posta.example', kinds: ['term'] }));
      const other = (await sent()).find(({ mail }) => mail === 'paola@posta.example');
      expect((await register.at(other?.id ?? ''))?.mail).toBe('paola@posta.example');
      await register.end(other?.id ?? '');
      expect(await register.at(other?.id ?? '')).toBeUndefined();
      expect((await register.of(PAOLA)).kinds).toEqual([]);
    });
  });
};
