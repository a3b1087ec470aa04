import * as z from 'zod/mini';
import { MAX_PAGE } from '#core/kernel/page-number.ts';
import { ANOMALY_FILTERS, EXPIRY_FILTERS, PRODUCER_SORTS } from '#core/producers/producer-list.ts';
import type { Affected } from '#core/producers/affected.ts';
import type { Anomaly, Producer, ProducerDetail } from '#core/producers/producer.ts';
import { get, post } from './calls.ts';
import { type Codec, day, from, list, nullable, optional, orElse, pageOf, record } from './codecs.ts';
import { euro } from './euro.ts';
import { company, keyText, paging } from './params.ts';
import { freeText, whole } from './schema.ts';

const text = nullable(z.string());
const severity = z.enum(['blocking', 'warning', 'notice']);
const expiryKind = z.enum(['identity-document', 'contract', 'antimafia', 'validation-sheet']);

const summary = {
  friendlyUrl: z.string(),
  cuaa: z.string(),
  registeredName: from('denominazione', z.string()),
  city: text,
  office: text,
  fileStatus: text,
  lastValidation: nullable(day),
  anomalyCount: whole,
  worstAnomaly: nullable(severity),
  expiries: orElse(list(record({ kind: expiryKind, day })), []),
};

/** What is stopped and at risk at a producer's, each payment once. */
const affected = record({
  stoppedCents: from('stopped', euro),
  atRiskCents: from('atRisk', euro),
  isPartial: z.boolean(),
}) satisfies Codec<Affected>;

/** A client of the assistance centre, as a list has it. */
export const producer = record({ ...summary, affected: optional(affected) }) satisfies Codec<Producer>;

/** A client in full. */
export const producerDetail = record({
  ...summary,
  legalForm: from('legaForm', text),
  vatNumber: text,
  notificationAddress: from('notificationAdress', text),
  pec: text,
  phoneNumber: text,
  mandateSince: nullable(day),
}) satisfies Codec<ProducerDetail>;

/** Something in the client's file that does not add up. */
export const anomaly = record({
  id: z.string(),
  title: z.string(),
  description: text,
  severity,
  foundOn: nullable(day),
}) satisfies Codec<Anomaly>;

const searched = freeText.check(z.maxLength(200, 'È troppo lungo.'));
const filters = {
  anomaly: z.optional(z.enum(ANOMALY_FILTERS, 'Non è un filtro ammesso.')),
  expiry: z.optional(z.enum(EXPIRY_FILTERS, 'Non è un filtro ammesso.')),
  sort: z.optional(z.enum(PRODUCER_SORTS, 'Non è un ordine ammesso.')),
};

/** A search with what was typed in the body: a name or a CUAA may be those of a person, and addresses are written into logs. */
export const producerSearch = z.object({
  search: searched,
  ...filters,
  page: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGE))),
  pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
});

const BASE = '/private/caa';
const refuses = { 403: 'producers.forbidden' } as const;

export const producerCalls = {
  list: get(`${BASE}/search-companies`, {
    query: { ...paging, search: z.optional(searched), ...filters },
    answers: pageOf(producer),
  }),
  search: post(`${BASE}/search-companies`, { body: producerSearch, answers: pageOf(producer) }),
  detail: get(`${BASE}/company-detail/:friendlyUrl`, {
    params: { friendlyUrl: keyText('Manca l’indirizzo del produttore.', 120) },
    keyed: true,
    answers: producerDetail,
    refuses,
  }),
  anomalies: get(`${BASE}/anomalie-fascicolo/:cuaa`, {
    params: company,
    keyed: true,
    answers: list(anomaly),
    refuses,
  }),
} as const;
