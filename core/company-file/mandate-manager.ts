import { lowered } from '#core/formatting/text.ts';
import { percentEncode } from '#core/kernel/address.ts';
import type { Company } from '#core/session/user.ts';
import type { CompanyFileAlerts, CompanyFileHeader } from './company-file.ts';

const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** The link that opens a message to an address; undefined for what is not an address. No header can be smuggled in. */
export const mailtoLink = (address: string, subject: string, body = ''): string | undefined => {
  if (!ADDRESS.test(address)) return undefined;
  const at = address.indexOf('@');
  return `mailto:${percentEncode(address.slice(0, at))}@${percentEncode(address.slice(at + 1))}?subject=${percentEncode(subject)}${body === '' ? '' : `&body=${percentEncode(body.replaceAll('\n', '\r\n'))}`}`;
};

/** A way to write to the office that can change the file (PAGE-08). */
export interface WriteToManager {
  readonly address: string;
  readonly href: string;
  /** Text of the link. */
  readonly label: string;
}

/**
 * How to write to the mandate manager about a subject of a company, which the mail names first, with a text where there is one; undefined when
 * the service gives no usable address.
 */
export const writeToMandateManager = (
  alerts: CompanyFileAlerts | undefined,
  company: Pick<Company, 'registeredName'> | undefined,
  subject: string,
  body?: string,
): WriteToManager | undefined => {
  const address = alerts?.mandateManagerMail?.trim() ?? '';
  const href = mailtoLink(
    address,
    company === undefined ? subject : `${company.registeredName}: ${lowered(subject)}`,
    body,
  );
  return href === undefined ? undefined : { address, href, label: `Scrivi a ${address}` };
};

/** The office that can change the file, as it is called by telephone (PAGE-08). */
export interface ManagerContact {
  readonly name: string;
  /** As the service writes it. */
  readonly phone: string;
}

/** Name and telephone of the mandate manager; undefined when the service gives no number. */
export const managerContact = (
  header: CompanyFileHeader | undefined,
  alerts: CompanyFileAlerts | undefined,
): ManagerContact | undefined => {
  const phone = alerts?.mandateManagerPhone?.trim() ?? '';
  return DIALLED.test(phone) ? { name: header?.mandateEntity ?? 'Gestore del mandato', phone } : undefined;
};

const DIALLED = /^\+?\d[\d\s./-]{4,}$/u;
