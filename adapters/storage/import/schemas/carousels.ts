import * as z from 'zod';
import { anyUrl, day, description, image, line, record } from './primitives.ts';

/** The carousel of an audience. */
export const carousel = record({
  audience: z.enum(['home', 'agricoltori', 'caa', 'op']),
  title: line,
  items: z
    .array(
      record({
        title: line,
        description,
        url: anyUrl,
        image: image.optional(),
        category: line.optional(),
        date: day.optional(),
      }),
    )
    .min(1),
});
