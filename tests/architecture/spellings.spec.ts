import { describe, expect, it } from 'vitest';
import { SPELLINGS } from './spellings.ts';
import { contentFiles, foundIn, linesInContent, shippedCode, textsInCode } from './texts.ts';

const isWrong = (text: string): boolean => SPELLINGS.some(({ wrong }) => wrong.test(text));
const ANY = new RegExp(SPELLINGS.map(({ wrong }) => `(?:${wrong.source})`).join('|'), 'iu');

describe('spellings of what people read', () => {
  it.each([
    'Indirizzo e-mail',
    'Servizi in linea',
    'Servizi On line',
    'il 99,1 % delle risorse',
    'dal 1 dicembre',
    'Dal 1° gennaio',
    'Sei uscito dall’area riservata',
    'tra 3 minuti verrai disconnesso',
  ])('should notice «%s»', (text) => {
    expect(isWrong(text)).toBe(true);
    expect(ANY.test(text)).toBe(true);
  });

  it.each([
    'Indirizzo email',
    'Presto on line',
    'in linea con il piano',
    'in linea di massima',
    'novita-incontro-online',
    'il 47,4% delle risorse',
    'dal 1º dicembre',
    'il 21 dicembre',
    'Hai lasciato l’area riservata',
  ])('should let «%s» be', (text) => {
    expect(isWrong(text)).toBe(false);
    expect(ANY.test(text)).toBe(false);
  });

  it('should be the same in all code that ships', () => {
    expect(foundIn(shippedCode(), (path, source) => textsInCode(path, source, ANY))).toEqual([]);
  });

  it('should be the same in the content files', () => {
    expect(foundIn(contentFiles(), (_path, source) => linesInContent(source, ANY))).toEqual([]);
  });
});
