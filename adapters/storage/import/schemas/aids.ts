import * as z from 'zod';
import {
  campaign,
  inOrder,
  day,
  friendlyUrl,
  line,
  movable,
  order,
  publicationInItalian,
  record,
  richText,
  takingPart,
} from './primitives.ts';

/** An aid, a measure or a social-aid tender (/aiuti-e-bandi and below). */
export const aid = record({
  ...movable,
  ...publicationInItalian,
  publicationDate: day.optional(),
  kind: z.enum(['direct', 'ocm', 'rural', 'state', 'measure', 'social-tender']),
  parent: friendlyUrl.optional(),
  order: order.optional(),
  region: line.optional(),
  beneficiaries: richText.optional(),
  amounts: richText.optional(),
  ...campaign,
  ...takingPart,
  onDesk: z.boolean().optional(),
})
  .refine((it) => it.parent === undefined || it.kind === 'ocm', {
    path: ['parent'],
    error: 'è ammesso solo per gli aiuti di tipo ocm',
  })
  .refine(inOrder('closesOn', 'correctionsUntil'), {
    path: ['correctionsUntil'],
    error: 'viene prima dell’ultimo giorno per le domande',
  })
  .refine(inOrder('opensOn', 'closesOn'), { path: ['closesOn'], error: 'viene prima del giorno in cui si apre' });
