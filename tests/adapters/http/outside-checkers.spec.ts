import process from 'node:process';
import { afterEach, describe, expect, it } from 'vitest';
import { mavenJar, MissingTool, needJava } from '#tests/tools/conformita/outside/tools.ts';
import { isClean, othersText, verdictOf, verdictsText } from '#tests/tools/conformita/outside/verdict.ts';

// What `npm run conformita` makes of the words of checkers that others made; the checkers themselves are not run here.

const REASONS = [{ about: /^Trailing slash/u, why: 'HTML lo ammette.' }];
const SLASH = { place: '/home', words: 'Trailing slash on void elements' };
const TWICE = { place: '/faq', words: 'Duplicate ID “contenuto”.' };

const path = process.env['PATH'];
afterEach(() => {
  process.env['PATH'] = path;
});

describe('the verdict of a checker', () => {
  it('should be clean when each thing found has its reason, and say how often', () => {
    const verdict = verdictOf('Nu', '2 pagine', [SLASH, SLASH], REASONS);
    expect([isClean(verdict), verdict.faults, verdict.allowed]).toEqual([
      true,
      [],
      [{ why: 'HTML lo ammette.', count: 2 }],
    ]);
    expect(verdictsText([verdict]).split('\n')).toEqual([
      'Controlli di altri',
      '',
      'sì  Nu (2 pagine): 0 problemi',
      '       ammesso, 2 volte: HTML lo ammette.',
      '',
      '1 controllo senza problemi su 1.',
    ]);
  });

  it('should be kept in one line, in which a checker that was not run is named', () => {
    const absent = { checker: 'veraPDF', missing: 'manca Java', faults: [], allowed: [] };
    expect(othersText([verdictOf('Nu', '2 pagine', [TWICE], REASONS), absent])).toBe(
      'Nu: 2 pagine, 1 problema; veraPDF: non eseguito (manca Java)',
    );
    expect(othersText([])).toContain('veraPDF) lasciati fuori');
  });

  it('should name what has no reason, and where it is', () => {
    const verdict = verdictOf('Nu', '2 pagine', [SLASH, TWICE, { ...TWICE, place: '/note-legali' }], REASONS);
    expect([isClean(verdict), verdict.faults.length]).toEqual([false, 2]);
    expect(verdictsText([verdict]).split('\n').slice(2, -2)).toEqual([
      'NO  Nu (2 pagine): 2 problemi',
      '       Duplicate ID “contenuto”.: 2',
      '         /faq',
      '         /note-legali',
      '       ammesso, una volta: HTML lo ammette.',
    ]);
  });

  it('should take a reason only for the places that it is about', () => {
    const reasons = [{ about: /^Duplicate/u, where: /^\/faq$/u, why: 'Solo qui.' }];
    const { faults, allowed } = verdictOf('Nu', '2 pagine', [TWICE, { ...TWICE, place: '/home' }], reasons);
    expect([faults.map(({ place }) => place), allowed]).toEqual([['/home'], [{ why: 'Solo qui.', count: 1 }]]);
  });

  it('should not be clean when the checker could not be run', () => {
    const verdict = { checker: 'veraPDF', missing: 'serve Maven.', faults: [], allowed: [] };
    expect([isClean(verdict), verdictsText([verdict]).split('\n')[2]]).toEqual([
      false,
      'NO  veraPDF: non eseguito; serve Maven.',
    ]);
  });
});

describe('a machine without the tools', () => {
  it('should be told in Italian what is missing and what to do', () => {
    process.env['PATH'] = '';
    expect(needJava).toThrow(MissingTool);
    expect(needJava).toThrow(/^serve Java 11 o successivo: installarlo .* e ripetere il comando\.$/u);
    expect(() => mavenJar('org.example', 'che-non-c-e', '1')).toThrow(
      /^serve Maven per scaricare lo strumento: installarlo/u,
    );
  });
});
