import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAIL_INVALID, mailAddressFrom, mailboxOf, mailTrouble, shortenedMail } from '#core/alerts/mail-address.ts';
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

  it('[ALERT-02] should read what was obviously meant', () => {
    for (const typed of [
      '\u200blia@posta.example\u200b',
      'Lia Rossi <lia@posta.example>',
      '<lia@posta.example>',
      'mailto:lia@posta.example',
      'MAILTO:lia@posta.example?subject=ciao',
      'lia@posta.example.',
      'lia@posta.example,',
      '\u00a0lia@posta.example;\n',
      'li\u00ada@posta.example',
    ])
      expect([typed, mailAddressFrom(typed)]).toEqual([typed, 'lia@posta.example']);
    expect(mailAddressFrom('d’angelo@posta.example')).toBe("d'angelo@posta.example");
    expect(mailAddressFrom('lia@XN--mller-kva.example')).toBe('lia@xn--mller-kva.example');
  });

  it('[ALERT-02] should take no letter that a relay may read as another, and say what to do', () => {
    for (const [typed, trouble] of [
      ['lia@po\u017fta.example', 'Dopo la @ c’è «\u017f»'],
      ['lia@\uff50osta.example', 'Dopo la @ c’è «\uff50»'],
      ['lia@ban\u212a.example', 'Dopo la @ c’è «\u212a»'],
      ['lia@müller.example', 'nella forma che comincia con «xn--»'],
      ['\u017fara@posta.example', 'Prima della @ la posta non accetta «\u017f»'],
      ['\u212aurt@posta.example', 'Prima della @ la posta non accetta «\u212a»'],
      ['perché@posta.example', 'Prima della @ la posta non accetta «é»'],
      ['lia@posta', 'Dopo la @ manca la fine del dominio'],
      ['lia @posta.example', 'Togli lo spazio'],
      ['lia@posta.example, ivo@posta.example', 'Scrivi un indirizzo solo'],
      [`${'a'.repeat(65)}@posta.example`, 'L’indirizzo è troppo lungo'],
      ['lia', MAIL_INVALID],
    ] as const) {
      expect(mailAddressFrom(typed)).toBeUndefined();
      expect(mailTrouble(typed)).toContain(trouble);
    }
  });

  it('[ALERT-02] should read an address again as itself', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (typed) => {
        const address = mailAddressFrom(typed);
        fc.pre(address !== undefined);
        expect(mailAddressFrom(address)).toBe(address);
        expect(mailboxOf(mailboxOf(address))).toBe(mailboxOf(address));
      }),
      RUNS,
    );
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
    for (const address of ['v.ittima@gmail.com', 'vit.ti.ma+x@googlemail.com', 'vittima@googlemail.com'])
      expect(mailboxOf(address)).toBe('vittima@gmail.com');
    expect(mailboxOf('a.n-n_a@pm.me')).toBe('anna@proton.me');
    expect(mailboxOf('anna+x@mac.com')).toBe('anna@icloud.com');
    // Elsewhere a dot may name somebody else.
    expect(mailboxOf('a.nna@posta.example')).toBe('a.nna@posta.example');
  });
});

describe('shortenedMail', () => {
  it('[ALERT-03] should show the first and the last letter of the name only', () => {
    expect(shortenedMail('anna.bianchi@posta.example')).toBe('a…i@posta.example');
    expect(shortenedMail('a@posta.example')).toBe('a…@posta.example');
  });
});
