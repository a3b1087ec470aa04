import * as z from 'zod/mini';
import {
  REGION_GROUPS,
  type PayingBody,
  type PayingBodyCounters,
  type Region,
} from '#core/paying-bodies/paying-body.ts';
import { maybe, present } from './schema.ts';

/** A paying body's office, with the specification's field names (§3, PAGE-16). */
export const wirePayingBody = z.object({
  id: z.string(),
  nome: z.string(),
  scope: maybe(z.enum(['regional', 'national'])),
  address: maybe(z.string()),
  numAddress: maybe(z.string()),
  cap: maybe(z.string()),
  city: maybe(z.string()),
  url: maybe(z.string()),
  regions: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type WirePayingBody = z.infer<typeof wirePayingBody>;
z.globalRegistry.add(wirePayingBody, { id: 'OrganismoPagatore' });
export const wirePayingBodies = z.array(wirePayingBody);

export const wireCounters = z.object({ opSiteRegionCount: z.number(), opSiteNationCount: z.number() });

/** A region as the map and the selector need it (§3); `count` is the number of offices that serve it. */
const wireRegion = z.object({
  name: z.string(),
  value: z.string(),
  idMappa: z.string(),
  locRegione: z.enum(REGION_GROUPS),
  provincia: z.string(),
  count: maybe(z.number()),
});
z.globalRegistry.add(wireRegion, { id: 'Regione' });

/** The options of the paying-body finder: regions, under the name of the parameter that takes their values (API-11). */
export const wireRegionOptions = z.strictObject({ categories: z.array(wireRegion) });
z.globalRegistry.add(wireRegionOptions, { id: 'RegioniDegliOrganismiPagatori' });

export const regionToWire = ({
  name,
  value,
  mapId,
  group,
  province,
  count,
}: Region & { readonly count: number }): z.infer<typeof wireRegion> => ({
  name,
  value,
  idMappa: mapId,
  locRegione: group,
  provincia: province,
  count,
});

export const payingBodyFromWire = (wire: WirePayingBody): PayingBody => ({
  id: wire.id,
  name: wire.nome,
  scope: present(wire.scope),
  street: present(wire.address),
  streetNumber: present(wire.numAddress),
  postalCode: present(wire.cap),
  city: present(wire.city),
  // An address that may not be followed comes empty from another service.
  url: wire.url === '' ? undefined : present(wire.url),
  regions: wire.regions,
});

export const payingBodyToWire = (body: PayingBody): WirePayingBody => ({
  id: body.id,
  nome: body.name,
  scope: body.scope ?? null,
  address: body.street ?? null,
  numAddress: body.streetNumber ?? null,
  cap: body.postalCode ?? null,
  city: body.city ?? null,
  url: body.url ?? null,
  regions: body.regions.map((region) => ({ ...region })),
});

export const countersFromWire = ({
  opSiteRegionCount,
  opSiteNationCount,
}: z.infer<typeof wireCounters>): PayingBodyCounters => ({
  regional: opSiteRegionCount,
  national: opSiteNationCount,
});

export const countersToWire = ({ regional, national }: PayingBodyCounters): z.infer<typeof wireCounters> => ({
  opSiteRegionCount: regional,
  opSiteNationCount: national,
});
