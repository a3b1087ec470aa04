import { describe, expect, it } from 'vitest';
import { contactsAt, nextChangeOf } from '#core/support/contacts-now.ts';
import { WEEKDAYS, type Opening } from '#core/support/opening-hours.ts';

const until = (to: string): Opening => ({ times: [{ days: WEEKDAYS, from: '09:00', to }] });
const at = (moment: string): number => Date.parse(moment);
const NOW = at('2026-11-26T10:00:00+01:00');

describe('contactsAt', () => {
  it('[PAGE-51] should say of each whether it answers, and nothing of one without hours', () => {
    const [prose, open] = contactsAt(
      [
        { title: 'Stampa', openingHours: 'Su appuntamento' },
        { title: 'Centralino', opening: until('17:00') },
      ],
      NOW,
    );
    expect(prose).toEqual({ contact: { title: 'Stampa', openingHours: 'Su appuntamento' } });
    expect(open?.state).toEqual({ kind: 'open', until: at('2026-11-26T17:00:00+01:00') });
    expect(open?.contact.openingHours).toBe('Dal lunedì alla domenica, dalle 9 alle 17');
  });

  it('[PAGE-51] should keep the words of the editors for the hours', () => {
    const [one] = contactsAt(
      [{ title: 'URP', opening: until('17:00'), openingHours: 'Su appuntamento, fino alle 17' }],
      NOW,
    );
    expect(one?.contact.openingHours).toBe('Su appuntamento, fino alle 17');
  });
});

describe('nextChangeOf', () => {
  it('[PAGE-51] should be the first opening or closing of any', () => {
    const contacts = [{ title: 'A', opening: until('17:00') }, { title: 'B', opening: until('11:00') }, { title: 'C' }];
    expect(nextChangeOf(contactsAt(contacts, NOW))).toBe(at('2026-11-26T11:00:00+01:00'));
    expect(nextChangeOf(contactsAt([{ title: 'C' }], NOW))).toBeUndefined();
  });
});
