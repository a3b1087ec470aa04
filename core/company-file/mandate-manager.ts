import type { CompanyFileAlerts } from './company-file.ts';

const LONE_SURROGATE = /\p{Surrogate}/gu;
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

const encoded = (text: string): string => encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));

/** The link that opens a message to an address; undefined for what is not an address. No header can be smuggled in. */
export const mailtoLink = (address: string | undefined, subject: string): string | undefined => {
  const trimmed = address?.trim() ?? '';
  if (!ADDRESS.test(trimmed)) return undefined;
  const at = trimmed.indexOf('@');
  return `mailto:${encoded(trimmed.slice(0, at))}@${encoded(trimmed.slice(at + 1))}?subject=${encoded(subject)}`;
};

/** A way to write to whoever can change the file (PAGE-08). */
export interface WriteToManager {
  readonly address: string;
  readonly href: string;
  /** Text of the link. */
  readonly label: string;
}

/** How to write to the mandate manager about a subject; undefined when the service gives no usable address. */
export const writeToMandateManager = (alerts: CompanyFileAlerts | undefined, subject: string): WriteToManager | undefined => {
  const address = alerts?.mandateManagerMail?.trim() ?? '';
  const href = mailtoLink(address, subject);
  return href === undefined ? undefined : { address, href, label: `Scrivi a ${address}` };
};
