import * as z from 'zod';
import { anyUrl, inOrder, day, description, friendlyUrl, line, record } from './primitives.ts';

/** A notice at the top of a page for an audience, between two days. */
export const alert = record({
  friendlyUrl,
  audience: z.enum(['homepage', 'agricoltori', 'caa', 'op']),
  level: z.enum(['info', 'warning', 'danger']),
  title: line,
  description,
  url: anyUrl.optional(),
  /** The last day to do what it is about, said first on the page; `from` and `to` say when it shows. */
  date: day.optional(),
  /** The term that it is about, as `/servizi/domanda-unica:modifiche`: its day is then the day of the notice (TERM-06). */
  term: line.optional(),
  from: day.optional(),
  to: day.optional(),
}).refine(inOrder('from', 'to'), { path: ['to'], error: 'viene prima del giorno da cui si vede' });
