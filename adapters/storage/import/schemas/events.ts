import * as z from 'zod';
import { EVENT_STATUSES } from '#core/catalogue/item.ts';
import { isHour, isLastHour } from '#core/kernel/hour.ts';
import {
  anyUrl,
  day,
  externalUrl,
  inOrder,
  line,
  movable,
  option,
  publication,
  record,
  shaped,
  termsAct,
} from './primitives.ts';

/** An event (/{agency}-comunica/eventi). */
export const event = record({
  ...movable,
  ...publication,
  publicationDate: day.optional(),
  eventDate: day,
  stato: z.enum(EVENT_STATUSES).optional(),
  eventEndDate: day.optional(),
  eventTime: shaped(
    /^\d{2}:\d{2}(?:-\d{2}:\d{2})?$/u,
    'deve essere 09:30 oppure 09:30-13:00',
    (text) => text.split('-').every((hour, at) => (at === 0 ? isHour : isLastHour)(hour)),
    'non è un orario esistente: le ore vanno da 00:00 a 23:59, una fine può essere 24:00',
  ).optional(),
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
  bookingUrl: anyUrl.optional(),
  bookingUntil: day.optional(),
  ...termsAct,
  inEvidence: z.boolean().optional(),
})
  .refine((it) => it.isOnlineEvent || it.city !== undefined, {
    path: ['city'],
    error: 'serve per un evento in presenza',
  })
  .refine(inOrder('eventDate', 'eventEndDate'), {
    path: ['eventEndDate'],
    error: 'viene prima del giorno in cui l’evento comincia',
  })
  .refine(inOrder('bookingUntil', 'eventDate'), {
    path: ['bookingUntil'],
    error: 'viene dopo il giorno in cui l’evento comincia',
  });
