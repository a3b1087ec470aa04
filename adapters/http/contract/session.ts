import * as z from 'zod/mini';
import type { Company } from '#core/session/user.ts';
import { maybe } from './schema.ts';

/** A company of the person; `mandatoChiuso` is false when absent (D-06). */
export const wireCompany = z.object({ cuaa: z.string(), denominazione: z.string(), mandatoChiuso: maybe(z.boolean()) });
export type WireCompany = z.infer<typeof wireCompany>;
export const wireCompanies = z.array(wireCompany);
z.globalRegistry.add(wireCompany, { id: 'Azienda' });

export const companyFromWire = ({ cuaa, denominazione, mandatoChiuso }: WireCompany): Company => ({
  cuaa,
  registeredName: denominazione,
  mandateClosed: mandatoChiuso === true,
});

export const companyToWire = ({ cuaa, registeredName, mandateClosed }: Company): WireCompany => ({
  cuaa,
  denominazione: registeredName,
  mandatoChiuso: mandateClosed,
});
