import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKnownPicture, isLinkAddress } from '#core/navigation/foreign-addresses.ts';
import { RUNS, anyText } from '#tests/support/property.ts';

describe('isLinkAddress', () => {
  it.each([
    'https://a.example/',
    'HTTP://a.example',
    'mailto:a@b.example',
    'tel:+39061234',
    '/normative',
    '#voce',
    '?page=2',
    'a/b',
  ])('[VAL-03] should be true of %s', (address) => expect(isLinkAddress(address)).toBe(true));

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,a',
    'vbscript:a',
    'blob:https://a.example/b',
    'file:///etc/passwd',
    'ftp://a.example/',
    '',
    ' \t',
  ])('[VAL-03] should be false of %j', (address) => expect(isLinkAddress(address)).toBe(false));

  it('[VAL-03] should let through only what a browser opens as a page, a mail or a call', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText(),
          anyText().map((text) => `javascript${text}:a`),
        ),
        (text) => {
          if (!isLinkAddress(text)) return;
          const { protocol } = new URL(
            URL.canParse(text, 'https://portale.example/') ? text : '/',
            'https://portale.example/',
          );
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
        },
      ),
      RUNS,
    );
  });
});

describe('isKnownPicture', () => {
  const SERVICES = ['https://api.example/v1', 'https://immagini.example', '/media', ''];

  it('[CONST-10] should be true of the portal’s own and of the services that are named', () => {
    for (const address of ['/media/a.webp', 'https://api.example/altro/a.png', 'HTTPS://immagini.example:443/a.png'])
      expect([address, isKnownPicture(address, SERVICES)]).toEqual([address, true]);
  });

  it('[CONST-10] should be false of any other', () => {
    for (const address of [
      '//evil.example/a.png',
      '/\\evil.example/a.png',
      'https://evil.example/a.png',
      'http://api.example/a.png',
      'https://api.example.evil.example/a.png',
      'https://api.example@evil.example/a.png',
      'data:image/svg+xml,a',
      'a.png',
      '',
    ])
      expect([address, isKnownPicture(address, SERVICES)]).toEqual([address, false]);
  });
});
