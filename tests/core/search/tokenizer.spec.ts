import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWords, lexemesOf, accentedForm } from '#tests/support/search-words.ts';
import { italianStem } from '#core/search/italian-stemmer.ts';
import { queryTokens, ELIDED_WORDS, lexemeOf, tokenize, unaccented } from '#core/search/tokenizer.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('tokenize', () => {
  it.each([
    ["OLIO D'OLIVA", ['olio', 'oliva']],
    ['dell’azienda, quest’anno un`altra', ['azienda', 'anno', 'altra']],
    ["QUALITA' e citta' dell'80%", ['qualità', 'e', 'città', '80']],
    ['n.14 del 1308/2013, PAC-2027', ['n', '14', 'del', '1308', '2013', 'pac', '2027']],
    ['pa\u200Bc agri\u00ADcoltura', ['pac', 'agricoltura']],
    ["perche\u0301 po' d' l", ['perché', 'pò', 'd', 'l']],
    ["'d' sola", ['d', 'sola']],
  ])('[API-07] should read %s', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });

  it('[API-07] should count an elided word for nothing, with any apostrophe', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ELIDED_WORDS),
        fc.constantFrom("'", '’', '‘', '`', '´'),
        fc.stringMatching(/^[a-z]{2,8}$/),
        (elided, apostrophe, word) => {
          expect(tokenize(`in ${elided.toUpperCase()}${apostrophe}${word}`)).toEqual(['in', word]);
        },
      ),
      RUNS,
    );
  });

  it('[API-07] should have nothing but small letters and figures, and read them the same the second time', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const words = tokenize(text);
        expect(words.every((word) => /^[\p{L}\p{N}\p{M}]+$/u.test(word))).toBe(true);
        expect(tokenize(words.join(' '))).toEqual(words);
      }),
      RUNS,
    );
  });
});

describe('documentWords', () => {
  it('[API-07] should have words with a hyphen as one word too', () => {
    expect(documentWords('Gli eco-schemi, 2023-2027')).toEqual(['gli', 'eco', 'schemi', '2023', '2027', 'ecoschemi']);
  });
});

describe('lexemesOf', () => {
  it('[API-07] should leave out stop words, also as people type them', () => {
    expect([...lexemesOf('quando pagano la domanda di aiuto')]).toEqual(['quand', 'pag', 'domand', 'aiut']);
    expect(queryTokens('Perche perchè è più e piu la PAC')).toEqual(['pac']);
    expect(lexemeOf('degli')).toBeUndefined();
  });
});

describe('accentedForm', () => {
  const forms = new Map([
    ['meta', 3],
    ['metà', 8],
  ]);

  it('[API-07] should give a word the accents that most texts write it with', () => {
    expect(accentedForm('meta', forms)).toBe('metà');
    expect(accentedForm('metá', forms)).toBe('metà');
    expect(
      accentedForm(
        'papa',
        new Map([
          ['papà', 2],
          ['papa', 2],
        ]),
      ),
    ).toBe('papa');
    expect(accentedForm('riso', new Map())).toBe('riso');
  });

  it('[API-07] should keep accents that are known', () => {
    expect(
      accentedForm(
        'metà',
        new Map([
          ['meta', 9],
          ['metà', 1],
        ]),
      ),
    ).toBe('metà');
    expect(unaccented('perché')).toBe('perche');
  });
});

describe('italianStem', () => {
  it.each([
    ['domanda', 'domande'],
    ['contributo', 'contributi'],
    ['banca', 'banche'],
    ['agenzia', 'agenzie'],
    ['pagamento', 'pagamenti'],
    ['presentazione', 'presentato'],
    ['controllare', 'controllo'],
    ['autorizzazione', 'autorizzato'],
    ['possibilità', 'possibile'],
  ])('[API-07] should make %s and %s one', (one, other) => {
    expect(italianStem(one)).toBe(italianStem(other));
  });

  // As the database stems them; that it does so for every word of the contents is proved beside the database.
  it.each([
    ['qualità', 'qualit'],
    ['quali', 'qual'],
    ['dipendenza', 'dipendent'],
    ['amministrativa', 'amministr'],
    ['significativamente', 'signific'],
    ['modificazioni', 'modif'],
    ['amministratore', 'amministr'],
    ['portandogliele', 'port'],
    ['portarlo', 'port'],
    ['esclusivamente', 'esclus'],
    ['relativamente', 'relat'],
    ['facilmente', 'facil'],
    ['praticabilità', 'pratic'],
    ['negativa', 'negat'],
    ['psicologia', 'psicolog'],
    ['istituzione', 'istitu'],
    ['assenza', 'assenz'],
    ['pratico', 'pratic'],
    ['giuocare', 'giuoc'],
    ['quiete', 'qui'],
    ['perù', 'perù'],
    ['josé', 'jos'],
    ['funghi', 'fung'],
    ['vado', 'vad'],
    ['dop2', 'dop2'],
    ['a', 'a'],
    ['', ''],
  ])('should take the endings off %s', (word, stem) => {
    expect(italianStem(word)).toBe(stem);
  });

  it('should never be longer than its word by more than the e of an infinitive, and answer to any text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(italianStem(text).length).toBeLessThanOrEqual(text.length + 1);
      }),
      RUNS,
    );
  });
});
