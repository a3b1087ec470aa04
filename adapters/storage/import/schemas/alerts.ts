import * as z from 'zod';
import { anyUrl, inOrder, day, description, friendlyUrl, line, moment, record } from './primitives.ts';

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
  /** A planned stop of the service that it announces: the page of the state says it (SERV-02). */
  stopFrom: moment.optional(),
  stopUntil: moment.optional(),
})
  .refine(inOrder('from', 'to'), { path: ['to'], error: 'viene prima del giorno da cui si vede' })
  .refine(({ stopFrom, stopUntil }) => (stopFrom === undefined) === (stopUntil === undefined), {
    path: ['stopUntil'],
    error: 'l’inizio e la fine di un fermo vanno insieme',
  })
  .refine(({ stopFrom = '', stopUntil = '' }) => stopFrom === '' || Date.parse(stopFrom) < Date.parse(stopUntil), {
    path: ['stopUntil'],
    error: 'il fermo finisce prima di cominciare',
  });
