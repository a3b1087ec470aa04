import * as z from 'zod';
import { document, movable, options, publication, record } from './primitives.ts';

/** A press release (/{agency}-comunica/comunicati-stampa): its card opens its text, and its first document where it has none. */
export const pressRelease = record({
  ...movable,
  ...publication,
  categories: options,
  documents: z.array(document).min(1),
});
