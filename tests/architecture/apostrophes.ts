import { linesInContent, type TextAt, textsInCode } from './texts.ts';

/** A typewriter's apostrophe where a printed one belongs: after a letter, before the next word of the same breath. */
const STRAIGHT = /[\p{L}\d]'(?=[\p{L}\d«“])|\bpo'(?=\s)/u;

/** Texts in the code that would be shown with a straight apostrophe. Comments do not count. */
export const straightApostrophesInCode = (path: string, source: string): readonly TextAt[] =>
  textsInCode(path, source, STRAIGHT);

/** Lines of a content file with a straight apostrophe. What follows a `#` is for editors. */
export const straightApostrophesInContent = (source: string): readonly TextAt[] => linesInContent(source, STRAIGHT);
