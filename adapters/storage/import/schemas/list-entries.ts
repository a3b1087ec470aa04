import { day, externalUrl, options, publication, record } from './primitives.ts';

/** An entry of a list without fields of its own: its text, its categories, a document or an address to open. */
export const listEntry = record({
  ...publication,
  publicationDate: day.optional(),
  categories: options.optional(),
  url: externalUrl.optional(),
});
