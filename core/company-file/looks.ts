import { formatDay, timeInRome } from '#core/formatting/date.ts';
import { listed } from '#core/formatting/listed.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import type { Role } from '#core/session/user.ts';

/** What of a company somebody may have looked at, in the order in which it is told. */
export const LOOK_SUBJECTS = [
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
  'mandate',
  'other',
] as const;
export type LookSubject = (typeof LOOK_SUBJECTS)[number];

/** What one person who is not the company's own has looked at on one day, or tried to (ROUTE-20, D-05). */
export interface Look {
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
  readonly subjects: readonly LookSubject[];
}

/** How many looks a page of the list has. */
export const LOOKS_A_PAGE = 10;

const SUBJECT_WORDS: Readonly<Record<LookSubject, string>> = {
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
  mandate: 'gestore del mandato',
  other: 'altri dati',
};

/** Each once, in the order in which they are told. */
export const inTellingOrder = (subjects: readonly LookSubject[]): readonly LookSubject[] =>
  LOOK_SUBJECTS.filter((subject) => subjects.includes(subject));

/** Who looked, as far as it concerns the company: an office answers for its operators, and nobody else is named. */
export const whoLooked = ({ office, role }: Look): string => {
  if (office !== undefined) return office;
  return role === 'caa' ? 'Un operatore di un centro di assistenza' : 'Una persona che non è titolare dell’azienda';
};

/** When: "22/11/2026 alle 10:02", or from when to when on that day, as clocks go in Italy (D-16). */
export const whenLooked = ({ from, to }: Look): string => {
  const [start, end] = [timeInRome(from), timeInRome(to)];
  const times = start === end ? `alle ${start}` : `dalle ${start} alle ${end}`;
  return `${formatDay(dayInRome(from))} ${times}`;
};

/** What was looked at, in words: "Stato del fascicolo, coordinate bancarie e pagamenti". */
export const whatWasSeen = ({ subjects }: Look): string => {
  const words = listed(inTellingOrder(subjects).map((subject) => SUBJECT_WORDS[subject]));
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** On what ground, or that there was none. */
export const whyLooked = ({ outcome, mandateSince }: Look): string => {
  if (outcome === 'refused') return 'Non ne aveva titolo: l’accesso è stato respinto e nessun dato è stato mostrato.';
  return mandateSince === undefined
    ? 'Per assistere l’azienda, con il mandato di allora.'
    : `Per assistere l’azienda, con il mandato dato il ${formatDay(mandateSince)}.`;
};

/** Whether it was let through, as a tag. */
export const lookTag = ({ outcome }: Look): StatusTag =>
  outcome === 'allowed'
    ? { tone: 'ok', icon: 'check-circle', word: 'Consentito' }
    : { tone: 'bad', icon: 'error', word: 'Respinto' };
