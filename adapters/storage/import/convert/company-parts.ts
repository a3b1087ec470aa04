import * as z from 'zod';
import type { CompanyFilePart, CompanyFileParts } from '#core/company-file/company-file.ts';
import { companyFilePartCodecs as parts } from '#adapters/http/contract/company-file.ts';
import type { ContentRecord } from '../schemas/index.ts';

/** How to reach the office that holds a mandate. */
export type MandateManager = Pick<ContentRecord<'offices'>, 'mail' | 'phone'>;

/** The mandate manager of a company; undefined where it has none. */
export type ManagerOf = (cuaa: string) => MandateManager | undefined;

/** The parts of a company's file in the core's words; content files write them in the service's. */
export const companyFileParts = (
  { denominazione, cuaa, file }: ContentRecord<'companies'>,
  manager: MandateManager | undefined,
): { readonly [Part in CompanyFilePart]: CompanyFileParts[Part] } => ({
  header: z.decode(parts.header, file.header),
  alerts: z.decode(parts.alerts, { ...file.alerts, mailContact: manager?.mail, phoneContact: manager?.phone }),
  'personal-data': z.decode(parts['personal-data'], { ...file.personal, name: denominazione, cuaa }),
  'bank-accounts': z.decode(parts['bank-accounts'], file.bank),
  contracts: z.decode(parts.contracts, file.contracts),
  'validation-sheet': z.decode(parts['validation-sheet'], file.validationSheet ?? {}),
});
