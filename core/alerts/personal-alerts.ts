import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Role } from '#core/session/user.ts';
import { DIGEST_HOUR } from './frequency.ts';

/** Kinds of personal alerts: a notification has arrived, an entry of what is to be done nears its term, a payment has changed state (PREF-01). */
export const PERSONAL_KINDS = ['notification', 'term', 'payment'] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** The hours at which a centre may have its digest, in Italy. */
export const DIGEST_HOURS: readonly number[] = Array.from({ length: 15 }, (_, at) => at + 6);

/** Days before a term on which it may be announced; each person chooses among them (PREF-04). */
export const TERM_DAYS: readonly number[] = [30, 14, 7, 1];

/** A person in a role: what a farmer chooses and what the same person chooses for a centre are apart. */
export interface AlertPerson {
  readonly fiscalCode: string;
  readonly role: Role;
}

/** A farmer's choice of alerts for one company. */
export interface CompanyAlerts {
  readonly cuaa: string;
  readonly kinds: readonly PersonalKind[];
}

/** A person's choice of alerts; all are off until chosen. */
export interface PersonalChoices {
  /** A farmer's companies, each once and with something chosen; empty for a centre. */
  readonly companies: readonly CompanyAlerts[];
  /** A centre's, for all its producers together; empty for a farmer. */
  readonly kinds: readonly PersonalKind[];
  /** The hour of a centre's digest, in Italy. */
  readonly hour: number;
  /** How many days before a term it is announced: some of `TERM_DAYS`, all until chosen, never none. */
  readonly termDays: readonly number[];
}

/** Where a person wants to be written to. */
export interface PersonalAddress {
  readonly mail: string;
  /** The day on which its link was pressed; nothing leaves before. */
  readonly confirmedOn?: IsoDate | undefined;
  /** When its confirmation was sent (milliseconds since 1970). */
  readonly sentAt: number;
}

/** What a person has chosen; without an address where nothing is. */
export interface PersonalAlerts extends PersonalChoices {
  readonly address?: PersonalAddress;
}

/** What a person asks for. */
export interface PersonalDraft extends PersonalChoices {
  readonly mail: string;
}

/** Nothing is chosen. */
export const NO_CHOICES: PersonalChoices = { companies: [], kinds: [], hour: DIGEST_HOUR, termDays: TERM_DAYS };

/** Why nothing was saved. */
export type PersonalFailure = {
  /** `mail`: the address is none; `tooMany`: the person has had it written to today already, or too many others, or the portal has sent too many; `choices`: of what the person does not hold. */
  readonly code: 'alerts.mail' | 'alerts.choices' | 'alerts.too-many';
};

/** The choices of the person signed in, known to the service by the token (PREF-01, PREF-02). */
export interface MyAlerts {
  of(as: Role): Promise<PersonalAlerts>;
  /** Takes the place of all that was chosen before; with nothing chosen the address is forgotten. */
  save(as: Role, draft: PersonalDraft): Promise<Result<PersonalAlerts, PersonalFailure>>;
  /** Sends the confirmation of an address again, once a day. */
  resend(as: Role): Promise<Result<PersonalAlerts, PersonalFailure>>;
}
export const MyAlerts = portKey<MyAlerts>('MyAlerts');

/** The address behind a signed link. */
export interface LinkedAddress extends PersonalAddress {
  /** Names this address among all that the person has typed: a link confirms only the one that it was sent to. */
  readonly key: string;
}

/**
 * The choices of all people. Nothing that it stores says who, which company or which address without the portal's secret. Who asks has been
 * decided before; ids come from signed links alone.
 */
export interface PersonalRegister {
  of(person: AlertPerson): Promise<PersonalAlerts>;
  /** Takes the place of what was there; an address that is new is sent its confirmation, one a day of each person; `tooMany` saves nothing. */
  save(person: AlertPerson, draft: PersonalDraft): Promise<'saved' | 'tooMany'>;
  /** Sends the confirmation again to an address that waits for it. */
  resend(person: AlertPerson): Promise<'saved' | 'tooMany'>;
  at(id: string): Promise<LinkedAddress | undefined>;
  /** Confirms the address with this key; false where there is none any more, or it is confirmed. */
  confirm(id: string, key: string): Promise<boolean>;
  /** Ends all alerts of the person in the role, and forgets the address. */
  end(id: string): Promise<void>;
}
export const PersonalRegister = portKey<PersonalRegister>('PersonalRegister');

const isSomething = ({ kinds }: { readonly kinds: readonly PersonalKind[] }): boolean => kinds.length > 0;

/** Whether anything is chosen. */
export const hasChoices = ({ companies, kinds }: PersonalChoices): boolean =>
  companies.some(isSomething) || kinds.length > 0;

/** Whether terms are chosen, of whatever company: then their days count. */
export const hasTerms = ({ companies, kinds }: Pick<PersonalChoices, 'companies' | 'kinds'>): boolean =>
  [...companies, { kinds }].some((one) => one.kinds.includes('term'));

/** The days before a term in one order; all where none is chosen. */
const tidyDays = (chosen: readonly number[]): readonly number[] => {
  const days = TERM_DAYS.filter((day) => chosen.includes(day));
  return days.length === 0 ? TERM_DAYS : days;
};

/** Choices as they are stored: each company once, with what is chosen of it in one order, and none without. */
export const tidyChoices = ({ companies, kinds, hour, termDays }: PersonalChoices): PersonalChoices => {
  const ordered = (chosen: readonly PersonalKind[]): readonly PersonalKind[] =>
    PERSONAL_KINDS.filter((kind) => chosen.includes(kind));
  const ofCompany = new Map(companies.map((one) => [one.cuaa, { cuaa: one.cuaa, kinds: ordered(one.kinds) }]));
  return {
    companies: [...ofCompany.values()].filter(isSomething),
    kinds: ordered(kinds),
    hour,
    termDays: tidyDays(termDays),
  };
};

/**
 * What becomes of the address when choices are saved at an instant: one that is as before keeps its day of consent, another waits for its
 * own. Undefined where nothing is chosen: then nothing is kept (PREF-02).
 */
export const addressAfter = (
  before: PersonalAddress | undefined,
  draft: PersonalDraft,
  now: number,
): { readonly address: PersonalAddress; readonly isNew: boolean } | undefined => {
  if (!hasChoices(draft)) return undefined;
  return before?.mail === draft.mail
    ? { address: before, isNew: false }
    : { address: { mail: draft.mail, sentAt: now }, isNew: true };
};

/** Whether the confirmation may be sent again: once a day, while the address waits. */
export const mayResend = ({ confirmedOn, sentAt }: PersonalAddress, now: number): boolean =>
  confirmedOn === undefined && dayInRome(sentAt) < dayInRome(now);
