import { describe, expect, it } from 'vitest';
import { SPELLINGS } from './spellings.ts';
import { contentFiles, foundIn, linesInContent, shippedCode, textsInCode } from './texts.ts';

const isWrong = (text: string): boolean => SPELLINGS.some(({ wrong }) => wrong.test(text));

/** All that is wrong as one pattern: most files are read once for it. Capitals matter in some, so that each half has a pattern of its own. */
const anyOf = (ignoreCase: boolean): RegExp =>
  new RegExp(
    SPELLINGS.filter(({ wrong }) => wrong.ignoreCase === ignoreCase)
      .map(({ wrong }) => `(?:${wrong.source})`)
      .join('|'),
    ignoreCase ? 'iu' : 'u',
  );
const ANY = [anyOf(true), anyOf(false)] as const;
const isFound = (text: string): boolean => ANY.some((pattern) => pattern.test(text));

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
    'dalle 8.30 alle 18',
    'Ocm vino',
    'Misure straordinarie Covid-19',
  ])('should notice «%s»', (text) => {
    expect(isWrong(text)).toBe(true);
    expect(isFound(text)).toBe(true);
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
    'dalle 8:30 alle 18',
    'le 1.280 aziende',
    'Domande OCM vino',
    'misure-straordinarie-covid-19',
    'Hai lasciato l’area riservata',
  ])('should let «%s» be', (text) => {
    expect(isWrong(text)).toBe(false);
    expect(isFound(text)).toBe(false);
  });

  it('should be the same in all code that ships', () => {
    expect(
      foundIn(shippedCode(), (path, source) => ANY.flatMap((pattern) => textsInCode(path, source, pattern))),
    ).toEqual([]);
  });

  it('should be the same in the content files', () => {
    expect(
      foundIn(contentFiles(), (_path, source) => ANY.flatMap((pattern) => linesInContent(source, pattern))),
    ).toEqual([]);
  });
});
