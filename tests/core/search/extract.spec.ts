import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractOf } from '#core/search/extract.ts';
import { lexemesOf } from '#tests/support/search-words.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('extractOf', () => {
  const long = `${'prima '.repeat(100)}il contributo per i seminativi ${'dopo '.repeat(100)}`;

  it('should show the text around the first match', () => {
    const shown = extractOf({ title: '', text: long }, lexemesOf('seminativo'));
    const joined = shown.map(({ text }) => text).join('');
    expect(joined).toMatch(/^… .*il contributo per i seminativi.* …$/);
    expect(joined.length).toBeLessThan(240);
    expect(shown.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'seminativi', isMatch: true }]);
  });

  const shownOf = (text: string, words: string, title = '', facts = '') =>
    extractOf({ title, text, facts }, lexemesOf(words)).map((part) => (part.isMatch ? `[${part.text}]` : part.text));

  it('should mark every match and have no empty part', () => {
    expect(shownOf('olio e olio', 'olio')).toEqual(['[olio]', ' e ', '[olio]']);
    expect(shownOf("l'olio.", 'olio')).toEqual(["l'", '[olio]', '.']);
    expect(shownOf('', 'olio')).toEqual([]);
  });

  it('[API-07] should mark every form of the words that are looked for, and no stop word', () => {
    expect(shownOf('Si presentano, presentata la domanda', 'presentazione')).toEqual([
      'Si ',
      '[presentano]',
      ', ',
      '[presentata]',
      ' la domanda',
    ]);
    expect(shownOf("È in corso l'esame di aiuti e dell’aiuto", "domanda di l'aiuto")).toEqual([
      "È in corso l'esame di ",
      '[aiuti]',
      ' e dell’',
      '[aiuto]',
    ]);
    expect(shownOf("La QUALITA' è tutto", 'qualità')).toEqual(['La ', '[QUALITA]', "' è tutto"]);
    expect(shownOf("L'agli e gli agli", 'aglio')).toEqual(["L'agli e gli agli"]);
    expect(shownOf("Te' verde, te\u0300 nero", 'tè')).toEqual(['[Te]', "' verde, ", '[te\u0300]', ' nero']);
  });

  it('[API-07] should show the facts only where neither title nor text has a word', () => {
    expect(shownOf('Incontro di primavera', 'ferrara', 'Incontro', 'Evento · Ferrara')).toEqual([
      'Evento · ',
      '[Ferrara]',
    ]);
    expect(shownOf('Incontro di primavera', 'ferrara', 'Ferrara', 'Evento · Ferrara')).toEqual([
      'Incontro di primavera',
    ]);
    expect(shownOf('Incontro a Ferrara', 'ferrara', '', 'Evento · Ferrara')).toEqual(['Incontro a ', '[Ferrara]']);
    expect(shownOf('Incontro di primavera', 'bologna', '', 'Evento · Ferrara')).toEqual(['Incontro di primavera']);
  });

  it('should cut at the end of the last whole word of 220 characters', () => {
    const words = 'parolalunga '.repeat(18);
    expect(shownOf(`${words}qui`, 'olio')).toEqual([`${words}qui`]);
    expect(shownOf(`${words}quo!`, 'olio')).toEqual([`${words}quo!`]);
    expect(shownOf(`${words}quo!!`, 'olio')).toEqual([`${words}quo`, ' …']);
    expect(shownOf(`${words}quat fine`, 'olio')).toEqual([`${words}quat`, ' …']);
    expect(shownOf(`${words}cinque fine`, 'olio')).toEqual([words.trim(), ' …']);
    expect(shownOf(`olio ${words}olio`, 'olio')).toEqual(['[olio]', ` ${words.trim()}`, ' …']);
    expect(shownOf(`${'a'.repeat(200)} ${'b'.repeat(100)}`, 'olio')).toEqual(['a'.repeat(200), ' …']);
  });

  it('should cut no word that is longer than the extract', () => {
    const giant = 'x'.repeat(300);
    expect(shownOf(`${'prima '.repeat(50)}${giant} olio dopo`, 'olio')).toEqual(['… ', `${giant} `, '[olio]', ' dopo']);
    expect(shownOf(`${giant} olio ${'dopo '.repeat(50)}olio`, 'olio')).toEqual([
      `${giant} `,
      '[olio]',
      ` ${'dopo '.repeat(50)}`,
      '[olio]',
    ]);
  });

  it('should begin a third of its length before the match, at a word', () => {
    expect(shownOf(`prima ${'a'.repeat(67)} olio`, 'olio')).toEqual([`prima ${'a'.repeat(67)} `, '[olio]']);
    expect(shownOf(`prima ${'a'.repeat(73)} olio`, 'olio')).toEqual(['… ', `${'a'.repeat(73)} `, '[olio]']);
  });

  it('should give a short text whole, and never a character that is not in it', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom('riso', 'a', '0', 'è'), (text, word) => {
        const joined = extractOf({ title: '', text }, lexemesOf(word))
          .map((part) => part.text)
          .join('');
        expect(joined).toBe(text);
      }),
      RUNS,
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom('riso', 'vino', 'olio', 'è', '👩‍🌾'), { maxLength: 150 }), (words) => {
        const text = words.join(' ');
        const joined = extractOf({ title: '', text }, lexemesOf('olio'))
          .map((part) => part.text)
          .join('');
        expect(text).toContain(joined.replace(/^… /, '').replace(/ …$/, ''));
      }),
      RUNS,
    );
  });
});
