/** A word that whoever follows a procedure must know. */
export interface GlossaryWord {
  /** Its place in the page of the words, the end of an address. */
  readonly id: string;
  readonly word: string;
  /** How it is written elsewhere than by its own name, in lower case. */
  readonly forms?: readonly string[];
  /** One sentence, of at most 25 words. */
  readonly explanation: string;
}

/** The words of the procedures, each explained once: page, mail, paper and message use these and no others for the same (PAROLE-01). */
export const GLOSSARY = [
  {
    id: 'voce-fermo',
    word: 'Fermo',
    forms: ['ferma', 'fermi', 'ferme', 'fermano'],
    explanation: 'Un pagamento è fermo quando non parte finché qualcosa non è a posto, come un documento scaduto.',
  },
  {
    id: 'voce-a-rischio',
    word: 'A rischio',
    explanation: 'Oggi nulla ferma questa somma, ma dal giorno indicato si ferma, se prima non si provvede.',
  },
  {
    id: 'voce-almeno',
    word: 'Almeno',
    explanation: 'La somma può essere più alta: di qualche pagamento non è noto che cosa lo ferma.',
  },
  {
    id: 'voce-in-istruttoria',
    word: 'In istruttoria',
    explanation: 'L’agenzia sta controllando: non ha ancora deciso se e quanto paga.',
  },
  {
    id: 'voce-autorizzato',
    word: 'Autorizzato',
    explanation: 'L’agenzia ha deciso di pagare, ma i soldi non sono ancora sul conto.',
  },
  {
    id: 'voce-in-liquidazione',
    word: 'In liquidazione',
    explanation: 'Il pagamento è fuori dall’agenzia, come alla tesoreria, che prepara il versamento.',
  },
  {
    id: 'voce-sospeso',
    word: 'Sospeso',
    explanation: 'L’agenzia ha sospeso il pagamento per un controllo o una decisione: per ora non ha un giorno.',
  },
  {
    id: 'voce-anticipo',
    word: 'Anticipo',
    forms: ['anticipi'],
    explanation: 'La parte di un aiuto che si paga prima della fine dei controlli.',
  },
  {
    id: 'voce-saldo',
    word: 'Saldo',
    forms: ['saldi'],
    explanation: 'Ciò che resta di un aiuto dopo l’anticipo: si calcola quando i controlli sono finiti.',
  },
  {
    id: 'voce-trattenuta',
    word: 'Trattenuta',
    forms: ['trattenute', 'trattenuto', 'trattenuti'],
    explanation: 'Una parte di un pagamento che non arriva sul conto, perché copre una somma da restituire.',
  },
  {
    id: 'voce-tocca-a-te',
    word: 'Ora tocca a te',
    explanation: 'La pratica aspetta qualcosa da te: finché non lo fai non va avanti.',
  },
  {
    id: 'voce-fascicolo',
    word: 'Fascicolo',
    explanation: 'La raccolta dei dati di un’azienda: chi la conduce, i terreni, i conti, i documenti.',
  },
  {
    id: 'voce-mandato',
    word: 'Mandato',
    explanation: 'L’incarico con cui un’azienda affida il fascicolo a un centro di assistenza, che ne è il gestore.',
  },
  {
    id: 'voce-validazione',
    word: 'Validazione',
    explanation: 'Il passo con cui azienda e centro confermano, con una scheda firmata, i dati del fascicolo.',
  },
  {
    id: 'voce-in-lavorazione',
    word: 'In lavorazione',
    explanation: 'Nel fascicolo ci sono dati cambiati dopo l’ultima validazione: va validato di nuovo.',
  },
] as const satisfies readonly GlossaryWord[];

/** A piece of a text; the first time that a word stands in it, the piece is that word alone. */
export interface WordPiece {
  readonly text: string;
  readonly word?: GlossaryWord;
}

/** A text in its pieces, so that a word is explained where it first stands; together they are the text. */
export const wordPieces = (text: string): readonly WordPiece[] => {
  const pieces: WordPiece[] = [];
  const found = new Set<GlossaryWord>();
  let end = 0;
  for (const { 0: written, index } of text.matchAll(ANY_FORM)) {
    const word = WORD_OF.get(folded(written));
    if (word === undefined || found.has(word)) continue;
    found.add(word);
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: written, word });
    end = index + written.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces;
};

/** The words that stand in a text, each once, in the order in which they first do. */
export const wordsIn = (text: string): readonly GlossaryWord[] =>
  wordPieces(text).flatMap(({ word }) => (word === undefined ? [] : [word]));

// Helpers

const folded = (text: string): string => text.toLocaleLowerCase('it-IT');

const WORD_OF: ReadonlyMap<string, GlossaryWord> = new Map(
  GLOSSARY.flatMap((one: GlossaryWord) => [one.word, ...(one.forms ?? [])].map((form) => [folded(form), one] as const)),
);

/** The longest first, so that no word is taken for the beginning of another. */
const ANY_FORM = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[...WORD_OF.keys()].toSorted((left, right) => right.length - left.length).join('|')})(?![\p{L}\p{N}])`,
  'giu',
);
