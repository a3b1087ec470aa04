import * as z from 'zod';
import {
  inOrder,
  day,
  friendlyUrl,
  line,
  movable,
  order,
  publicationInItalian,
  record,
  richText,
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
  howToApply: richText.optional(),
  opensOn: day.optional(),
  closesOn: day.optional(),
  onDesk: z.boolean().optional(),
})
  .refine((it) => it.parent === undefined || it.kind === 'ocm', {
    path: ['parent'],
    error: 'è ammesso solo per gli aiuti di tipo ocm',
  })
  .refine(inOrder('opensOn', 'closesOn'), { path: ['closesOn'], error: 'viene prima del giorno in cui si apre' });
