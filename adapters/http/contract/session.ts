import * as z from 'zod/mini';
import type { CompanyState } from '#core/open-items/company-states.ts';
import type { Company, Convention, ConventionOffice } from '#core/session/user.ts';
import { get } from './calls.ts';
import { type Codec, day, from, list, mapped, nullable, optional, orElse, record } from './codecs.ts';
import { euro } from './euro.ts';
import { flag } from './params.ts';
import { whole } from './schema.ts';

/** A company of the person; `mandatoChiuso` is false when absent (D-06). */
export const ownCompany = record({
  cuaa: z.string(),
  registeredName: from('denominazione', z.string()),
  mandateClosed: from('mandatoChiuso', orElse(z.boolean(), false)),
  hasState: optional(z.boolean()),
  hasAlerts: optional(z.boolean()),
}) satisfies Codec<Company>;

/** How a company of the person stands; amounts are in euro, null where it is not known of every payment (SES-30). */
export const companyState = record({
  cuaa: z.string(),
  toDos: whole,
  late: whole,
  nextTerm: nullable(day),
  stoppedCents: from('stoppedAmount', nullable(euro)),
}) satisfies Codec<CompanyState>;

const office = record({
  id: z.string(),
  name: z.string(),
  mail: nullable(z.string()),
  phone: nullable(z.string()),
}) satisfies Codec<ConventionOffice>;

/** The operator of an assistance centre (§3, "Logged CAA user"); an empty list of offices is no convention. */
const operator = record({
  operatorName: from('name', z.string()),
  description: from('descrizioneCaa', z.string()),
  officeIds: from('idUfficio', list(z.string())),
  offices: from('uffici', orElse(list(office), [])),
  writesToClients: nullable(z.boolean()),
  hasWorkList: optional(z.boolean()),
  hasAlerts: optional(z.boolean()),
});
export const convention = mapped(operator, {
  decode: (core): Convention => core,
  encode: (core) => ({ ...core, offices: core.offices ?? [] }),
});

const BASE = '/private/sian-api/user';

/** What is asked right after sign-in. */
export const sessionCalls = {
  companies: get('/private/cuaa', { answers: list(ownCompany) }),
  states: get('/private/cuaa/states', { answers: list(companyState) }),
  /** The convention of an operator, nothing for a farmer. */
  desk: get('/private/dashboard', {
    answers: mapped(z.object({ caa: nullable(convention) }), {
      decode: ({ caa }) => caa,
      encode: (caa) => ({ caa }),
    }),
  }),
  idLinks: get(`${BASE}/available-id-links`, { query: { isCaa: z.optional(flag) }, answers: list(z.string()) }),
  isQualified: get(`${BASE}/qual-exists`, { answers: z.boolean() }),
  isCrmAvailable: get('/private/caa/is-crm-available', { answers: z.boolean() }),
} as const;
