import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Affected } from './affected.ts';

/** A client of an assistance centre, as the search shows it. */
export interface Producer {
  /** Last part of the producer's address: chosen by the service and telling nothing, because a cuaa may be a fiscal code. */
  readonly friendlyUrl: string;
  readonly cuaa: string;
  readonly registeredName: string;
  readonly city?: string | undefined;
  /** The office that holds the mandate. */
  readonly office?: string | undefined;
  /** The file's status as the agency writes it. */
  readonly fileStatus?: string | undefined;
  readonly lastValidation?: IsoDate | undefined;
  /** How many anomalies the file has, and the heaviest of them. */
  readonly anomalyCount: number;
  readonly worstAnomaly?: AnomalySeverity | undefined;
  /** All of the file that ends, also what has ended already; the first to end first. */
  readonly expiries: readonly Expiry[];
  /** Absent outside of a list, and where the service sends no sums (D-40). */
  readonly affected?: Affected;
}

/** What of a file can end. */
export type ExpiryKind = 'identity-document' | 'contract' | 'antimafia' | 'validation-sheet';

/** Something of a file that ends on a day. */
export interface Expiry {
  readonly kind: ExpiryKind;
  readonly day: IsoDate;
}

/** A client in full (PAGE-30). */
export interface ProducerDetail extends Producer {
  readonly legalForm?: string | undefined;
  readonly vatNumber?: string | undefined;
  readonly notificationAddress?: string | undefined;
  readonly pec?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly mandateSince?: IsoDate | undefined;
}

/** How much an anomaly of the file weighs. */
export type AnomalySeverity = 'blocking' | 'warning' | 'notice';

/** Something in the client's file that does not add up. */
export interface Anomaly {
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly severity: AnomalySeverity;
  readonly foundOn?: IsoDate | undefined;
}
