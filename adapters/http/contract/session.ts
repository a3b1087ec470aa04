import * as z from 'zod/mini';
import type { Company, Convention } from '#core/session/user.ts';
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

/** The operator of an assistance centre (§3, "Logged CAA user"); an empty list of offices is no convention. */
export const wireConvention = z.object({
  name: z.string(),
  descrizioneCaa: z.string(),
  idUfficio: z.array(z.string()),
});
z.globalRegistry.add(wireConvention, { id: 'OperatoreCaa' });

/** What the desk says of the person: the convention of an operator, nothing for a farmer. */
export const wireDesk = z.object({ caa: maybe(wireConvention) });

/** A yes or no by itself. */
export const wireFlag = z.boolean();
/** Id links that the national system has for the person. */
export const wireIdLinks = z.array(z.string());

export const conventionFromWire = ({
  name,
  descrizioneCaa,
  idUfficio,
}: z.infer<typeof wireConvention>): Convention => ({
  operatorName: name,
  description: descrizioneCaa,
  officeIds: idUfficio,
});

export const conventionToWire = ({
  operatorName,
  description,
  officeIds,
}: Convention): z.infer<typeof wireConvention> => ({
  name: operatorName,
  descrizioneCaa: description,
  idUfficio: [...officeIds],
});
