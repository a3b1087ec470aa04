import * as z from 'zod';
import { day, externalUrl, line, movable, option, publication, record } from './primitives.ts';

/** An event (/{agency}-comunica/eventi). */
export const event = record({
  ...movable,
  ...publication,
  publicationDate: day.optional(),
  eventDate: day,
  eventEndDate: day.optional(),
  eventTime: z
    .string()
    .regex(/^\d{2}:\d{2}(?:-\d{2}:\d{2})?$/u, 'deve essere 09:30 oppure 09:30-13:00')
    .optional(),
  street: line.optional(),
  streetNumber: z.string().trim().max(20).optional(),
  streetCity: line.optional(),
  city: line.optional(),
  streetCountry: line.optional(),
  place: line.optional(),
  language: option,
  cost: line,
  scope: option,
  isOnlineEvent: z.boolean(),
  onlineUrl: externalUrl.optional(),
  inEvidence: z.boolean().optional(),
}).refine((it) => it.isOnlineEvent || it.city !== undefined, {
  path: ['city'],
  error: 'serve per un evento in presenza',
});
