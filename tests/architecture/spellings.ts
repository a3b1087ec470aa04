/** A way to write something that has another one here. */
export interface Spelling {
  /** What is not written. */
  readonly wrong: RegExp;
  readonly right: string;
}

const MONTH = 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';

/**
 * One spelling for each word, and words that fit everyone. "Presto on line" is the specification's own title (ERR-07), and
 * "Email" and "Twitter" are its names of ways to share (PAGE-12), so that everything else is written as they are.
 */
export const SPELLINGS: readonly Spelling[] = [
  { wrong: /\be-mail\b/iu, right: 'email' },
  { wrong: /(?<!Presto )\bon[ -]line\b|\bin linea\b(?! con\b| d[i’])/iu, right: 'online' },
  { wrong: /\d[ \u00A0]%(?!\w)/u, right: '47,4%' },
  { wrong: new RegExp(String.raw`(?<!\d)1°? (?:${MONTH})\b`, 'iu'), right: '1º dicembre' },
  { wrong: /\b(?:ore|alle|dalle|le) \d{1,2}\.[0-5]\d\b(?!\.\d)/iu, right: 'alle 16:30' },
  { wrong: /\bOcm\b/u, right: 'OCM' },
  { wrong: /\bCovid\b/u, right: 'COVID-19' },
  { wrong: /\b(?:disconnesso|sei uscito|benvenuto|sei sicuro|sei stato)\b/iu, right: 'words that fit everyone' },
];
