/** Everything that no page shows and no storage keeps, besides tabulations and line ends. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;
const HALF_CHARACTER = /\p{Surrogate}/u;
const REPLACEMENT = '\uFFFD';

const faultOf = (text: string): string | undefined => {
  const [control] = CONTROL.exec(text) ?? [];
  if (control !== undefined)
    return `contiene un carattere che non si può mostrare (\\u${(control.codePointAt(0) ?? 0).toString(16).padStart(4, '0')})`;
  if (HALF_CHARACTER.test(text))
    return 'contiene la metà di un carattere: una sequenza \\u da sola, fra \\ud800 e \\udfff';
  return text.includes(REPLACEMENT)
    ? `contiene ${REPLACEMENT}, che sta al posto di una lettera perduta: riscriverla e salvare il file in UTF-8`
    : undefined;
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
