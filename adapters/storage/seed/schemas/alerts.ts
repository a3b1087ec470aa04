import * as z from 'zod';
import { anyUrl, day, description, friendlyUrl, line, record } from './primitives.ts';

/** A notice at the top of a page for an audience, between two days. */
export const alert = record({
  friendlyUrl,
  audience: z.enum(['homepage', 'agricoltori', 'caa']),
  level: z.enum(['info', 'warning', 'danger']),
  title: line,
  description,
  url: anyUrl.optional(),
  from: day.optional(),
  to: day.optional(),
});
