import { movable, options, publication, record } from './primitives.ts';

/** A press release (/{agency}-comunica/comunicati-stampa): its card opens its page, or its file where there is nothing else. */
export const pressRelease = record({
  ...movable,
  ...publication,
  categories: options,
});
