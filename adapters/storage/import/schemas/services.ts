import { saysWhy, SERVICE_STATUSES } from '#core/catalogue/service-state.ts';
import * as z from 'zod';
import {
  area,
  audience,
  day,
  externalUrl,
  line,
  movable,
  options,
  publication,
  record,
  richText,
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
  desk: z.array(z.enum(['agricoltore', 'caa'])).optional(),
  handOverUrl: externalUrl.optional(),
  whoFor: richText,
  howTo: richText,
  whatYouNeed: richText,
  whatYouGet: richText,
  timing: richText,
  access: richText,
  conditions: richText,
  contacts: richText,
}).refine(({ serviceStatus, statusReason }) => saysWhy(serviceStatus, statusReason), {
  path: ['statusReason'],
  error: 'è obbligatorio per un servizio «Non attivo», e solo per quello',
});
