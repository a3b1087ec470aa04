import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageOf, type Mail } from '#adapters/http/server/delivery/smtp.ts';
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
  it('[ALERT-06] should show the name of the sender as it is set, and say of what nobody wrote that it is automatic', async () => {
    const from = '"Agenzia, pagamenti" <portale@anpag.example>';
    const named = read(
      await messageOf({ ...ADDRESSES, from }, mail({ isAutomatic: true, senderName: 'ANPAG' })),
    ).headers;
    expect(named.get('From')).toBe(from);
    expect([named.get('Auto-Submitted'), named.get('X-Auto-Response-Suppress')]).toEqual(['auto-generated', 'All']);
    const plain = read(await messageOf(ADDRESSES, mail({ isAutomatic: true, senderName: 'ANPAG' }))).headers;
    expect(plain.get('From')).toBe('ANPAG <portale@anpag.example>');
  });

  it('[PAGE-33] should write a long subject in encoded words that are read back as it was', async () => {
    const subject = `Perché non è arrivato l'anticipo? ${'à€😀'.repeat(30)}`;
    const { headers } = read(await messageOf(ADDRESSES, mail({ subject })));
    expect(decoded(headers.get('Subject') ?? '')).toBe(subject);
  });

  it('[PAGE-33] should leave out an address for the answer that is none', async () => {
    for (const replyTo of [
      'anna@bianchi.example\r\nBcc: x@y.example',
      'anna@bianchi.example>, <x@y.example',
      'ànna@bianchi.example',
      'anna',
    ]) {
      expect(String(await messageOf(ADDRESSES, mail({ replyTo })))).not.toMatch(/^Reply-To|^Bcc/mu);
    }
  });

  it('[PAGE-33] should keep whatever is typed within its header or its text', async () => {
    const typed = fc.oneof(
      anyText(),
      fc.string({
        unit: fc.constantFrom('\r', '\n', '.', ':', ' ', 'B', 'à', '😀', '\u0000', '\u2028'),
        maxLength: 200,
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        typed,
        typed.map((text) => `a${text}`),
        typed,
        async (subject, text, replyTo) => {
          const message = await messageOf(ADDRESSES, mail({ subject, text, replyTo }));
          const { headers, body, lines } = read(message);
          // Seven bits, and of the signs that steer something only those that end lines; DEL steers nothing.
          expect(String(message)).toMatch(/^[\t\u0020-\u007f\r\n]*$/u);
          expect(lines.filter((line) => line.length > 998 || /[\r\n]/u.test(line))).toEqual([]);
          expect([...headers.keys()].filter((name) => name !== 'Reply-To' && name !== 'Subject').toSorted()).toEqual([
            'Content-Transfer-Encoding',
            'Content-Type',
            'Date',
            'From',
            'MIME-Version',
            'Message-ID',
            'To',
          ]);
          expect(headers.get('To')).toBe(ADDRESSES.to);
          // Lines end as mail ends them.
          expect(body.replaceAll(/\r\n|\r|\n/gu, '\n').trimEnd()).toBe(
            Buffer.from(text)
              .toString()
              .replaceAll(/\r\n|\r|\n/gu, '\n')
              .trimEnd(),
          );
        },
      ),
      { numRuns: RUNS.numRuns / 4, examples: [['\u007f', 'a\u007f', '\u007f']] },
    );
  });
});

// Helpers

/** The message as a reader takes it apart: headers unfolded, text decoded. */
const read = (
  message: Buffer,
): { readonly headers: ReadonlyMap<string, string>; readonly body: string; readonly lines: readonly string[] } => {
  // Bare ends of lines become whole ones on the wire.
  const lines = message.toString().split(/\r?\n/u);
  const end = lines.indexOf('');
  const isBase64 = lines.some((line) => line === 'Content-Transfer-Encoding: base64');
  const unfolded = lines
    .slice(0, end)
    .join('\r\n')
    .replaceAll(/\r\n\s/gu, ' ')
    .split('\r\n');
  return {
    headers: new Map(unfolded.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])),
    body: isBase64 ? Buffer.from(lines.slice(end + 1).join(''), 'base64').toString() : lines.slice(end + 1).join('\n'),
    lines,
  };
};

/** The blank between two encoded words is no part of the text (RFC 2047). */
const decoded = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/gu, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/giu, (_word, form: string, text: string) =>
      form.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replaceAll(/=([0-9A-F]{2})/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString(),
    );
