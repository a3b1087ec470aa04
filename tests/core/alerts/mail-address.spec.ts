import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailAddressFrom, mailboxOf, shortenedMail } from '#core/alerts/mail-address.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('mailAddressFrom', () => {
  it('[ALERT-02] should take an address in small letters, and refuse what is none', () => {
    expect(mailAddressFrom(' Anna.Bianchi+bandi@Posta.example ')).toBe('anna.bianchi+bandi@posta.example');
    for (const typed of [
      '',
      'anna',
      'anna@posta',
      '@posta.example',
      'a b@posta.example',
      'anna@-posta.example',
      'anna@posta..example',
      '.anna@posta.example',
    ])
      expect(mailAddressFrom(typed)).toBeUndefined();
  });

  it('[ALERT-02] should let nothing through that could add a header or a recipient', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        for (const typed of [text, `${text}@posta.example`, `anna@${text}.example`, `anna@posta.example${text}`]) {
          const address = mailAddressFrom(typed);
          if (address !== undefined) expect(address).toMatch(/^[^\s<>(),:;"\\[\]@\u0080-\uffff]+@[a-z\d.-]+$/u);
        }
      }),
      RUNS,
    );
  });
});

describe('mailboxOf', () => {
  it('[ALERT-02] should be the same for all names of one mailbox', () => {
    expect(mailboxOf('anna+bandi@posta.example')).toBe('anna@posta.example');
    expect(mailboxOf('anna@posta.example')).toBe('anna@posta.example');
  });
});

describe('shortenedMail', () => {
  it('[ALERT-03] should show the first and the last letter of the name only', () => {
    expect(shortenedMail('anna.bianchi@posta.example')).toBe('a…i@posta.example');
    expect(shortenedMail('a@posta.example')).toBe('a…@posta.example');
  });
});
