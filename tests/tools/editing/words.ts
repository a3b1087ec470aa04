import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Phrases } from '#adapters/editing/page/italian.ts';

/** Parts of the editor that its settings leave off: notes beside a content, and contents in two languages. */
const NOT_SHOWN = /notes|onFailTo(?:Add|Update|Delete|Toggle)Note|\.note[A-Z]|\.i18n\.|i18n$/iu;
/** Words that are the same in both languages, or no words. */
const SAME = /^(?:Media|Markdown|MMMM D|(?:%\{\w+\})+)$/u;

const leaves = (phrases: Phrases, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(phrases).flatMap(([name, words]) =>
    typeof words === 'string' ? [[`${path}.${name}`, words] as const] : leaves(words, `${path}.${name}`),
  );

/** The page's own table of words against the English one of the editor that was fetched: a new English word is found here (RED-03). */
export const walkWords = async (page: Page, seen: (line: string) => void): Promise<void> => {
  // No function has a name in it: what compiles this file would call a helper that the page does not have.
  const [english, italian] = await page.evaluate(
    () => [window.CMS?.getLocale('en') ?? {}, window.CMS?.getLocale('it') ?? {}] as const,
  );
  const known = new Map(leaves(italian));
  const shown = leaves(english).filter(([name]) => !NOT_SHOWN.test(name));
  assert.ok(shown.length > 150);
  assert.deepEqual(
    shown.filter(([name, words]) => known.get(name) === undefined || (known.get(name) === words && !SAME.test(words))),
    [],
  );
  seen('every word that the editor can show is Italian');
};
