import * as z from 'zod/mini';
import {
  AID_LINES,
  type CountedRegion,
  type PaidLine,
  type PayingBody,
  type PayingBodyCounters,
  REGION_GROUPS,
} from '#core/paying-bodies/paying-body.ts';
import { get } from './calls.ts';
import { type Codec, from, list, mapped, nullable, orElse, record } from './codecs.ts';
import { whole } from './schema.ts';

/** An address that may not be followed comes empty from another service. */
const address = mapped(z.string(), {
  decode: (text): string | undefined => (text === '' ? undefined : text),
  encode: (url) => url ?? '',
});

/** A line of aid that a body pays; the specification has none (PAGE-50). */
const paidLine = record({
  line: z.enum(AID_LINES),
  regions: nullable(list(z.string())),
  note: nullable(z.string()),
}) satisfies Codec<PaidLine>;

/** A paying body's office, with the specification's field names (§3, PAGE-16). */
export const payingBody = record({
  id: z.string(),
  name: from('nome', z.string()),
  scope: nullable(z.enum(['regional', 'national'])),
  street: from('address', nullable(z.string())),
  streetNumber: from('numAddress', nullable(z.string())),
  postalCode: from('cap', nullable(z.string())),
  city: nullable(z.string()),
  url: nullable(address),
  regions: list(z.object({ id: z.string(), name: z.string() })),
  phone: nullable(z.string()),
  pec: from('certifiedEmail', nullable(z.string())),
  paidLines: nullable(list(paidLine)),
}) satisfies Codec<PayingBody>;

const counters = record({
  regional: from('opSiteRegionCount', whole),
  national: from('opSiteNationCount', whole),
}) satisfies Codec<PayingBodyCounters>;

/** A region as the map and the selector need it (§3); `count` is the number of offices that serve it. */
export const region = record({
  name: z.string(),
  value: z.string(),
  mapId: from('idMappa', z.string()),
  group: from('locRegione', z.enum(REGION_GROUPS)),
  province: from('provincia', z.string()),
  count: orElse(whole, 0),
}) satisfies Codec<CountedRegion>;

const query = { categories: z.optional(z.string().check(z.maxLength(60))) };

export const payingBodyCalls = {
  /** The offices that serve a region. */
  serving: get('/support/op/site', { query, answers: list(payingBody), exactly: { nothing: [] } }),
  counters: get('/support/op/site/count', {
    query,
    answers: counters,
    exactly: { nothing: { regional: 0, national: 0 } },
  }),
} as const;
