import * as z from 'zod/mini';
import { MAX_PAGE } from '#core/kernel/page-number.ts';
import { ANOMALY_FILTERS, EXPIRY_FILTERS, PRODUCER_SORTS } from '#core/producers/producer-list.ts';
import type { Anomaly, Expiry, Producer, ProducerDetail } from '#core/producers/producer.ts';
import { dayFromWire, freeText, maybe, present, wireDay, wirePage } from './schema.ts';

const severity = z.enum(['blocking', 'warning', 'notice']);

const summary = {
  friendlyUrl: z.string(),
  cuaa: z.string(),
  denominazione: z.string(),
  city: maybe(z.string()),
  office: maybe(z.string()),
  fileStatus: maybe(z.string()),
  lastValidation: maybe(wireDay),
  anomalyCount: z.number(),
  worstAnomaly: maybe(severity),
  expiries: maybe(
    z.array(
      z.object({ kind: z.enum(['identity-document', 'contract', 'antimafia', 'validation-sheet']), day: wireDay }),
    ),
  ),
};

/** By what producers are searched, beside text and page. */
export const producerFilters = {
  anomaly: z.optional(z.enum(ANOMALY_FILTERS, 'Non è un filtro ammesso.')),
  expiry: z.optional(z.enum(EXPIRY_FILTERS, 'Non è un filtro ammesso.')),
  sort: z.optional(z.enum(PRODUCER_SORTS, 'Non è un ordine ammesso.')),
};
/** Text that producers are searched by. */
export const producerText = freeText.check(z.maxLength(200, 'È troppo lungo.'));

/** A search with what was typed in the body: a name or a CUAA may be those of a person, and addresses are written into logs. */
export const wireProducerSearch = z.object({
  search: producerText,
  ...producerFilters,
  page: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGE))),
  pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
});
export type WireProducerSearch = z.infer<typeof wireProducerSearch>;
z.globalRegistry.add(wireProducerSearch, { id: 'RicercaProduttori' });

/** A client of the assistance centre. */
export const wireProducer = z.object(summary);
export type WireProducer = z.infer<typeof wireProducer>;
z.globalRegistry.add(wireProducer, { id: 'Produttore' });
export const wireProducers = wirePage(wireProducer);

/** A client in full. */
export const wireProducerDetail = z.object({
  ...summary,
  legaForm: maybe(z.string()),
  vatNumber: maybe(z.string()),
  notificationAdress: maybe(z.string()),
  pec: maybe(z.string()),
  phoneNumber: maybe(z.string()),
  mandateSince: maybe(wireDay),
});
export type WireProducerDetail = z.infer<typeof wireProducerDetail>;
z.globalRegistry.add(wireProducerDetail, { id: 'DettaglioProduttore' });

/** Something in the client's file that does not add up. */
export const wireAnomaly = z.object({
  id: z.string(),
  title: z.string(),
  description: maybe(z.string()),
  severity,
  foundOn: maybe(wireDay),
});
export type WireAnomaly = z.infer<typeof wireAnomaly>;
z.globalRegistry.add(wireAnomaly, { id: 'Anomalia' });
export const wireAnomalies = z.array(wireAnomaly);

const expiriesFromWire = (wire: WireProducer['expiries']): readonly Expiry[] =>
  (wire ?? []).flatMap(({ kind, day: written }) => {
    const day = dayFromWire(written);
    return day === undefined ? [] : [{ kind, day }];
  });

export const producerFromWire = (wire: WireProducer): Producer => ({
  friendlyUrl: wire.friendlyUrl,
  cuaa: wire.cuaa,
  registeredName: wire.denominazione,
  city: present(wire.city),
  office: present(wire.office),
  fileStatus: present(wire.fileStatus),
  lastValidation: dayFromWire(wire.lastValidation),
  anomalyCount: wire.anomalyCount,
  worstAnomaly: present(wire.worstAnomaly),
  expiries: expiriesFromWire(wire.expiries),
});

export const producerToWire = (producer: Producer): WireProducer => ({
  friendlyUrl: producer.friendlyUrl,
  cuaa: producer.cuaa,
  denominazione: producer.registeredName,
  city: producer.city ?? null,
  office: producer.office ?? null,
  fileStatus: producer.fileStatus ?? null,
  lastValidation: producer.lastValidation ?? null,
  anomalyCount: producer.anomalyCount,
  worstAnomaly: producer.worstAnomaly ?? null,
  expiries: [...producer.expiries],
});

export const producerDetailFromWire = (wire: WireProducerDetail): ProducerDetail => ({
  ...producerFromWire(wire),
  legalForm: present(wire.legaForm),
  vatNumber: present(wire.vatNumber),
  notificationAddress: present(wire.notificationAdress),
  pec: present(wire.pec),
  phoneNumber: present(wire.phoneNumber),
  mandateSince: dayFromWire(wire.mandateSince),
});

export const producerDetailToWire = (detail: ProducerDetail): WireProducerDetail => ({
  ...producerToWire(detail),
  legaForm: detail.legalForm ?? null,
  vatNumber: detail.vatNumber ?? null,
  notificationAdress: detail.notificationAddress ?? null,
  pec: detail.pec ?? null,
  phoneNumber: detail.phoneNumber ?? null,
  mandateSince: detail.mandateSince ?? null,
});

export const anomalyFromWire = (wire: WireAnomaly): Anomaly => ({
  id: wire.id,
  title: wire.title,
  description: present(wire.description),
  severity: wire.severity,
  foundOn: dayFromWire(wire.foundOn),
});

export const anomalyToWire = (anomaly: Anomaly): WireAnomaly => ({
  id: anomaly.id,
  title: anomaly.title,
  description: anomaly.description ?? null,
  severity: anomaly.severity,
  foundOn: anomaly.foundOn ?? null,
});
