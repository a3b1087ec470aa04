import { foldText } from './folded.ts';

/**
 * Anchors for the headings of a page, in their order: readable, and each different from the others
 * (a repeated heading gets "-2", "-3"…). A heading without letters or digits is called "sezione".
 */
export const headingIds = (headings: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const stem = foldText(heading).replaceAll(' ', '-') || 'sezione';
    let id = stem;
    for (let count = 2; taken.has(id); count += 1) id = `${stem}-${count}`;
    taken.add(id);
    return id;
  });
};
