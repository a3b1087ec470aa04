import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressIn, domainIn, senderFrom } from '#adapters/http/server/delivery/sender.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('senderFrom', () => {
  it('[ALERT-06] should read an address alone and one with a name, and refuse what is not exactly one', () => {
    expect(senderFrom('portale@anpag.example')).toEqual({ address: 'portale@anpag.example', name: undefined });
    for (const [text, name] of [
      ['ANPAG <portale@anpag.example>', 'ANPAG'],
      ['Agenzia per i pagamenti agricoli <portale@anpag.example>', 'Agenzia per i pagamenti agricoli'],
      ['"ANPAG, pagamenti" <portale@anpag.example>', 'ANPAG, pagamenti'],
      ['<portale@anpag.example>', undefined],
    ] as const)
      expect(senderFrom(text)).toEqual({ address: 'portale@anpag.example', name });
    for (const text of [
      '',
      'ANPAG',
      'a@anpag.example, b@anpag.example',
      'A <a@anpag.example>, B <b@anpag.example>',
      'A\r\nBcc: x@y.example <a@anpag.example>',
      'ANPAG <portale>',
    ])
      expect(senderFrom(text)).toBeUndefined();
    expect(domainIn('ANPAG <portale@anpag.example>')).toBe('anpag.example');
  });

  it('[ALERT-06] should put nothing into an envelope but an address, whatever name stands before it', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        const sender = senderFrom(`${name} <portale@anpag.example>`);
        fc.pre(sender !== undefined);
        expect(addressIn(`${name} <portale@anpag.example>`)).toBe('portale@anpag.example');
        expect(sender.name ?? '').not.toMatch(/\p{Cc}/u);
      }),
      RUNS,
    );
  });
});
