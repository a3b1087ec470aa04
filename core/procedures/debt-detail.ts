import { formatDay } from '#core/formatting/date.ts';
import { sumOfCents, type Cents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import { unknownTag } from '#core/kernel/status-tag.ts';

/** Where an instalment stands; a word that the portal does not know is kept as it came. */
export type InstalmentState = 'paid' | 'withheld' | 'due' | { readonly unknown: string };

/** An instalment of a debt. */
export interface Instalment {
  /** From 1. */
  readonly number: number;
  readonly dueOn: IsoDate;
  readonly amountCents: Cents;
  readonly state: InstalmentState;
  /** The day on which it was paid or withheld. */
  readonly doneOn?: IsoDate;
  /** How it was paid, such as "in banca". */
  readonly how?: string;
  /** The payment from which it was withheld. */
  readonly paymentId?: string;
}

/** What the service says of paying a debt; nothing is paid in the portal (D-48). */
export interface DebtPaying {
  /** Where it is paid online: another site. */
  readonly url?: string;
  /** The code with which it is paid at a bank or at the post. */
  readonly code?: string;
  /** How it is paid, in a sentence. */
  readonly text?: string;
  /** The office that answers. */
  readonly office?: string;
  /** Its telephone number, as it is written. */
  readonly phone?: string;
}

/** What the service knows of a debt beyond its line in the list. */
export interface DebtDetail {
  /** The company that owes it: an answer about another one is not shown. */
  readonly cuaa: string;
  /** Its number, as the agency writes it. */
  readonly number?: string;
  /** What was found and when, and which payment it touches. */
  readonly origin?: string;
  readonly rule?: string;
  /** The payment that it touches. */
  readonly paymentId?: string;
  readonly interestCents?: Cents;
  /** The day up to which the interest is counted. */
  readonly interestUntil?: IsoDate;
  readonly instalments?: readonly Instalment[];
  /** What happens if the next instalment is not paid. */
  readonly ifUnpaid?: string;
  readonly paying?: DebtPaying;
  /** The "ambito" under which the assistance desk answers about it. */
  readonly assistanceScope?: string;
}

/** The whole of an overdue debt, interest included, and the day up to which it is counted (PAGA-04). */
export interface WithInterest {
  readonly wholeCents: Cents;
  readonly until: IsoDate;
}

/** See `WithInterest`; undefined where no interest runs, or the service does not say up to which day. */
export const withInterest = (
  remainingCents: Cents,
  { interestCents = 0, interestUntil }: Pick<DebtDetail, 'interestCents' | 'interestUntil'>,
): WithInterest | undefined =>
  remainingCents === 0 || interestCents === 0 || interestUntil === undefined
    ? undefined
    : { wholeCents: remainingCents + interestCents, until: interestUntil };

/** What is said where the instalments are not shown because they do not make the debt. */
export const INSTALMENTS_DO_NOT_ADD_UP =
  'Le rate non tornano al centesimo con la somma del debito: finché l’agenzia non le corregge non le mostriamo.';

/** A debt's sum, and what remains of it. */
export interface OwedSum {
  readonly amountCents: Cents;
  readonly remainingCents: Cents;
}

/** The instalments as they may be shown (PAGA-04). */
export type ShownInstalments =
  | { readonly kind: 'absent' }
  | { readonly kind: 'does-not-add-up' }
  | {
      readonly kind: 'adds-up';
      /** By their number. */
      readonly instalments: readonly Instalment[];
      /** The first that is still due; undefined where none is. */
      readonly next: Instalment | undefined;
      readonly givenBack: readonly Instalment[];
    };

/**
 * Instalments stand only where all of them make the debt, and those still due what remains of it, to the cent. One whose state is
 * not known counts for neither: then they are not shown.
 */
export const shownInstalments = (
  { amountCents, remainingCents }: OwedSum,
  { instalments }: Pick<DebtDetail, 'instalments'>,
): ShownInstalments => {
  if (instalments === undefined || instalments.length === 0) return { kind: 'absent' };
  const inOrder = instalments.toSorted((left, right) => left.number - right.number);
  const due = inOrder.filter(({ state }) => state === 'due');
  const givenBack = inOrder.filter(({ state }) => state === 'paid' || state === 'withheld');
  const sum = (some: readonly Instalment[]): Cents => sumOfCents(some.map((one) => one.amountCents));
  return sum(inOrder) === amountCents && sum(due) === remainingCents && due.length + givenBack.length === inOrder.length
    ? { kind: 'adds-up', instalments: inOrder, next: due[0], givenBack }
    : { kind: 'does-not-add-up' };
};

const INSTALMENT_TAGS: Readonly<Record<Extract<InstalmentState, string>, StatusTag>> = {
  paid: { word: 'Pagata', tone: 'ok', icon: 'check-circle' },
  withheld: { word: 'Trattenuta', tone: 'ok', icon: 'check-circle' },
  due: { word: 'Da pagare', tone: 'mute', icon: 'clock' },
};

/** What happened with an instalment: "Pagata il 14/04/2026 in banca"; undefined where nothing did, or nobody says when. */
export const instalmentWords = ({ state, doneOn, how }: Instalment): string | undefined => {
  if ((state !== 'paid' && state !== 'withheld') || doneOn === undefined) return undefined;
  const words = `${state === 'paid' ? 'Pagata' : 'Trattenuta'} il ${formatDay(doneOn)}`;
  return how === undefined ? words : `${words} ${how}`;
};

/** The tag of an instalment: the next one is "Prossima", and one whose term is past "Scaduta". */
export const instalmentTag = (
  { state, dueOn, number }: Instalment,
  next: number | undefined,
  today: IsoDate,
): StatusTag => {
  if (typeof state !== 'string') return unknownTag(state.unknown);
  if (state === 'due' && dueOn < today) return { word: 'Scaduta', tone: 'bad', icon: 'error' };
  return state === 'due' && number === next
    ? { word: 'Prossima', tone: 'warn', icon: 'clock' }
    : INSTALMENT_TAGS[state];
};
