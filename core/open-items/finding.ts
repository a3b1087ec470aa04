import type { CompanyFileTab } from '#core/company-file/company-file.ts';
import type { FileCause } from '#core/company-file/notice.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { StopCause } from './amounts.ts';

/**
 * What a finding is about: what can be wrong in the file; a tab that the service flags though nothing in its data says why; a request, an
 * application that waits to be sent, a debt; anything else that a payment names.
 */
export type FindingCause = FileCause | 'tab' | 'request' | 'draft' | 'debt' | 'other';

/** Something that is open for a company, whatever day it is: farmer and centre are shown views of the same findings. */
export interface Finding {
  readonly cause: FindingCause;
  /** Which one: the id of an application or a debt, the protocol number of a contract, the tab. */
  readonly record?: string | undefined;
  /** What the data call it: the kind of a contract, what is asked for, the word of a cause that the portal does not know. */
  readonly name?: string | undefined;
  /** What the file says of something that is wrong in it. */
  readonly sentence?: string | undefined;
  /** What it belongs to: the application for which something is asked. */
  readonly about?: string | undefined;
  /** The last day; absent for what has none. */
  readonly day?: IsoDate | undefined;
  /** Whether the service says that it holds no more, or is not right; a day that has passed says so by itself. */
  readonly isWrong: boolean;
  /** Its position among those of its kind, as the service sends them: a part of stored ids. */
  readonly at: number;
  /** Where in the file it is; absent for what is not in the file. */
  readonly tab?: CompanyFileTab | undefined;
  /** Among what stops payments (D-39); empty for what stops none. */
  readonly stops: readonly StopCause[];
  /** Known from the payments alone: no record of the company says it. */
  readonly isOnlyOfPayments: boolean;
}
