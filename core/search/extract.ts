import type { ExtractPart } from './search-hit.ts';
import { ELIDED_WORDS, lexemeOf, tokenize } from './tokenizer.ts';

/** Length of an extract (snippet) around the first match, in characters. */
const EXTRACT_LENGTH = 220;
const WORD = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu;
/** Letters at the start of a word that the stemmer never cuts. */
const STEM_START = 2;
const PLAIN_START = /^[a-z\d]{3}/iu;
const APOSTROPHE = /^['’‘`´ʼ′]$/;
const ELIDED: ReadonlySet<string> = new Set(ELIDED_WORDS);

interface TextWord {
  readonly at: number;
  readonly word: string;
  readonly isMatch: boolean;
}

/** Whether a word of a text matches a term; its neighbouring apostrophes tell elisions and accents apart. */
const matcher = (lexemes: ReadonlySet<string>): ((text: string, at: number, word: string) => boolean) => {
  // A stem begins as its words do: most words of a text are ruled out without stemming.
  const starts = new Set([...lexemes].flatMap((lexeme) => [lexeme.charAt(0), lexeme.slice(0, STEM_START)]));
  return (text, at, word) => {
    // An accent may follow its letter, as a combining mark or as an apostrophe.
    const length = PLAIN_START.test(word) ? STEM_START : 1;
    if (word.charAt(0) < '\u0080' && !starts.has(word.slice(0, length).toLowerCase())) return false;
    const end = at + word.length;
    const isBeforeApostrophe = APOSTROPHE.test(text.charAt(end));
    const isBeforeWord = /^[\p{L}\p{N}]/u.test(text.slice(end + 1, end + 3));
    if (isBeforeApostrophe && isBeforeWord && ELIDED.has(word.toLowerCase())) return false;
    return tokenize(isBeforeApostrophe && !isBeforeWord ? `${word}'` : word).some((one) =>
      lexemes.has(lexemeOf(one) ?? ''),
    );
  };
};

const cutOut = (text: string, words: readonly TextWord[]): readonly ExtractPart[] => {
  const first = words.find((word) => word.isMatch)?.at ?? 0;
  const from = words.findLast(({ at }) => at <= Math.max(0, first - EXTRACT_LENGTH / 3))?.at ?? 0;
  const last = words.findLast(({ at, word }) => at >= from && at + word.length <= from + EXTRACT_LENGTH);
  const to = last === undefined || text.length <= from + EXTRACT_LENGTH ? text.length : last.at + last.word.length;
  const parts: ExtractPart[] = [];
  let at = from;
  for (const word of words.filter((candidate) => candidate.isMatch && candidate.at < to)) {
    if (word.at > at) parts.push({ text: text.slice(at, word.at), isMatch: false });
    parts.push({ text: word.word, isMatch: true });
    at = word.at + word.word.length;
  }
  if (at < to) parts.push({ text: text.slice(at, to), isMatch: false });
  return [
    ...(from > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...parts,
    ...(to < text.length ? [{ text: ' …', isMatch: false }] : []),
  ];
};

/** The fields of a result that an extract is taken from. */
export interface Extractable {
  readonly title: string;
  readonly text: string;
  /** Short facts, searched too. */
  readonly facts?: string | undefined;
}

/**
 * The text around the first match of a query's lexemes, with every match marked; the short facts instead, where only they match
 * (API-07). Stop words are never among the lexemes.
 */
export const extractOf = (
  { title, text, facts = '' }: Extractable,
  lexemes: ReadonlySet<string>,
): readonly ExtractPart[] => {
  const isMatch = matcher(lexemes);
  // Stops where the extract around the first match ends: texts are long.
  const wordsOf = (source: string): readonly TextWord[] => {
    const words: TextWord[] = [];
    let end = Infinity;
    let hasLonger = false;
    for (const { index, 0: word } of source.matchAll(WORD)) {
      // A word longer than an extract is shown whole, wherever it ends.
      hasLonger ||= word.length > EXTRACT_LENGTH;
      if (index > end && !hasLonger) break;
      const found: TextWord = { at: index, word, isMatch: isMatch(source, index, word) };
      if (found.isMatch) end = Math.min(end, index + EXTRACT_LENGTH);
      words.push(found);
    }
    return words;
  };
  const hasMatch = (words: readonly TextWord[]): boolean => words.some((word) => word.isMatch);
  const words = wordsOf(text);
  const inFacts = facts === '' || hasMatch(words) || hasMatch(wordsOf(title)) ? [] : wordsOf(facts);
  return hasMatch(inFacts) ? cutOut(facts, inFacts) : cutOut(text, words);
};
