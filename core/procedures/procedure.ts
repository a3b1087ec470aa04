import type { Cents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { ApplicationDetail } from './application-detail.ts';
import type { DebtDetail } from './debt-detail.ts';
import type { PaymentDetail } from './payment-detail.ts';

/** Where a payment stands; a word that the portal does not know is kept as it came. */
export type PaymentState =
  | 'paid'
  | 'in-review'
  | 'authorised'
  | 'suspended'
  | 'rejected'
  | { readonly unknown: string };

/** What stands in the company file and can stop a payment. */
export const FILE_STOP_KINDS = [
  'identity-document',
  'pec',
  'bank-account',
  'contract',
  'antimafia',
  'validation-sheet',
] as const;
/** What can stop a payment. */
export const STOP_KINDS = [...FILE_STOP_KINDS, 'application', 'debt'] as const;
/** The same, as the service tells it; a word that the portal does not know is kept as it came (D-39). */
export type StopKind = (typeof STOP_KINDS)[number] | { readonly unknown: string };

/** Why a payment stands still, or will, as the service says it (D-39). */
export interface PaymentStop {
  readonly kind: StopKind;
  /** Which one, where there are several: the id of an application or a debt, the protocol number of a contract. */
  readonly thing?: string | undefined;
  /** The first day on which it stops the payment; a day to come is a risk. */
  readonly since: IsoDate;
}

/** What every entry of a company's procedures has. */
interface Entry {
  readonly id: string;
  /** Whether the service answers a page of it alone (D-40). */
  readonly hasDetail?: boolean;
}

/** The credit that a closed year had before it came back from the bank or was corrected (PAGA-05). */
export interface Correction {
  /** The day on which it was corrected. */
  readonly on: IsoDate;
  readonly creditedOn: IsoDate;
  /** 0 where the year had nothing of this payment. */
  readonly beforeCents: Cents;
}

/** A payment to a company, made or awaited. */
export interface CompanyPayment extends Entry {
  /** What is paid, such as "Anticipo domanda unica". */
  readonly description: string;
  readonly campaign?: number | undefined;
  /** The aid under which it is paid, as applications name it. */
  readonly scheme?: string | undefined;
  readonly amountCents: Cents;
  /** The day it was paid; absent while it is awaited. */
  readonly paidOn?: IsoDate | undefined;
  /** The day by which it is expected. */
  readonly expectedBy?: IsoDate | undefined;
  readonly state: PaymentState;
  /** The year of whose statement it is a line, where the service makes statements (D-40). */
  readonly statementYear?: number;
  /** Only on its own page: what explains the sum (PAGA-01). */
  readonly detail?: PaymentDetail;
  /** What is still to be worked out of the same aid, after this payment; no day is known for it (D-40). */
  readonly restCents?: Cents;
  /** The last four characters of the account on which it was or will be credited (D-40). */
  readonly accountEnd?: string;
  /** What stops it, or will; empty when nothing does, absent where the service does not tell (D-39, D-40). */
  readonly stoppedBy?: readonly PaymentStop[] | undefined;
  /** What a closed year had of it before, where that was corrected (D-40). */
  readonly correction?: Correction;
}

/** Where an application stands. */
export type ApplicationState =
  | 'draft'
  | 'submitted'
  | 'in-review'
  | 'documents-requested'
  | 'accepted'
  | 'rejected'
  | { readonly unknown: string };

/** An application for aid ("domanda") of a company. */
export interface Application extends Entry {
  /** Its number, as the agency writes it. */
  readonly number: string;
  readonly title: string;
  readonly campaign?: number | undefined;
  readonly submittedOn?: IsoDate | undefined;
  readonly requestedCents?: Cents | undefined;
  readonly state: ApplicationState;
  /** What the agency asks for, where it asks for something. */
  readonly request?: { readonly what: string; readonly dueOn?: IsoDate | undefined } | undefined;
  /** Controls that were made or are announced, in fields, stables and from above; absent where the service tells of none (D-40). */
  readonly controls?: readonly { readonly on: IsoDate; readonly what: string }[];
  /** Only on its own page (PRAT-01). */
  readonly detail?: ApplicationDetail;
}

/** Where a debt stands. */
export type DebtState = 'open' | 'instalments' | 'overdue' | 'settled' | { readonly unknown: string };

/** A sum that the company has to give back. */
export interface Debt extends Entry {
  readonly description: string;
  readonly amountCents: Cents;
  /** What is still owed. */
  readonly remainingCents: Cents;
  readonly openedOn?: IsoDate | undefined;
  readonly dueOn?: IsoDate | undefined;
  /** What is due on that day, where it is not all: the next instalment (D-40). */
  readonly dueCents?: Cents;
  readonly state: DebtState;
  /** Only on its own page: where it comes from, its instalments, how it is paid (PAGA-04). */
  readonly detail?: DebtDetail;
}
