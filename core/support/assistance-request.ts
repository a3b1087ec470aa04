import { addWorkingDays } from '#core/kernel/holidays.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Opening } from './opening-hours.ts';

/** The form as it is being filled (D-10); every field is text as it was typed. */
export interface AssistanceDraft {
  readonly name: string;
  readonly surname: string;
  readonly fiscalCode: string;
  readonly email: string;
  /** Optional. */
  readonly phone: string;
  /** Value of one of the scopes that the service offers. */
  readonly scope: string;
  readonly subject: string;
  readonly message: string;
  readonly consent: boolean;
}
export type AssistanceField = keyof AssistanceDraft;

/** A draft that passed every rule, in the form in which it is sent. */
export interface AssistanceRequest extends Omit<AssistanceDraft, 'phone' | 'consent'> {
  readonly phone?: string | undefined;
  readonly consent: true;
}

/** A choice of the "ambito" dropdown. */
export interface AssistanceScope {
  readonly name: string;
  readonly value: string;
  /** Within how many working days the agency answers; absent where it promises nothing. */
  readonly answerDays?: number;
}

/** The day by which a request of a scope is answered; undefined where nothing is promised (PAGE-33). */
export const answeredBy = (
  scopes: readonly AssistanceScope[],
  { scope }: Pick<AssistanceDraft, 'scope'>,
  today: IsoDate,
): IsoDate | undefined => {
  const days = scopes.find(({ value }) => value === scope)?.answerDays;
  return days === undefined ? undefined : addWorkingDays(today, days);
};

/** What the agency answers when it has taken the request. */
export interface AssistanceReceipt {
  readonly number: string;
}

/** One error of one field: a stable code, and the sentence that says it. */
export interface FieldError {
  readonly code: string;
  readonly message: string;
}
export type AssistanceErrors = Readonly<Partial<Record<AssistanceField, FieldError>>>;

/** Contacts of the agency's support (PAGE-34). */
export interface SupportContact {
  readonly title: string;
  readonly description?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly pec?: string | undefined;
  readonly address?: string | undefined;
  readonly openingHours?: string | undefined;
  /** The hours by which it is known whether it answers now; absent where the service has prose alone (D-40). */
  readonly opening?: Opening | undefined;
}
