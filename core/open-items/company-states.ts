import type { Cents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Company } from '#core/session/user.ts';

/** How a company of the person stands, as far as it is known (SES-30). */
export interface CompanyState {
  readonly cuaa: string;
  /** How many entries "Cosa devo fare" has. */
  readonly toDos: number;
  /** How many of them are past. */
  readonly late: number;
  /** The nearest day of those that have one to come. */
  readonly nextTerm?: IsoDate | undefined;
  /** What they stop today, each payment once; undefined where it is not known of every payment (D-39). */
  readonly stoppedCents?: Cents | undefined;
}

/** The states of companies, in one question for all of them. A company of which too little is known has none. */
export interface CompanyStates {
  /** Of the person's companies whose mandate is open; the service takes them from the token. */
  statesOf(companies: readonly Company[]): Promise<readonly CompanyState[]>;
}
export const CompanyStates = portKey<CompanyStates>('CompanyStates');
