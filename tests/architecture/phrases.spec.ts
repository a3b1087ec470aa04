import { describe, expect, it } from 'vitest';
import { nearestPhrases, phrasesOf, phrasesPage } from '#features/phrases.ts';
import { inWordsOfTheExample } from '#features/seen-and-expected.ts';

const step = (source: string, regexp: RegExp, uri = 'features/steps/fascicolo.steps.ts') => ({
  uri,
  expression: { source, match: (text: string) => regexp.exec(text) },
});

const DOCUMENT = step('che il suo documento porta il segno {string}', /^che il suo documento porta il segno "[^"]*"$/);
const PEC = step('la PEC è {string}', /^la PEC è "[^"]*"$/, 'features/steps/contatti.steps.ts');
const KNOWN = phrasesOf(
  [DOCUMENT, PEC],
  ['che il suo documento porta il segno "<segno>"', 'che il suo documento porta il segno "S"'],
);

describe('the phrases of the examples', () => {
  it('should be listed by subject, with a sentence that uses them and the values of what is in braces', () => {
    expect(KNOWN.map(({ subject, uses }) => [subject, uses[0]])).toEqual([
      ['contatti', undefined],
      ['fascicolo', 'che il suo documento porta il segno "S"'],
    ]);
    const page = phrasesPage(KNOWN, [
      { name: 'string', regexps: ['x'] },
      { name: 'colore', regexps: ['verde|rosso'] },
    ]);
    expect(page).toContain(
      '## Fascicolo\n\n- `che il suo documento porta il segno {string}`\n  - che il suo documento',
    );
    expect(page).toContain('| `{string}` | parole fra virgolette |');
    expect(page).not.toContain('colore');
  });

  it('should be offered, nearest first, for a sentence that no step understands', () => {
    expect(nearestPhrases('il suo documento porta il segno rosso', KNOWN)).toEqual([
      'che il suo documento porta il segno "S"',
    ]);
    expect(nearestPhrases('piove', KNOWN)).toEqual([]);
  });
});

describe('a step that fails', () => {
  it('should say what the portal gave and what the example says', () => {
    expect(
      inWordsOfTheExample(
        "AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n\n'S' !== 'N'\n\n    at x",
      ),
    ).toEqual(["Il portale ha dato: 'S'", "L’esempio dice: 'N'"]);
    const diff =
      "Expected…\n+ actual - expected\n\n+ {\n+   code: 'x',\n+   sentence: 'Documento scaduto',\n+ }\n- undefined\n";
    expect(inWordsOfTheExample(diff)).toEqual(['Il portale ha dato: «Documento scaduto»', 'L’esempio dice: nulla']);
    expect(inWordsOfTheExample('Error: nessun riquadro si chiama «X»\n    at y')).toEqual([
      'Error: nessun riquadro si chiama «X»',
    ]);
  });
});
