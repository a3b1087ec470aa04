import type { MessageSubject } from './message-subject.ts';

/** Which desk a notification is for: a company of a farmer, or the operator of an assistance centre. */
export type NotificationKind = 'AGRI' | 'CAA';

/**
 * Whose notifications are read, and by whom: for AGRI the company (its cuaa), for CAA the operator's
 * fiscal code (NOTE-04). Read state belongs to the person who reads (NOTE-08).
 */
export interface Inbox {
  readonly kind: NotificationKind;
  readonly id: string;
  /** Fiscal code of the person who reads; the service takes it from the token. */
  readonly reader: string;
}

/** A message of the agency to one inbox. */
export interface Notification {
  readonly msgId: string;
  readonly subject: string;
  readonly plainBody: string;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly createdAt: number;
  readonly read: boolean;
  /** What it is about, where the service says so (PRAT-06, D-43). */
  readonly about?: readonly MessageSubject[];
}

/** What the notifications page is narrowed to (LIST-17). */
export interface NotificationFilters {
  /** Days back from today in Italy, today included; undefined for any time. */
  readonly lastDays?: number | undefined;
  readonly unreadOnly: boolean;
}
