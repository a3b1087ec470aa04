import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { parseFile } from '#adapters/storage/import/reading/parse-file.ts';
import { problemText } from '#adapters/storage/import/problems.ts';

const parsed = (name: string, text: string): ReturnType<typeof parseFile> =>
  parseFile({ type: 'regulations', path: `regulations/${name}`, text, digest: '' });
const refusal = (name: string, text: string): readonly string[] =>
  parsed(name, text).problems.map((problem) => problemText(problem).replace(`regulations/${name}, `, ''));
const values = (name: string, text: string): readonly unknown[] => parsed(name, text).records.map(({ value }) => value);

describe('parseFile', () => {
  it.each([
    [
      'a name that is there twice',
      '- a: 1\n  b: 2\n  a: 3\n',
      'riga 3: YAML non valido: il campo «a» è scritto due volte',
    ],
    [
      'a tabulation',
      '- a: 1\n\tb: 2\n',
      'riga 2: YAML non valido: la riga è rientrata con una tabulazione: usare gli spazi',
    ],
    [
      'a colon in a text',
      '- a: 1\n  title: Nota: testo\n',
      'riga 2: YAML non valido: il testo contiene due punti seguiti da uno spazio: metterlo tra virgolette',
    ],
    [
      'a line that is indented too far',
      '- a: uno\n   b: due\n',
      'riga 1: YAML non valido: la riga successiva è rientrata più dei campi vicini',
    ],
    [
      'an open bracket',
      '- a: [1, 2\n- b: 1\n',
      'riga 2: YAML non valido: manca una chiusura: una parentesi [ si apre e non si chiude con ]',
    ],
    [
      'an open brace',
      '- {a: 1, b: 2\n',
      'riga 1: YAML non valido: manca una chiusura: una parentesi { si apre e non si chiude con }',
    ],
    [
      'open quotes',
      '- a: "aperto\n',
      'riga 1: YAML non valido: manca una chiusura: le virgolette " si aprono e non si chiudono',
    ],
    [
      'several documents',
      '- a: 1\n---\n- b: 2\n',
      'riga 2: YAML non valido: il file contiene più documenti separati da ---: tenerne uno solo',
    ],
    [
      'a reserved sign',
      '- a: @nome\n',
      'riga 1: YAML non valido: un testo che comincia con «@» va messo tra virgolette',
    ],
    [
      'a line without a colon',
      '- a: 1\n  b\n  c: 2\n',
      'riga 2: YAML non valido: dopo il nome del campo mancano i due punti e uno spazio',
    ],
    [
      'a text that goes on without a sign',
      '- a\n  b: 1\n',
      'riga 1: YAML non valido: «a»: dopo il nome del campo mancano i due punti e uno spazio, oppure un testo su più righe è senza | o virgolette',
    ],
    [
      'an escape that there is not',
      '- a: "\\q"\n',
      'riga 1: YAML non valido: la sequenza «\\q» non è ammessa tra virgolette doppie: per una barra rovesciata scrivere \\\\',
    ],
    [
      'a name that nothing has',
      '- a: 1\n- b: *nota\n',
      'riga 2: YAML non valido: «*nota» richiama un nome che prima non c’è: se è un testo, metterlo tra virgolette',
    ],
    ['a reference to itself', '- &a {b: *a}\n', 'riga 1: YAML non valido: «*a» richiama sé stesso'],
    [
      'references without measure',
      `- &a [${'1,'.repeat(10)}]\n- &b [${'*a,'.repeat(10)}]\n- [${'*b,'.repeat(10)}]\n`,
      'riga 1: YAML non valido: ci sono troppi richiami con *, uno dentro l’altro',
    ],
    [
      'brackets without measure',
      '['.repeat(50_000),
      'riga 1: YAML non valido: ci sono troppe parentesi o troppi rientri uno dentro l’altro',
    ],
    [
      'a type of its own',
      '- a: !!foo 1\n',
      'riga 1: YAML non valido: un tipo con ! non è ammesso: se fa parte del testo, metterlo tra virgolette',
    ],
    [
      'a list as a name',
      '- ? [a]\n  : 1\n',
      'riga 1: YAML non valido: il nome di un campo deve essere un testo semplice',
    ],
    [
      'what has no sentence of its own',
      '- a: "uno" due\n',
      'riga 1: YAML non valido: questa riga, o quella prima, non segue le regole del YAML: controllare rientri, due punti e virgolette',
    ],
    [
      'an emptied file',
      '# niente\n',
      'riga 1: il file è vuoto: per ritirarne i contenuti toglierlo dalla cartella, o scrivervi []',
    ],
    ['a single record', 'a: 1\n', 'riga 1: deve essere un elenco: ogni voce comincia con "- "'],
  ])('[API-08] should refuse %s in YAML, in Italian and with its line', (_what, text, sentence) => {
    expect(refusal('a.yaml', text)).toEqual([sentence]);
  });

  it('[API-08] should count lines of Markdown fields from the beginning of the file', () => {
    expect(refusal('a.md', '---\na: 1\na: 2\n---\nTesto\n')).toEqual([
      'riga 3: YAML non valido: il campo «a» è scritto due volte',
    ]);
    expect(refusal('a.md', '---\na: 1\nbody: Uno\n---\nDue\n')).toEqual([
      'riga 3, campo «body»: è scritto due volte: nell’intestazione e sotto di essa',
    ]);
    const [record] = parsed('a.md', '---\na: 1\n---\n\nTesto\n').records;
    expect([record?.value, record?.lineOf(['a']), record?.lineOf(['body'])]).toEqual([{ a: 1, body: 'Testo' }, 2, 5]);
  });

  it.each([
    [
      'a comma too many',
      '[\n  {"a": 1,}\n]',
      'riga 2, colonna 10: JSON non valido: c’è una virgola di troppo prima di }',
    ],
    [
      'a missing comma',
      '[{"a": 1\n"b": 2}]',
      'riga 2, colonna 1: JSON non valido: manca una virgola, oppure }, prima di «"»',
    ],
    [
      'a name without quotes',
      '[{a: 1}]',
      'riga 1, colonna 3: JSON non valido: qui va il nome di un campo, tra virgolette doppie',
    ],
    ['a missing colon', '[{"a" 1}]', 'riga 1, colonna 7: JSON non valido: dopo il nome «a» mancano i due punti'],
    [
      'a text without quotes',
      '[oggi]',
      'riga 1, colonna 2: JSON non valido: «oggi» non è un valore: i testi vanno tra virgolette doppie',
    ],
    [
      'apostrophes for quotes',
      "['oggi']",
      'riga 1, colonna 2: JSON non valido: i testi vanno tra virgolette doppie, non tra apici',
    ],
    [
      'a text over two lines',
      '["a\nb"]',
      'riga 1, colonna 2: JSON non valido: un testo non si chiude sulla sua riga, o contiene una barra rovesciata o un carattere non ammessi',
    ],
    [
      'a missing end',
      '[{"a": [1, 2',
      'riga 1, colonna 13: JSON non valido: il file finisce prima del previsto: manca ]',
    ],
    ['text after the end', '[1] x', 'riga 1, colonna 5: JSON non valido: dopo la fine del contenuto c’è altro testo'],
    [
      'a name that is there twice',
      '[{"a": 1, "a": 2}]',
      'riga 1, colonna 11: JSON non valido: il campo «a» è scritto due volte',
    ],
    [
      'YAML',
      '- a: 1\n',
      'riga 1, colonna 1: JSON non valido: «-» non è un valore: i testi vanno tra virgolette doppie',
    ],
    ['nothing', '', 'riga 1, colonna 1: JSON non valido: il file finisce prima del previsto: manca una chiusura'],
    [
      'brackets without measure',
      '['.repeat(50_000),
      'riga 1, colonna 102: JSON non valido: ci sono troppe parentesi una dentro l’altra',
    ],
    ['a single record', '{"a": 1}', 'riga 1: deve essere un elenco: [ … ]'],
  ])('[API-08] should refuse %s in JSON, in Italian with line and column', (_what, text, sentence) => {
    expect(refusal('a.json', text)).toEqual([sentence]);
  });

  it('[API-08] should read every list of JSON as the platform does, and know its lines', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 5 })), fc.integer({ min: 0, max: 4 }), (list, indent) => {
        const text = JSON.stringify(list, undefined, indent);
        expect(values('a.json', text)).toEqual(JSON.parse(text));
      }),
      { numRuns: 1_000 },
    );
    const [, second] = parsed('a.json', '[\n  {"a": 1},\n  {\n    "b": {\n      "c": 2}}\n]').records;
    expect([second?.lineOf([]), second?.lineOf(['b', 'c']), second?.lineOf(['b', 'assente'])]).toEqual([3, 5, 4]);
  });

  it('[API-08] should say of every text whether it is JSON, as the platform does', () => {
    const nearJson = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', '0', '\\', ' '))
      .map(([text, at, sign]) => {
        const place = at % (text.length + 1);
        return `[${text.slice(0, place)}${sign}${text.slice(place + 1)}]`;
      });
    fc.assert(
      fc.property(nearJson, (text) => {
        const [problem] = refusal('a.json', text);
        // The platform takes the last of equal names without a word.
        expect(problem === undefined || problem.includes('è scritto due volte')).toBe(
          isJson(text) || problem?.includes('è scritto due volte') === true,
        );
      }),
      { numRuns: 1_000 },
    );
  });
});

// Helpers

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
