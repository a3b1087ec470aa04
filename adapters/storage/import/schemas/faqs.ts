import * as z from 'zod';
import { area, day, friendlyUrl, line, links, options, record, richText } from './primitives.ts';

/** A question and its answer (/supporto/faq). */
export const faq = record({
  friendlyUrl,
  title: line,
  body: richText,
  categories: options,
  audiences: z.array(z.enum(['supporto', 'agricoltori', 'caa', 'op'])).min(1),
  area: area.optional(),
  lastUpdate: day,
  links: links.optional(),
});
