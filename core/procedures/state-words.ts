import { unknownTag, type StatusTag, type StatusIcon, type Tone } from '#core/kernel/status-tag.ts';
import type { CompanyPayment, Debt, Application } from './procedure.ts';

type Known<State> = Extract<State, string>;

/** What a known state is called, and how it is to be felt. */
type Words<State extends string> = Readonly<Record<State, readonly [word: string, tone: Tone, icon: StatusIcon]>>;

const PAYMENT_WORDS: Words<Known<CompanyPayment['state']>> = {
  paid: ['Pagato', 'ok', 'check-circle'],
  'in-review': ['In istruttoria', 'info', 'clock'],
  authorised: ['Autorizzato', 'info', 'info-circle'],
  suspended: ['Sospeso', 'warn', 'warning-circle'],
  rejected: ['Respinto', 'bad', 'error'],
};

const APPLICATION_WORDS: Words<Known<Application['state']>> = {
  draft: ['In compilazione', 'warn', 'clock'],
  submitted: ['Presentata', 'info', 'info-circle'],
  'in-review': ['In istruttoria', 'info', 'clock'],
  'documents-requested': ['Documenti richiesti', 'warn', 'warning-circle'],
  accepted: ['Accolta', 'ok', 'check-circle'],
  rejected: ['Respinta', 'bad', 'error'],
};

const DEBT_WORDS: Words<Known<Debt['state']>> = {
  open: ['Da restituire', 'warn', 'clock'],
  instalments: ['Rateizzato', 'info', 'clock'],
  overdue: ['Scaduto', 'bad', 'error'],
  settled: ['Saldato', 'ok', 'check-circle'],
};

interface Vocabulary<State extends string> {
  /** The state behind a word, in any case; a word that is not known is kept as it came. */
  readonly from: (word: string) => State | { readonly unknown: string };
  /** The word for a state. */
  readonly to: (state: State | { readonly unknown: string }) => string;
  readonly tag: (state: State | { readonly unknown: string }) => StatusTag;
}

const folded = (word: string): string =>
  word
    .trim()
    .replaceAll(/[\s_]+/gu, ' ')
    .toLocaleLowerCase('it-IT');

const vocabulary = <State extends string>(words: Words<State>): Vocabulary<State> => {
  const states = new Map(Object.keys(words).map((state) => [folded(words[state as State][0]), state as State]));
  return {
    from: (word) => states.get(folded(word)) ?? { unknown: word },
    to: (state) => (typeof state === 'string' ? words[state][0] : state.unknown),
    tag: (state) => {
      if (typeof state !== 'string') return unknownTag(state.unknown);
      const [word, tone, icon] = words[state];
      return { word, tone, icon };
    },
  };
};

/** States of payments, in the agency's words and as tags (PAGE-29). */
export const paymentStates = vocabulary(PAYMENT_WORDS);
/** States of applications. */
export const applicationStates = vocabulary(APPLICATION_WORDS);
/** States of debts. */
export const debtStates = vocabulary(DEBT_WORDS);
