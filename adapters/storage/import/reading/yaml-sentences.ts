import type { ErrorCode } from 'yaml';

/** Where a reader of YAML stumbled. */
export interface YamlFault {
  readonly code: ErrorCode;
  /** The reader's own words, in English: they tell apart faults of one code, and are never shown. */
  readonly message: string;
  /** The line it points to, as it is written. */
  readonly line: string;
  /** What stands on that line from the place of the fault on. */
  readonly rest: string;
}

const firstCharacter = (text: string): string => [...text][0] ?? '';
const nameAt = (rest: string): string => /^["']?([^"':,{}[\]]*)/u.exec(rest)?.[1]?.trim() ?? '';
const BY_TABULATION = 'la riga è rientrata con una tabulazione: usare gli spazi';
const UNCLOSED = 'manca una chiusura';
const OTHERWISE =
  'questa riga, o quella prima, non segue le regole del YAML: controllare rientri, due punti e virgolette';

/** What is missing, in the reader's words and in ours. */
const MISSING: readonly (readonly [RegExp, string])[] = [
  [/closing "quote/u, `${UNCLOSED}: le virgolette " si aprono e non si chiudono`],
  [/closing 'quote/u, `${UNCLOSED}: l’apice ' si apre e non si chiude`],
  [/end with a \]/u, `${UNCLOSED}: una parentesi [ si apre e non si chiude con ]`],
  [/end with a \}/u, `${UNCLOSED}: una parentesi { si apre e non si chiude con }`],
  [/followed by map values/u, 'dopo il nome del campo mancano i due punti e uno spazio'],
  [/without - indicator/u, 'la voce dell’elenco non comincia con "- "'],
  [/Missing space after :/u, 'dopo i due punti manca uno spazio'],
  [/Missing , /u, 'manca una virgola fra due voci'],
  [/Comments must be/u, 'prima di # manca uno spazio; se # fa parte del testo, metterlo tra virgolette'],
];

const SENTENCES: Readonly<Partial<Record<ErrorCode, string | ((fault: YamlFault) => string)>>> = {
  DUPLICATE_KEY: ({ rest }) => `il campo «${nameAt(rest)}» è scritto due volte`,
  TAB_AS_INDENT: BY_TABULATION,
  // The reader says the same of a colon in a text and of a line that is indented too far.
  BLOCK_AS_IMPLICIT_KEY: ({ rest }) =>
    /:(?:\s|$)/u.test(rest)
      ? 'il testo contiene due punti seguiti da uno spazio: metterlo tra virgolette'
      : 'la riga successiva è rientrata più dei campi vicini',
  MULTILINE_IMPLICIT_KEY: ({ rest }) =>
    `«${nameAt(rest)}»: dopo il nome del campo mancano i due punti e uno spazio, oppure un testo su più righe è senza | o virgolette`,
  BAD_INDENT: 'il rientro non è allineato con quello delle righe vicine',
  BAD_SCALAR_START: ({ rest }) => `un testo che comincia con «${firstCharacter(rest)}» va messo tra virgolette`,
  BAD_DQ_ESCAPE: ({ rest }) =>
    `la sequenza «${/^\\(?:u.{0,4}|x.{0,2}|U.{0,8}|.)?/u.exec(rest)?.[0] ?? '\\'}» non è ammessa tra virgolette doppie: per una barra rovesciata scrivere \\\\`,
  MULTIPLE_DOCS: 'il file contiene più documenti separati da ---: tenerne uno solo',
  BLOCK_IN_FLOW:
    'dentro le parentesi [ ] o { } manca una virgola, oppure un elenco o dei campi vanno a capo senza parentesi loro',
  NON_STRING_KEY: 'il nome di un campo deve essere un testo semplice',
  KEY_OVER_1024_CHARS: 'il nome di un campo è troppo lungo: forse mancano le virgolette attorno a un testo',
  BAD_ALIAS: 'un richiamo con & o con * non è scritto bene: se fa parte del testo, metterlo tra virgolette',
  ALIAS_PROPS: 'un richiamo con * non può avere altro con sé',
  MULTIPLE_ANCHORS: 'un valore non può avere due nomi con &',
  MULTIPLE_TAGS: 'un valore non può avere due tipi con !',
  TAG_RESOLVE_FAILED: 'un tipo con ! non è ammesso: se fa parte del testo, metterlo tra virgolette',
  BAD_COLLECTION_TYPE: 'un tipo con ! non è ammesso: se fa parte del testo, metterlo tra virgolette',
  BAD_DIRECTIVE: 'una riga che comincia con % non è ammessa: se è un testo, metterlo tra virgolette',
  RESOURCE_EXHAUSTION: 'ci sono troppe parentesi o troppi rientri uno dentro l’altro',
};

/** Says in Italian what is wrong with a file's YAML (API-08); a fault that has no sentence of its own gets a general one. */
export const yamlSentence = (fault: YamlFault): string => {
  if (/^[ -]*\t/u.test(fault.line)) return BY_TABULATION;
  const missing = MISSING.find(([words]) => words.test(fault.message))?.[1];
  const own = SENTENCES[fault.code];
  return missing ?? (typeof own === 'function' ? own(fault) : (own ?? OTHERWISE));
};
