import { type JSONPath, printParseErrorCode, visit } from 'jsonc-parser';
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

/** Reads a text as JSON: its value and the line of each of its parts, or in Italian, with line and column, why it is none (API-08). */
export const readJson = (text: string): Reading => {
  try {
    const offsets = linesIn(text);
    return {
      read: {
        value: JSON.parse(text) as unknown,
        lineOf: (path) => {
          let known = path;
          while (known.length > 0 && !offsets.has(keyOf(known))) known = known.slice(0, -1);
          return positionIn(text, offsets.get(keyOf(known)) ?? 0).line;
        },
      },
    };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { problems: [{ ...positionIn(text, error.offset), reason: `JSON non valido: ${error.message}` }] };
  }
};

// Helpers

/** Where each part stands, by its path; throws the first fault. */
const linesIn = (text: string): ReadonlyMap<string, number> => {
  const offsets = new Map<string, number>();
  const open: { readonly close: string; readonly names: Set<string> }[] = [];
  let name = '';
  let comma = -1;
  const note = (offset: number, path: JSONPath): void => {
    if (!offsets.has(keyOf(path))) offsets.set(keyOf(path), offset);
  };
  const begin = (close: string, offset: number, path: JSONPath): void => {
    note(offset, path);
    open.push({ close, names: new Set() });
    if (open.length > MOST_LEVELS) throw new JsonFault('ci sono troppe parentesi una dentro l’altra', offset + 1);
  };
  const end = (): void => {
    open.pop();
  };
  visit(
    text,
    {
      onObjectBegin: (offset, _length, _line, _character, path) => begin('}', offset, path()),
      onArrayBegin: (offset, _length, _line, _character, path) => begin(']', offset, path()),
      onObjectEnd: end,
      onArrayEnd: end,
      onLiteralValue: (_value, offset, _length, _line, _character, path) => note(offset, path()),
      onObjectProperty: (property, offset, _length, _line, _character, path) => {
        const names = open.at(-1)?.names;
        if (names?.has(property) === true) throw new JsonFault(`il campo «${property}» è scritto due volte`, offset);
        names?.add(property);
        name = property;
        note(offset, [...path(), property]);
      },
      onSeparator: (character, offset) => {
        if (character === ',') comma = offset;
      },
      onError: (code, offset) => {
        const found = /^[^\s,:[\]{}"]+|^[^]/u.exec(text.slice(offset))?.[0] ?? '';
        const close = open.at(-1)?.close ?? '';
        if (found === close && text.slice(comma + 1, offset).trim() === '' && comma >= 0)
          throw new JsonFault(`c’è una virgola di troppo prima di ${close}`, comma);
        const parserWord = printParseErrorCode(code);
        const meant =
          parserWord === 'InvalidSymbol' ? meantAfter(text.slice(0, offset).trimEnd().at(-1) ?? '', close) : parserWord;
        throw new JsonFault(reasonOf(meant, { found, close, name }), offset);
      },
    },
    { disallowComments: true },
  );
  return offsets;
};

/** What should have come where a word stands that is none of JSON's: the library skips it and complains of what follows. */
const meantAfter = (before: string, close: string): string => {
  if (before === '{' || (before === ',' && close === '}')) return 'PropertyNameExpected';
  if (['', ':', '[', ','].includes(before)) return 'ValueExpected';
  return close === '' ? 'EndOfFileExpected' : 'CommaExpected';
};

/** Why reading stopped: at what it found, in which bracket, after which field. */
const reasonOf = (
  code: string,
  { found, close, name }: { readonly found: string; readonly close: string; readonly name: string },
): string => {
  const isAtEnd = found === '';
  switch (code) {
    case 'PropertyNameExpected':
      return isAtEnd
        ? 'il file finisce prima del previsto: manca }'
        : 'qui va il nome di un campo, tra virgolette doppie';
    case 'ColonExpected':
      return `dopo il nome «${name}» mancano i due punti`;
    case 'CommaExpected':
      return `manca una virgola, oppure ${close}, prima di «${found.charAt(0)}»`;
    case 'CloseBraceExpected':
      return 'il file finisce prima del previsto: manca }';
    case 'CloseBracketExpected':
      return 'il file finisce prima del previsto: manca ]';
    case 'EndOfFileExpected':
      return 'dopo la fine del contenuto c’è altro testo';
    case 'UnexpectedEndOfString':
    case 'InvalidUnicode':
    case 'InvalidEscapeCharacter':
    case 'InvalidCharacter':
      return 'un testo non si chiude sulla sua riga, o contiene una barra rovesciata o un carattere non ammessi';
    default:
      if (isAtEnd) return 'il file finisce prima del previsto: manca una chiusura';
      if (/^[,:[\]{}]/u.test(found)) return `manca un valore prima di «${found}»`;
      return found.startsWith("'")
        ? 'i testi vanno tra virgolette doppie, non tra apici'
        : `«${found}» non è un valore: i testi vanno tra virgolette doppie`;
  }
};

const keyOf = (path: readonly PropertyKey[]): string => JSON.stringify(path.map(String));

const positionIn = (text: string, offset: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};
