import type { Inbox } from './notification.ts';

/** The reader of the portal, as far as notifications are concerned. */
export interface NotificationReader {
  readonly isCaa: boolean;
  readonly fiscalCode: string;
  readonly selectedCuaa?: string | undefined;
}

/**
 * The inbox of a person: the selected company's for a farmer, the operator's own for an assistance centre
 * (NOTE-04). A farmer who has not selected a company has none, and nothing is asked for.
 */
export const inboxOf = ({ isCaa, fiscalCode, selectedCuaa }: NotificationReader): Inbox | undefined => {
  if (isCaa) return { kind: 'CAA', id: fiscalCode, reader: fiscalCode };
  return selectedCuaa === undefined ? undefined : { kind: 'AGRI', id: selectedCuaa, reader: fiscalCode };
};
