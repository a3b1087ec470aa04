import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageOf, type Mail } from '#adapters/http/server/mail-message.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const ADDRESSES = { from: 'portale@anpag.example', to: 'assistenza@anpag.example' };
const mail = (fields: Partial<Mail>): Mail => ({
  id: 'A-1@anpag.example',
  date: 0,
  subject: 'Anticipo',
  text: 'Buongiorno',
  replyTo: 'anna@bianchi.example',
  ...fields,
});

describe('messageOf', () => {
  it('[PAGE-33] should write a long subject in encoded words that are read back as it was', () => {
    const subject = `Perché non è arrivato l'anticipo? ${'à€😀'.repeat(30)}`;
    const { headers } = read(messageOf(ADDRESSES, mail({ subject })));
    expect(decoded(headers.get('Subject') ?? '')).toBe(subject);
  });

  it('[PAGE-33] should leave out an address for the answer that is none', () => {
    for (const replyTo of [
      'anna@bianchi.example\r\nBcc: x@y.example',
      'anna@bianchi.example>, <x@y.example',
      'ànna@bianchi.example',
      'anna',
    ]) {
      expect(messageOf(ADDRESSES, mail({ replyTo }))).not.toMatch(/^Reply-To|^Bcc/mu);
    }
  });

  it('[PAGE-33] should keep whatever is typed within its header or its text', () => {
    const typed = fc.oneof(
      anyText(),
      fc.string({
        unit: fc.constantFrom('\r', '\n', '.', ':', ' ', 'B', 'à', '😀', '\u0000', '\u2028'),
        maxLength: 200,
      }),
    );
    fc.assert(
      fc.property(typed, typed, typed, (subject, text, replyTo) => {
        const message = messageOf(ADDRESSES, mail({ subject, text, replyTo }));
        const { headers, body, lines } = read(message);
        expect(message).toMatch(/^[\u0020-\u007e\r\n]*$/u);
        expect(lines.filter((line) => line.length > 76 || line.startsWith('.') || /[\r\n]/u.test(line))).toEqual([]);
        expect([...headers.keys()].filter((name) => name !== 'Reply-To')).toEqual([
          'Date',
          'Message-ID',
          'From',
          'To',
          'Subject',
          'MIME-Version',
          'Content-Type',
          'Content-Transfer-Encoding',
        ]);
        expect(body).toBe(Buffer.from(text).toString());
        expect(decoded(headers.get('Subject') ?? '')).toBe(
          Buffer.from(subject.replaceAll(/\p{Cc}+/gu, ' ')).toString(),
        );
      }),
      RUNS,
    );
  });
});

// Helpers

/** The message as a reader takes it apart: headers unfolded, text decoded. */
const read = (
  message: string,
): { readonly headers: ReadonlyMap<string, string>; readonly body: string; readonly lines: readonly string[] } => {
  const lines = message.split('\r\n');
  const end = lines.indexOf('');
  const unfolded = lines.slice(0, end).join('\r\n').replaceAll('\r\n ', ' ').split('\r\n');
  return {
    headers: new Map(unfolded.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])),
    body: Buffer.from(lines.slice(end + 1).join(''), 'base64').toString(),
    lines,
  };
};

/** The blank between two encoded words is no part of the text (RFC 2047). */
const decoded = (value: string): string =>
  value
    .split(' ')
    .map((word) => Buffer.from(/^=\?utf-8\?B\?([\w+/=]*)\?=$/u.exec(word)?.[1] ?? 'niente', 'base64').toString())
    .join('');
