/** What came of a question: its answer, or nothing because a newer one was asked meanwhile. */
export type NewestAnswer<T> = { readonly kind: 'answer'; readonly value: T } | { readonly kind: 'overtaken' };

/**
 * Asks so that a slow answer to an older question never takes the place of a newer one (LIST-15): only the
 * newest question is answered, the others come out as overtaken, their errors included. Keeps a count of its
 * own: make one for each place that shows the answers.
 */
export const newestOnly = <A extends readonly unknown[], T>(
  ask: (...question: A) => Promise<T>,
): ((...question: A) => Promise<NewestAnswer<T>>) => {
  let newest = 0;
  return async (...question) => {
    newest += 1;
    const mine = newest;
    try {
      const value = await ask(...question);
      return mine === newest ? { kind: 'answer', value } : { kind: 'overtaken' };
    } catch (error) {
      if (mine !== newest) return { kind: 'overtaken' };
      throw error;
    }
  };
};
