import * as z from 'zod/mini';
import type { Company, Convention } from '#core/session/user.ts';
import { maybe, present } from './schema.ts';

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
  uffici: maybe(
    z.array(z.object({ id: z.string(), name: z.string(), mail: maybe(z.string()), phone: maybe(z.string()) })),
  ),
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
  uffici,
}: z.infer<typeof wireConvention>): Convention => ({
  operatorName: name,
  description: descrizioneCaa,
  officeIds: idUfficio,
  offices: (uffici ?? []).map(({ id, name: officeName, mail, phone }) => ({
    id,
    name: officeName,
    mail: present(mail),
    phone: present(phone),
  })),
});

export const conventionToWire = ({
  operatorName,
  description,
  officeIds,
  offices = [],
}: Convention): z.infer<typeof wireConvention> => ({
  name: operatorName,
  descrizioneCaa: description,
  idUfficio: [...officeIds],
  uffici: offices.map(({ id, name, mail, phone }) => ({ id, name, mail: mail ?? null, phone: phone ?? null })),
});
