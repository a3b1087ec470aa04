import { foldText, searchTerms } from './folded.ts';

/** Letters that stand alone side by side: "s r l". */
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?: \p{L})+(?![\p{L}\p{N}])/gu;
/** The longest abbreviation that is written with a dot behind each letter, such as "S.c.a.r.l.s." (letters). */
const MOST_INITIALS = 6;

/**
 * What a text asks of a company: words in any order, an abbreviation in one piece ("S.r.l." → "srl"), codes without their label and
 * at most `MAX_SEARCH_WORDS` (PAGE-30, SES-13).
 */
export const companyTerms = (text: string): readonly string[] =>
  searchTerms(foldText(text).replace(INITIALS, (letters) => letters.replaceAll(' ', '')));

/** The same abbreviation as a folded name has it, with a blank behind each letter; undefined for what is no abbreviation. */
export const spelledOut = (term: string): string | undefined =>
  new RegExp(`^\\p{L}{2,${MOST_INITIALS}}$`, 'u').test(term) ? [...term].join(' ') : undefined;

/** The same with "ä", "ö", "ü" as a folded name has them, where tax registers write "ae", "oe", "ue". */
export const withoutUmlauts = (term: string): string => term.replaceAll(/([aou])e/gu, '$1');

/**
 * Whether a company has every term in its name, its code or its VAT number, where that is known. A store may compare by a statement of its own; the suite of the
 * repositories holds it to this rule.
 */
export const companyMatchesTerms = (
  {
    registeredName,
    cuaa,
    vatNumber = '',
  }: { readonly registeredName: string; readonly cuaa: string; readonly vatNumber?: string | undefined },
  terms: readonly string[],
): boolean => {
  const name = foldText(registeredName);
  const code = foldText(cuaa);
  const vat = foldText(vatNumber);
  return terms.every((term) => {
    const letters = spelledOut(term);
    return (
      name.includes(term) ||
      name.includes(withoutUmlauts(term)) ||
      code.includes(term) ||
      vat.includes(term) ||
      (letters !== undefined && ` ${name} `.includes(` ${letters} `))
    );
  });
};
