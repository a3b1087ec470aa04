/** Everything that no page shows and no storage keeps, besides tabulations and line ends. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029]/u;
/** Invisible, and what follows is shown in another order than it is written: a title could say what it does not. */
const BIDI_CONTROL = /\p{Bidi_Control}/u;
/** How much of the text before a character finds it (characters). */
const SNIPPET = 20;
const HALF_CHARACTER = /\p{Surrogate}/u;
const REPLACEMENT = '\uFFFD';

const faultOf = (text: string): string | undefined => {
  const [control] = CONTROL.exec(text) ?? [];
  if (control !== undefined)
    return `contiene un carattere che non si può mostrare (\\u${(control.codePointAt(0) ?? 0).toString(16).padStart(4, '0')})`;
  const [bidi] = BIDI_CONTROL.exec(text) ?? [];
  if (bidi !== undefined)
    return `contiene un carattere invisibile che cambia l’ordine delle lettere (${named(bidi)}${positionOf(text, bidi)}): cancellarlo`;
  if (HALF_CHARACTER.test(text))
    return 'contiene la metà di un carattere: una sequenza \\u da sola, fra \\ud800 e \\udfff';
  return text.includes(REPLACEMENT)
    ? `contiene ${REPLACEMENT}, che sta al posto di una lettera perduta: riscriverla e salvare il file in UTF-8`
    : undefined;
};

const named = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Where the character is found: after which letters, or at the beginning. */
const positionOf = (text: string, character: string): string => {
  const before = text.slice(0, text.indexOf(character));
  return before === '' ? ', all’inizio' : `, dopo «${before.slice(-SNIPPET)}»`;
};

/** Where a text stands that cannot be published, and why. */
interface UnusableText {
  readonly path: readonly PropertyKey[];
  readonly reason: string;
}

/** Every text of a value that holds a character which cannot be published (API-08). */
export const unusableTexts = (value: unknown, path: readonly PropertyKey[] = []): readonly UnusableText[] => {
  if (typeof value === 'string') {
    const fault = faultOf(value);
    return fault === undefined ? [] : [{ path, reason: fault }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    unusableTexts(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};
