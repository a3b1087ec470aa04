import * as z from 'zod';
import { AID_AUDIENCES } from '#core/aids/audience.ts';
import { FARMING_METHODS } from '#core/aids/conditions.ts';
import {
  campaign,
  inOrder,
  day,
  friendlyUrl,
  line,
  movable,
  options,
  order,
  publicationInItalian,
  record,
  regionName,
  richText,
  takingPart,
} from './primitives.ts';

const MOST_HECTARES = 100_000;
const MOST_YEARS = 120;

/** From a number to another, both included; one of them at least. */
const range = (number: z.ZodNumber) =>
  record({ from: number.optional(), to: number.optional() })
    .refine(({ from, to }) => from !== undefined || to !== undefined, 'serve almeno uno fra from e to')
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ['to'],
      error: 'è più piccolo di from: nessuno potrebbe avere l’aiuto',
    });

/** What somebody must be, have or want for the aid: the finder asks for it (AIDS-03). */
const conditions = record({
  audiences: z.array(z.enum(AID_AUDIENCES)).min(1).optional(),
  grows: options.optional(),
  raises: options.optional(),
  organic: z.array(z.enum(FARMING_METHODS)).min(1).optional(),
  regions: z.array(regionName).min(1).optional(),
  land: range(z.number().min(0).max(MOST_HECTARES)).optional(),
  age: range(z.int().min(0).max(MOST_YEARS)).optional(),
  years: range(z.int().min(0).max(MOST_YEARS)).optional(),
  needs: options.optional(),
  ask: z.array(line).min(1).optional(),
});

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
  conditions: conditions.optional(),
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
