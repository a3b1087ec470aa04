import * as z from 'zod';
import { anyUrl, description, line, record } from './primitives.ts';

/** The ways into the pages of a section. */
export const pagePreviews = record({
  page: z.enum(['supporto']),
  title: line,
  items: z
    .array(record({ title: line, description, url: anyUrl, icon: line.optional(), ctaLabel: line.optional() }))
    .min(1),
});
