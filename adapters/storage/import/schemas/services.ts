import { saysWhy, SERVICE_STATUSES } from '#core/catalogue/service-state.ts';
import { namesOneWay } from '#core/catalogue/service-entry.ts';
import { TASK_TARGETS } from '#core/catalogue/task.ts';
import * as z from 'zod';
import {
  anyUrl,
  area,
  audience,
  campaign,
  day,
  externalUrl,
  inOrder,
  line,
  movable,
  options,
  publication,
  record,
  richText,
  takingPart,
} from './primitives.ts';

/** A service of the agency (/servizi), with the eight sections of a national service page. */
export const service = record({
  ...movable,
  ...publication,
  publicationDate: day.optional(),
  order: z.int().min(0).optional(),
  titleAriaLabel: line.optional(),
  icon: line.optional(),
  area: area.optional(),
  audiences: z.array(audience).min(1),
  targets: options,
  needs: options,
  sectors: options,
  serviceStatus: z.enum(SERVICE_STATUSES),
  statusReason: line.optional(),
  ...campaign,
  forWhom: takingPart.forWhom,
  howMuch: takingPart.howMuch,
  applyPlace: takingPart.applyPlace,
  timeAndCost: line.optional(),
  desk: z.array(z.enum(['agricoltore', 'caa'])).optional(),
  handOverUrl: externalUrl.optional(),
  opens: z.enum(TASK_TARGETS).optional(),
  ctaLabel: line.optional(),
  ctaUrl: anyUrl.optional(),
  whoFor: richText,
  howTo: richText,
  whatYouNeed: richText,
  whatYouGet: richText,
  timing: richText,
  access: richText,
  conditions: richText,
  contacts: richText,
})
  .refine(({ serviceStatus, statusReason }) => saysWhy(serviceStatus, statusReason), {
    path: ['statusReason'],
    error: 'è obbligatorio per un servizio «Non attivo», e solo per quello',
  })
  .refine(namesOneWay, {
    path: ['opens'],
    error: 'non è la sola via: una fra handOverUrl, opens e ctaUrl, che va sempre con ctaLabel',
  })
  .refine(inOrder('closesOn', 'correctionsUntil'), {
    path: ['correctionsUntil'],
    error: 'viene prima dell’ultimo giorno per le domande',
  })
  .refine(inOrder('opensOn', 'closesOn'), { path: ['closesOn'], error: 'viene prima del giorno in cui si apre' });
