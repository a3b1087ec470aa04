/** What stands in place of what could say who wrote it. */
export const LEFT_OUT = '[omesso]';

const ADDRESS = String.raw`[\p{L}\d._%+-]+@[\p{L}\d.-]+`;
const FISCAL_CODE = String.raw`[a-z]{6}[\da-z]{2}[a-z][\da-z]{2}[a-z][\da-z]{3}[a-z]`;
const IBAN = String.raw`[a-z]{2}\d{2}(?:[ ]?[\da-z]{4}){3,7}(?:[ ]?[\da-z]{1,3})?`;
/** Six digits or more, however they are kept apart: a telephone number, a VAT number, the number of a case. */
const NUMBER = String.raw`\+?\d(?:[\s./()-]*\d){5,}`;

const PERSONAL = new RegExp(`${ADDRESS}|(?<![\\p{L}\\d])(?:${IBAN}|${FISCAL_CODE})(?![\\p{L}\\d])|${NUMBER}`, 'giu');

/**
 * A text without what could say who wrote it: e-mail addresses, fiscal codes, IBANs, long numbers. An opinion on a page
 * needs none of them, and nobody has to protect what was never kept.
 */
export const withoutPersonalData = (text: string): string => text.replace(PERSONAL, LEFT_OUT);
