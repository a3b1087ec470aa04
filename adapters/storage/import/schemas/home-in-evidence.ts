import { anyUrl, day, description, friendlyUrl, image, line, order, record } from './primitives.ts';

/** An item in evidence on the home page. */
export const inEvidence = record({
  friendlyUrl,
  order,
  title: line,
  description,
  category: line.optional(),
  date: day.optional(),
  url: anyUrl,
  image: image.optional(),
});
