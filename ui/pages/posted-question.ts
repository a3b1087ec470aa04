import type { Question } from '#ui/state/questions.ts';

/** What became of a form that was sent to this page without script; null where none was. */
export const postedQuestion = <T>(): Question<T | null> => ({ key: ['posted'], ask: () => Promise.resolve(null) });
