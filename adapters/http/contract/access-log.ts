import * as z from 'zod/mini';
import { type AccessEntry, ACCESS_SUBJECTS } from '#core/company-file/access-log.ts';
import { dayFromWire, maybe, present, wireDay, wirePage } from './schema.ts';

/** What one outsider read on one day. */
const wireAccessEntry = z.object({
  from: z.iso.datetime({ offset: true }),
  to: z.iso.datetime({ offset: true }),
  role: z.enum(['farmer', 'caa']),
  outcome: z.enum(['allowed', 'refused']),
  office: maybe(z.string()),
  mandateSince: maybe(wireDay),
  subjects: z.array(z.enum(ACCESS_SUBJECTS)),
});
type WireAccessEntry = z.infer<typeof wireAccessEntry>;
z.globalRegistry.add(wireAccessEntry, { id: 'AccessoAlFascicolo' });
export const wireAccessLog = wirePage(wireAccessEntry);

export const accessEntryFromWire = (wire: WireAccessEntry): AccessEntry => ({
  from: Date.parse(wire.from),
  to: Date.parse(wire.to),
  role: wire.role,
  office: present(wire.office),
  mandateSince: dayFromWire(wire.mandateSince),
  outcome: wire.outcome,
  subjects: wire.subjects,
});

export const accessEntryToWire = (entry: AccessEntry): WireAccessEntry => ({
  from: new Date(entry.from).toISOString(),
  to: new Date(entry.to).toISOString(),
  role: entry.role,
  outcome: entry.outcome,
  office: entry.office ?? null,
  mandateSince: entry.mandateSince ?? null,
  subjects: [...entry.subjects],
});
