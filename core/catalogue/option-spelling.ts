import { foldText } from '#core/formatting/folded.ts';

/** A name of an option as a content writes it: of which list, in which section. */
export interface WrittenOption {
  readonly list: string;
  readonly section: string;
  readonly name: string;
}

/**
 * The options that are written otherwise than where the same section has them first ("pagamenti" after "Pagamenti"): cards would show both,
 * and the filter one of them. `at` is the place in the given order, `first` the name to write (LIST-14, RED-03).
 */
export const spelledOtherwise = (
  options: readonly WrittenOption[],
): readonly { readonly at: number; readonly first: string }[] => {
  const firsts = new Map<string, string>();
  return options.flatMap(({ list, section, name }, at) => {
    const key = JSON.stringify([list, section, foldText(name)]);
    const first = firsts.get(key) ?? name;
    firsts.set(key, first);
    return first === name ? [] : [{ at, first }];
  });
};
