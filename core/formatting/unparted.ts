/** A number and the word that it counts: an amount, a day and its month, a measure. */
const COUNTED =
  /(\dº?) (?=€|euro\b|ettar[oi]\b|giorni\b|(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b)/gu;

/** A text in which no line ends between a number and what it counts: "1º dicembre", "25.000,00 €". */
export const unparted = (text: string): string => text.replaceAll(COUNTED, '$1\u00A0');
