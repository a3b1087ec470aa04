import * as z from 'zod';
import { anyUrl, description, externalUrl, line, record } from './primitives.ts';

/** The most used tools of an audience. */
export const mostUsedTools = record({
  audience: z.enum(['homepage', 'link-utili', 'agricoltori', 'caa', 'op']),
  title: line,
  items: z
    .array(
      record({
        title: line,
        description: description.optional(),
        icon: line.optional(),
        url: anyUrl.optional(),
        legacyUrl: externalUrl.optional(),
      }).refine(
        (it) => (it.url === undefined) !== (it.legacyUrl === undefined),
        'serve url oppure legacyUrl, uno solo',
      ),
    )
    .min(1),
});
