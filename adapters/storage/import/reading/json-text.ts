import type { Reading } from './raw-record.ts';

/** What is wrong with a text that should be JSON, and at which of its characters (from 0). */
class JsonFault extends Error {
  readonly offset: number;

  constructor(reason: string, offset: number) {
    super(reason);
    this.offset = offset;
  }
}

/** Deeper than this no content is. */
const MOST_LEVELS = 100;
const SPACE = /[ \t\r\n]*/uy;
// oxlint-disable-next-line no-control-regex
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/uy;
const WORD = /[^\s,:[\]{}"]+/uy;
const CONSTANTS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

/** Reads JSON by its own rules, which the platform's parser follows too, but without saying where it stopped. */
class JsonReader {
  /** Where each part stands, by its path. */
  readonly offsets = new Map<string, number>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): unknown {
    const value = this.#value([]);
    if (this.#next() !== '') throw new JsonFault('dopo la fine del contenuto c’è altro testo', this.#at);
    return value;
  }

  #token(shape: RegExp): string | undefined {
    shape.lastIndex = this.#at;
    const [found] = shape.exec(this.#text) ?? [];
    this.#at += found?.length ?? 0;
    return found;
  }

  /** The next character that is no space, or nothing at the end. */
  #next(): string {
    this.#token(SPACE);
    return this.#text.charAt(this.#at);
  }

  #value(path: readonly PropertyKey[]): unknown {
    const next = this.#next();
    if (!this.offsets.has(keyOf(path))) this.offsets.set(keyOf(path), this.#at);
    if (path.length > MOST_LEVELS) throw new JsonFault('ci sono troppe parentesi una dentro l’altra', this.#at);
    if (next === '{') return this.#fields(path);
    if (next === '[') return this.#entries(path);
    if (next === '"') return this.#string();
    const number = this.#token(NUMBER);
    return number === undefined ? this.#constant() : Number(number);
  }

  #constant(): boolean | null {
    const start = this.#at;
    const word = this.#token(WORD);
    if (word === undefined)
      throw new JsonFault(
        this.#text.charAt(start) === ''
          ? 'il file finisce prima del previsto: manca una chiusura'
          : `manca un valore prima di «${this.#text.charAt(start)}»`,
        start,
      );
    const constant = Object.hasOwn(CONSTANTS, word) ? CONSTANTS[word] : undefined;
    if (constant === undefined)
      throw new JsonFault(
        word.startsWith("'")
          ? 'i testi vanno tra virgolette doppie, non tra apici'
          : `«${word}» non è un valore: i testi vanno tra virgolette doppie`,
        start,
      );
    return constant;
  }

  #string(): string {
    const start = this.#at;
    const found = this.#token(STRING);
    if (found === undefined)
      throw new JsonFault(
        'un testo non si chiude sulla sua riga, o contiene una barra rovesciata o un carattere non ammessi',
        start,
      );
    return JSON.parse(found) as string;
  }

  /** Whether another part follows; a comma before the end is refused. */
  #continues(close: string): boolean {
    const next = this.#next();
    if (next !== ',' && next !== close)
      throw new JsonFault(
        next === ''
          ? `il file finisce prima del previsto: manca ${close}`
          : `manca una virgola, oppure ${close}, prima di «${next}»`,
        this.#at,
      );
    const comma = this.#at;
    this.#at += 1;
    if (next === ',' && this.#next() === close)
      throw new JsonFault(`c’è una virgola di troppo prima di ${close}`, comma);
    return next === ',';
  }

  #entries(path: readonly PropertyKey[]): readonly unknown[] {
    const entries: unknown[] = [];
    this.#at += 1;
    if (this.#next() === ']') this.#at += 1;
    else
      do entries.push(this.#value([...path, entries.length]));
      while (this.#continues(']'));
    return entries;
  }

  #fields(path: readonly PropertyKey[]): Readonly<Record<string, unknown>> {
    const fields = new Map<string, unknown>();
    this.#at += 1;
    if (this.#next() === '}') this.#at += 1;
    else
      do {
        if (this.#next() !== '"') throw new JsonFault('qui va il nome di un campo, tra virgolette doppie', this.#at);
        const start = this.#at;
        const name = this.#string();
        if (fields.has(name)) throw new JsonFault(`il campo «${name}» è scritto due volte`, start);
        if (this.#next() !== ':') throw new JsonFault(`dopo il nome «${name}» mancano i due punti`, this.#at);
        this.#at += 1;
        this.offsets.set(keyOf([...path, name]), start);
        fields.set(name, this.#value([...path, name]));
      } while (this.#continues('}'));
    return Object.fromEntries(fields);
  }
}

const keyOf = (path: readonly PropertyKey[]): string => JSON.stringify(path.map(String));

const placeIn = (text: string, offset: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** Reads a text as JSON: its value and the line of each of its parts, or in Italian, with line and column, why it is none (API-08). */
export const readJson = (text: string): Reading => {
  const reader = new JsonReader(text);
  try {
    const value = reader.document();
    return {
      read: {
        value,
        lineOf: (path) => {
          let known = path;
          while (known.length > 0 && !reader.offsets.has(keyOf(known))) known = known.slice(0, -1);
          return placeIn(text, reader.offsets.get(keyOf(known)) ?? 0).line;
        },
      },
    };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { problems: [{ ...placeIn(text, error.offset), reason: `JSON non valido: ${error.message}` }] };
  }
};
