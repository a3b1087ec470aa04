import * as z from 'zod/mini';
import { type Look, LOOK_SUBJECTS } from '#core/company-file/looks.ts';
import { dayFromWire, maybe, present, wireDay, wirePage } from './schema.ts';

/** What one person who is not the company's own has looked at on one day. */
const wireLook = z.object({
  from: z.iso.datetime({ offset: true }),
  to: z.iso.datetime({ offset: true }),
  role: z.enum(['farmer', 'caa']),
  outcome: z.enum(['allowed', 'refused']),
  office: maybe(z.string()),
  mandateSince: maybe(wireDay),
  subjects: z.array(z.enum(LOOK_SUBJECTS)),
});
type WireLook = z.infer<typeof wireLook>;
z.globalRegistry.add(wireLook, { id: 'AccessoAlFascicolo' });
export const wireLooks = wirePage(wireLook);

export const lookFromWire = (wire: WireLook): Look => ({
  from: Date.parse(wire.from),
  to: Date.parse(wire.to),
  role: wire.role,
  office: present(wire.office),
  mandateSince: dayFromWire(wire.mandateSince),
  outcome: wire.outcome,
  subjects: wire.subjects,
});

export const lookToWire = (look: Look): WireLook => ({
  from: new Date(look.from).toISOString(),
  to: new Date(look.to).toISOString(),
  role: look.role,
  outcome: look.outcome,
  office: look.office ?? null,
  mandateSince: look.mandateSince ?? null,
  subjects: [...look.subjects],
});
