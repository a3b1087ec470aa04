import * as z from 'zod/mini';
import type { Anomaly, Expiry, Producer, ProducerDetail } from '#core/producers/producer.ts';
import { dayFromWire, maybe, present, wireDay, wirePage } from './schema.ts';

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
  nextExpiry: maybe(
    z.object({ kind: z.enum(['identity-document', 'contract', 'antimafia', 'validation-sheet']), day: wireDay }),
  ),
};

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

const expiryFromWire = (wire: WireProducer['nextExpiry']): Expiry | undefined => {
  const day = dayFromWire(wire?.day);
  return wire === null || wire === undefined || day === undefined ? undefined : { kind: wire.kind, day };
};

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
  nextExpiry: expiryFromWire(wire.nextExpiry),
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
  nextExpiry: producer.nextExpiry ?? null,
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
