import type { IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { Application, CompanyPayment } from '#core/procedures/procedure.ts';
import { holdOf } from './amounts.ts';
import { causeWords } from '#core/open-items/words/amounts.ts';

/** The payments on a line of time: what is to come above today, the furthest first, and what is over below, the latest first. */
export interface PaymentsTimeline {
  readonly toCome: readonly CompanyPayment[];
  readonly over: readonly CompanyPayment[];
}

/** What was paid or refused is over; whatever else has no end yet is to come, also after the day by which it was expected. */
const isOver = ({ state, paidOn }: CompanyPayment): boolean =>
  state === 'paid' || state === 'rejected' || paidOn !== undefined;

/** The latest day first, what has none before everything else; equal days by id. */
const latestFirst = (left: CompanyPayment, right: CompanyPayment): number => {
  const dayOf = ({ paidOn, expectedBy }: CompanyPayment): string => paidOn ?? expectedBy ?? '~';
  return compareTexts(dayOf(right), dayOf(left)) || compareTexts(left.id, right.id);
};

/** Each payment once, above or below today (PRAT-07). */
export const paymentsTimeline = (payments: readonly CompanyPayment[]): PaymentsTimeline => ({
  toCome: payments.filter((payment) => !isOver(payment)).toSorted(latestFirst),
  over: payments.filter(isOver).toSorted(latestFirst),
});

/** The line below a payment's name: the aid where the name does not say it, and the campaign. */
export const rowLine = ({ description, scheme, campaign }: CompanyPayment): string => {
  const isSaid = scheme !== undefined && folded(description).includes(folded(scheme));
  return [
    ...(scheme === undefined || isSaid ? [] : [scheme]),
    ...(campaign === undefined ? [] : [`Campagna ${campaign}`]),
  ].join(', ');
};

const folded = (words: string): string => words.toLocaleLowerCase('it-IT');

/** What a row says of a payment that stands still, or will: "Fermo: documento scaduto"; undefined where nothing is known to stop it. */
export const rowHoldWords = (
  payment: CompanyPayment,
  today: IsoDate,
): { readonly word: string; readonly what: string; readonly isStopped: boolean } | undefined => {
  const standing = holdOf(payment, today);
  if (standing?.kind !== 'stopped' && standing?.kind !== 'at-risk') return undefined;
  const isStopped = standing.kind === 'stopped';
  return {
    word: isStopped ? (payment.state === 'suspended' ? 'Sospeso' : 'Fermo') : 'A rischio',
    what: causeWords(standing.by.map(({ kind }) => kind)),
    isStopped,
  };
};

/** Whether an application waits for its reader: for what the agency asks, or to be completed. */
export const isWaiting = ({ request, state }: Application): boolean => request !== undefined || state === 'draft';

/** Applications in the order in which they want something: those that wait for the reader first, the nearest term first; the others as they came. */
export const waitingFirst = (applications: readonly Application[]): readonly Application[] => [
  ...applications
    .filter(isWaiting)
    .toSorted((left, right) => compareTexts(left.request?.dueOn ?? '~', right.request?.dueOn ?? '~')),
  ...applications.filter((application) => !isWaiting(application)),
];
