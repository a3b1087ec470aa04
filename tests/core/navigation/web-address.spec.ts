import { describe, expect, it } from 'vitest';
import { parseWebAddress } from '#core/navigation/web-address.ts';

describe('parseWebAddress', () => {
  it.each([
    ['https://anpag.example', 'anpag.example', '/'],
    ['HTTPS://utente:parola@ANPAG.example.:8443?a#b', 'anpag.example', '/'],
    ['http:\\\\anpag.example\\a\\b?c', 'anpag.example', '/a/b'],
    ['http://anpag.example:65535/x', 'anpag.example', '/x'],
    ['http://anpag\u3002example:/', 'anpag.example', '/'],
  ])('[VAL-03] should read %j as %s and %s, as a browser does', (text, host, path) => {
    expect(parseWebAddress(text)).toEqual({ host, path });
  });

  it.each([
    'anpag.example',
    'ftp://anpag.example',
    'https:anpag.example',
    'https://',
    'http://anpag.example:65536',
    'http://anpag.example:x',
    'http://an pag.example',
  ])('[VAL-03] should make nothing of %j', (text) => {
    expect(parseWebAddress(text)).toBeUndefined();
  });
});
