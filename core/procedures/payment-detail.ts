import type { SquareMetres } from '#core/kernel/area-measure.ts';
import type { Cents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';

/** A line of a payment's sum in words; every amount is the service's, and none is made here (PAGA-01). */
export interface SumLine {
  readonly label: string;
  /** What was found, in a sentence. */
  readonly found?: string;
  /** The rule behind the amount, in a sentence. */
  readonly rule?: string;
  readonly askedArea?: SquareMetres;
  readonly foundArea?: SquareMetres;
  /** The area that is paid, and what a hectare of it is worth: their product is the amount. */
  readonly paidArea?: SquareMetres;
  readonly rateCents?: Cents;
  /** The part in a hundred of the sum above that arrives with this payment. */
  readonly percent?: number;
  /** The debt from which the amount is withheld. */
  readonly debtId?: string;
  /** Negative where it is taken off. */
  readonly amountCents: Cents;
  /** The same line a year before. */
  readonly lastYearCents?: Cents;
}

/** A numbered part of the sum: its lines, and the sum to which they lead. */
export interface SumPart {
  readonly lines: readonly SumLine[];
  readonly totalCents: Cents;
  readonly lastYearCents?: Cents;
}

/** What is different from the payment of the year before, by signed lines that add up to the whole difference. */
export interface YearChange {
  readonly lines: readonly { readonly label: string; readonly amountCents: Cents }[];
  readonly totalCents: Cents;
  /** A sentence about the lines, such as at which share of the sum they are counted. */
  readonly note?: string;
}

/** The sum in words: what is due, what is taken off, what arrives with this payment. */
export interface PaymentBreakdown {
  readonly entitled: SumPart;
  readonly reductions?: SumPart;
  readonly arriving: SumPart;
  /** The year that the amounts of a year before are of. */
  readonly lastYear?: number;
  readonly change?: YearChange;
}

/** A payment as a line of the books: gross and less what was taken off and withheld makes what was credited. */
export interface BookEntry {
  readonly grossCents: Cents;
  /** Never positive. */
  readonly reductionsCents: Cents;
  /** Kept for a debt of the company; never positive. */
  readonly withheldCents: Cents;
}

/** What the service knows of a payment beyond its line in the list. */
export interface PaymentDetail {
  /** The company that is paid: an answer about another one is not shown. */
  readonly cuaa: string;
  readonly payeeName?: string;
  /** The last four characters of the account: more of it never leaves the service. */
  readonly accountEnd?: string;
  readonly applicationNumber?: string;
  /** The application that it is paid for, where the service says it has a page (PRAT-10, D-40). */
  readonly applicationId?: string;
  /** The fund that pays, such as "FEAGA, aiuti diretti". */
  readonly fund?: string;
  /** Why it is suspended or rejected. */
  readonly reason?: string;
  /** What is still to come of the same aid. */
  readonly rest?: { readonly amountCents: Cents; readonly expectedBy?: IsoDate };
  readonly book?: BookEntry;
  readonly breakdown?: PaymentBreakdown;
  /** Whether there is a letter to download. */
  readonly hasLetter?: boolean;
  /** The "ambito" under which the assistance desk answers about it. */
  readonly assistanceScope?: string;
}
