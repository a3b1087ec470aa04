import { capitalised } from '#core/formatting/text.ts';
import { formatDay, monthOf, timeInRome } from '#core/formatting/date.ts';
import { listed } from '#core/formatting/listed.ts';
import { formatCount } from '#core/formatting/number.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Page } from '#core/kernel/page.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import type { Role } from '#core/session/user.ts';

/** The data of a company that an access may concern, in display order. */
export const ACCESS_SUBJECTS = [
  'producer-list',
  'producer',
  'header',
  'alerts',
  'personal-data',
  'bank-accounts',
  'contracts',
  'validation-sheet',
  'summary',
  'anomalies',
  'payments',
  'questions',
  'debts',
  'notifications',
  'message',
  'mandate',
  'other',
] as const;
export type AccessSubject = (typeof ACCESS_SUBJECTS)[number];

/** What one outsider read of a company on one day, or tried to (ROUTE-20, D-05). */
export interface AccessEntry {
  /** The first and the last time of the day, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly from: number;
  readonly to: number;
  readonly role: Role;
  /** The office that the person works for, where it is an operator. */
  readonly office?: string | undefined;
  /** Since when that office had the company's mandate on that day; absent when it had none. */
  readonly mandateSince?: IsoDate | undefined;
  readonly outcome: 'allowed' | 'refused';
  /** At least one, in their order. */
  readonly subjects: readonly AccessSubject[];
}

/** Entries per page of the list. */
export const ENTRIES_PER_PAGE = 10;

const SUBJECT_WORDS: Readonly<Record<AccessSubject, string>> = {
  'producer-list': 'presenza nell’elenco dei produttori',
  producer: 'dati dell’azienda',
  header: 'stato del fascicolo',
  alerts: 'avvisi del fascicolo',
  'personal-data': 'dati anagrafici e di contatto',
  'bank-accounts': 'coordinate bancarie',
  contracts: 'contratti e documenti',
  'validation-sheet': 'scheda di validazione',
  summary: 'riepilogo del fascicolo in PDF',
  anomalies: 'anomalie del fascicolo',
  payments: 'pagamenti',
  questions: 'domande',
  debts: 'debiti',
  notifications: 'notifiche',
  message: 'dati per scrivere all’azienda',
  mandate: 'gestore del mandato',
  other: 'altri dati',
};

/** Each subject once, in display order. */
export const inSubjectOrder = (subjects: readonly AccessSubject[]): readonly AccessSubject[] =>
  ACCESS_SUBJECTS.filter((subject) => subjects.includes(subject));

/** The reader, as far as it concerns the company: an office stands for its operators, and no person is named. */
export const whoAccessed = ({ office, role }: AccessEntry): string => {
  if (office !== undefined) return office;
  return role === 'caa' ? 'Un operatore di un centro di assistenza' : 'Una persona che non è titolare dell’azienda';
};

/** When: "22/11/2026 alle 10:02", or from when to when on that day, as clocks go in Italy (D-16). */
export const whenAccessed = ({ from, to }: AccessEntry): string => {
  const [start, end] = [timeInRome(from), timeInRome(to)];
  const times = start === end ? `alle ${start}` : `dalle ${start} alle ${end}`;
  return `${formatDay(dayInRome(from))} ${times}`;
};

/** The subjects in words: "Stato del fascicolo, coordinate bancarie e pagamenti". */
export const whatWasAccessed = ({ subjects }: AccessEntry): string => {
  return capitalised(listed(inSubjectOrder(subjects).map((subject) => SUBJECT_WORDS[subject])));
};

/** The legal ground, or that there was none. */
export const whyAccessed = ({ outcome, mandateSince }: AccessEntry): string => {
  if (outcome === 'refused') return 'Non ne aveva titolo: l’accesso è stato respinto e nessun dato è stato mostrato.';
  return mandateSince === undefined
    ? 'Per assistere l’azienda, con il mandato di allora.'
    : `Per assistere l’azienda, con il mandato dato il ${formatDay(mandateSince)}.`;
};

/** Whether access was granted, as a tag. */
export const accessTag = ({ outcome }: AccessEntry): StatusTag =>
  outcome === 'allowed'
    ? { tone: 'ok', icon: 'check-circle', word: 'Consentito' }
    : { tone: 'bad', icon: 'error', word: 'Respinto' };

const MONTH_LENGTH = 'YYYY-MM'.length;

/**
 * How often outsiders read the data in the month of today, from the first page of the log: "3 accessi in novembre". Where the whole
 * page is of this month there may be more: "almeno 10 accessi in novembre" (FILE-17).
 */
export const accessesOfMonth = ({ items, totalCount }: Page<AccessEntry>, today: IsoDate): string => {
  const month = today.slice(0, MONTH_LENGTH);
  const count = items.filter(({ from }) => dayInRome(from).startsWith(month)).length;
  const isPartial = count === items.length && count < totalCount;
  const name = monthOf(today).long.split('\u00A0')[0] ?? '';
  if (count === 0) return `Nessun accesso in ${name}`;
  return `${isPartial ? 'Almeno ' : ''}${formatCount(count)} ${count === 1 ? 'accesso' : 'accessi'} in ${name}`;
};
