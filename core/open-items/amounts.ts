import { type Cents, sumOfCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { CompanyPayment, PaymentStop, StopKind } from '#core/procedures/procedure.ts';

/**
 * How a payment that can be stopped stands: something in force stops it, something will from a day on, nothing does, or the
 * service does not tell (D-39).
 */
export type Standing =
  | { readonly kind: 'stopped'; readonly by: readonly PaymentStop[] }
  | { readonly kind: 'at-risk'; readonly from: IsoDate; readonly by: readonly PaymentStop[] }
  | { readonly kind: 'free' }
  | { readonly kind: 'unknown' };

/** A thing that may stop payments: a row of "Cosa devo fare", an alert of the file. */
export interface StopCause {
  readonly kind: StopKind;
  /** Without it every one of its kind is meant. */
  readonly thing?: string | undefined;
}

/** What one thing, or several together, stop; each payment once, whatever stops it. */
export interface Stake {
  readonly stoppedCents: Cents;
  /** What is expected first stands first. */
  readonly stopped: readonly CompanyPayment[];
  /** Of payments that are stopped by nothing of this yet. */
  readonly atRiskCents: Cents;
  readonly atRisk: readonly CompanyPayment[];
  /** The first day from which something is at risk. */
  readonly atRiskFrom: IsoDate | undefined;
  /** Of some payment it is not known what stops it: the sums are "almeno", and nothing is "non noto". */
  readonly isPartial: boolean;
}

/** Whether a payment can be stopped at all: what was paid, refused or is not understood cannot. */
export const canBeStopped = ({ state }: CompanyPayment): boolean =>
  state === 'in-review' || state === 'authorised' || state === 'suspended';

const bySince = (left: PaymentStop, right: PaymentStop): number => compareTexts(left.since, right.since);

const inForce = (stops: readonly PaymentStop[], today: IsoDate): readonly PaymentStop[] =>
  stops.filter(({ since }) => since <= today).toSorted(bySince);

/**
 * How a payment stands today, its causes the oldest first; undefined for one that cannot be stopped. A suspended payment of
 * which no cause in force is told stands still for a reason that is not known.
 */
export const standingOf = (payment: CompanyPayment, today: IsoDate): Standing | undefined => {
  if (!canBeStopped(payment)) return undefined;
  const { stoppedBy, state } = payment;
  if (stoppedBy === undefined) return { kind: 'unknown' };
  const by = inForce(stoppedBy, today);
  if (by.length > 0) return { kind: 'stopped', by };
  if (state === 'suspended') return { kind: 'unknown' };
  const toCome = stoppedBy.toSorted(bySince);
  const [first] = toCome;
  return first === undefined ? { kind: 'free' } : { kind: 'at-risk', from: first.since, by: toCome };
};

/** What is expected first stands first, what has no day last. */
const byExpectedDay = (left: CompanyPayment, right: CompanyPayment): number =>
  compareTexts(`${left.expectedBy ?? '~'} ${left.id}`, `${right.expectedBy ?? '~'} ${right.id}`);

const isSameKind = (left: StopKind, right: StopKind): boolean => JSON.stringify(left) === JSON.stringify(right);

const isMeant = (stop: PaymentStop, causes: readonly StopCause[]): boolean =>
  causes.some(
    ({ kind, thing }) =>
      isSameKind(kind, stop.kind) && (thing === undefined || stop.thing === undefined || thing === stop.thing),
  );

/** The stops of a payment of which one of the causes is one. */
export const stopsBy = ({ stoppedBy = [] }: CompanyPayment, causes: readonly StopCause[]): readonly PaymentStop[] =>
  stoppedBy.filter((stop) => isMeant(stop, causes));

const amountOf = (payments: readonly CompanyPayment[]): Cents =>
  sumOfCents(payments.map(({ amountCents }) => amountCents));

/**
 * What things stop among the payments: all that each stops when asked one by one, and each payment once when asked together. A
 * payment that one of them stops today is not at risk from another.
 */
export const stakeOf = (payments: readonly CompanyPayment[], causes: readonly StopCause[], today: IsoDate): Stake => {
  const able = payments.filter(canBeStopped).toSorted(byExpectedDay);
  const concerned = able.flatMap((payment) => {
    const stops = stopsBy(payment, causes);
    return stops.length === 0 ? [] : [{ payment, stops }];
  });
  const stopped = concerned.filter(({ stops }) => inForce(stops, today).length > 0);
  const atRisk = concerned.filter((one) => !stopped.includes(one));
  const days = atRisk.flatMap(({ stops }) => stops.map(({ since }) => since)).toSorted();
  return {
    stopped: stopped.map(({ payment }) => payment),
    stoppedCents: amountOf(stopped.map(({ payment }) => payment)),
    atRisk: atRisk.map(({ payment }) => payment),
    atRiskCents: amountOf(atRisk.map(({ payment }) => payment)),
    atRiskFrom: days[0],
    isPartial: able.some(({ stoppedBy }) => stoppedBy === undefined),
  };
};
