/** The longest text that a search box or a filter takes, in UTF-16 code units. */
export const MAX_TEXT_LENGTH = 200;

/**
 * How many words of a typed text are searched for: the first ones (LIST-02, API-07). A limit on characters alone does not limit
 * the work, because one character may stand for several words (U+FDFA for four).
 */
export const MAX_SEARCH_WORDS = 16;

/** Characters that nobody sees, but for the joints of a composed picture. */
const INVISIBLE = /(?!\u200D\p{Extended_Pictographic})\p{Cf}/gu;

/**
 * A typed text in a form that can be searched, stored and written into an address: control characters become
 * blanks, halves of characters U+FFFD, invisible ones such as a blank without width go, and so do blanks at the ends
 * and what is beyond the longest text.
 * Idempotent.
 */
export const typedText = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    // All but the joints of a composed picture, such as that of a farmer.
    .replace(INVISIBLE, '')
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
    // The cut may have gone through a character.
    .replace(/\p{Surrogate}/u, '')
    // Or through a composed picture, whose joint now joins nothing.
    .replace(INVISIBLE, '')
    .trim();
