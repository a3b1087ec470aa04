/** An Italian VAT number (also a company's fiscal code): eleven digits, the last of which follows from the others. */
export const isVatNumber = (text: string): boolean => {
  if (!/^\d{11}$/.test(text) || /^0+$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
/** Characters of an Italian IBAN. */
const ITALIAN_IBAN_LENGTH = 27;
/** Remainder of a whole IBAN, read as a number (ISO 13616). */
const IBAN_MODULUS = 97;

/** An IBAN whose control digits fit, blanks aside; an Italian one has 27 characters. */
export const isIban = (text: string): boolean => {
  const iban = text.replace(/\s/g, '');
  if (!IBAN.test(iban) || (iban.startsWith('IT') && iban.length !== ITALIAN_IBAN_LENGTH)) return false;
  let remainder = 0;
  for (const character of `${iban.slice(4)}${iban.slice(0, 4)}`)
    // A letter counts as two digits, from 10 for A.
    for (const digit of String(Number.parseInt(character, 36)))
      remainder = (remainder * 10 + Number(digit)) % IBAN_MODULUS;
  return remainder === 1;
};
