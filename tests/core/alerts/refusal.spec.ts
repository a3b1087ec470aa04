import { describe, expect, it } from 'vitest';
import { refusesRecipient } from '#core/alerts/refusal.ts';

describe('refusesRecipient', () => {
  it.each([
    ['550 5.1.1 <anna@posta.example>: no such user', true],
    ['553-5.1.3 bad address', true],
    ['550 5.7.1 blocked', false],
    ['550 no such user', false],
    ['450 4.1.1 try later', false],
    ['554 5.2.2 mailbox full, see 5.1.1', false],
    ['', false],
  ])('[ALERT-06] should take “%s” for a refusal of the recipient: %s', (answer, expected) => {
    expect(refusesRecipient(answer)).toBe(expected);
  });
});
