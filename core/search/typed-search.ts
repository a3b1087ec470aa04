import { typedText } from '#core/formatting/typed-text.ts';

/**
 * The text to search for: trimmed, without control and invisible characters and halves of characters. Undefined when nothing is left:
 * then submitting does nothing (NAV-15).
 */
export const searchTextFrom = (typed: string): string | undefined => {
  const text = typedText(typed);
  return text === '' ? undefined : text;
};
