import { type Cents, sumOfCents } from '#core/kernel/cents.ts';
import { FIRST_DAY, type IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { CompanyPayment, PaymentStop, StopKind } from '#core/procedures/procedure.ts';

/**
 * How a payment that can be stopped is held: something in force stops it, and more may from later days on; something will from a day on,
 * nothing does, or the service does not say (D-39).
 */
export type Hold =
  | { readonly kind: 'stopped'; readonly by: readonly PaymentStop[]; readonly later: readonly PaymentStop[] }
  | { readonly kind: 'at-risk'; readonly from: IsoDate; readonly by: readonly PaymentStop[] }
  | { readonly kind: 'free' }
  | { readonly kind: 'unknown' };

/** Something that may stop payments. */
export interface StopCause {
  readonly kind: StopKind;
  /** Without it every one of its kind is meant. */
  readonly thing?: string | undefined;
}

/** What one finding, or several together, stop and put at risk; each payment once, whatever stops it. */
export interface Held {
  readonly stoppedCents: Cents;
  /** What is expected first is first. */
  readonly stopped: readonly CompanyPayment[];
  /** Of payments that nothing at all stops yet: what is stopped already is at risk from nothing else. */
  readonly atRiskCents: Cents;
  readonly atRisk: readonly CompanyPayment[];
  /** The first day from which something is at risk. */
  readonly atRiskFrom: IsoDate | undefined;
  /** What is at risk by the day from which it is, the nearest first. */
  readonly risks: readonly { readonly from: IsoDate; readonly cents: Cents }[];
  /** What something else stops today, and this will stop, too: that it stays stopped is worth saying. */
  readonly later: { readonly cents: Cents; readonly from: IsoDate } | undefined;
  /** Of some payment it is not known what stops it: the sums are "almeno", and nothing is "non noto". */
  readonly isPartial: boolean;
}

/** Whether a payment can be stopped at all: what was paid, refused or is not understood cannot. */
export const canBeStopped = ({ state }: CompanyPayment): boolean =>
  state === 'in-review' || state === 'authorised' || state === 'suspended';

/** The cause of a suspended payment for which the service names none: the agency has decided it. */
export const SUSPENSION: StopKind = { unknown: 'sospensione' };

/** Whether it is known since when something stops a payment: of a suspension the service does not say (D-39). */
export const isKnownSince = (since: IsoDate): boolean => since !== FIRST_DAY;

/** What stops a payment, or will, the oldest first; none for one that cannot be stopped. */
export const stopsOf = (payment: CompanyPayment): readonly PaymentStop[] => {
  if (!canBeStopped(payment)) return [];
  const { id, state, stoppedBy = [] } = payment;
  if (state === 'suspended' && stoppedBy.length === 0) return [{ kind: SUSPENSION, thing: id, since: FIRST_DAY }];
  return stoppedBy.toSorted((left, right) => compareTexts(left.since, right.since));
};

/** How a payment is held on a day, its causes the oldest first; undefined for one that cannot be stopped. */
export const holdOf = (payment: CompanyPayment, today: IsoDate): Hold | undefined => {
  if (!canBeStopped(payment)) return undefined;
  const stops = stopsOf(payment);
  const by = stops.filter(({ since }) => since <= today);
  const later = stops.slice(by.length);
  if (by.length > 0) return { kind: 'stopped', by, later };
  if (payment.stoppedBy === undefined || payment.state === 'suspended') return { kind: 'unknown' };
  const [first] = later;
  return first === undefined ? { kind: 'free' } : { kind: 'at-risk', from: first.since, by: later };
};

/** Whether one of the causes is meant by a stop: one that names no record means every one of its kind. */
export const isMeantBy = (stop: StopCause, causes: readonly StopCause[]): boolean =>
  causes.some(
    ({ kind, thing: record }) =>
      isSameKind(kind, stop.kind) && (record === undefined || stop.thing === undefined || record === stop.thing),
  );

/** The stops of a payment of which one of the causes is one, the oldest first. */
export const stopsBy = (payment: CompanyPayment, causes: readonly StopCause[]): readonly PaymentStop[] =>
  stopsOf(payment).filter((stop) => isMeantBy(stop, causes));

/**
 * The one rule of amounts (D-39), for farmer and centre: all that findings stop when asked one by one, and each payment once when asked
 * together.
 */
export const heldBy = (payments: readonly CompanyPayment[], causes: readonly StopCause[], today: IsoDate): Held => {
  const able = payments.filter(canBeStopped).toSorted(byExpectedDay);
  const concerned = able.flatMap((payment) => {
    const [first] = stopsBy(payment, causes);
    return first === undefined ? [] : [{ payment, since: first.since, isStopped: isStopped(payment, today) }];
  });
  const stopped = concerned.filter(({ since }) => since <= today);
  const atRisk = concerned.filter((one) => !one.isStopped);
  const later = concerned.filter((one) => one.isStopped && one.since > today);
  const from = firstOf(later);
  return {
    stopped: stopped.map(({ payment }) => payment),
    stoppedCents: amountOf(stopped),
    atRisk: atRisk.map(({ payment }) => payment),
    atRiskCents: amountOf(atRisk),
    atRiskFrom: firstOf(atRisk),
    risks: [...new Set(atRisk.map(({ since }) => since))]
      .toSorted()
      .map((from) => ({ from, cents: amountOf(atRisk.filter(({ since }) => since === from)) })),
    later: from === undefined ? undefined : { cents: amountOf(later), from },
    isPartial: able.some(({ stoppedBy, state }) => stoppedBy === undefined && state !== 'suspended'),
  };
};

/** All that is stopped or at risk of a company, whatever the causes: what the heads of farmer and centre say. */
export const heldOf = (payments: readonly CompanyPayment[], today: IsoDate): Held =>
  heldBy(payments, payments.flatMap(stopsOf), today);

// Helpers

interface Concerned {
  readonly payment: CompanyPayment;
  readonly since: IsoDate;
}

const isStopped = (payment: CompanyPayment, today: IsoDate): boolean => holdOf(payment, today)?.kind === 'stopped';

/** What is expected first is first, what has no day last. */
const byExpectedDay = (left: CompanyPayment, right: CompanyPayment): number =>
  compareTexts(`${left.expectedBy ?? '~'} ${left.id}`, `${right.expectedBy ?? '~'} ${right.id}`);

const isSameKind = (left: StopKind, right: StopKind): boolean => JSON.stringify(left) === JSON.stringify(right);

const amountOf = (concerned: readonly Concerned[]): Cents =>
  sumOfCents(concerned.map(({ payment }) => payment.amountCents));

const firstOf = (concerned: readonly Concerned[]): IsoDate | undefined =>
  concerned.map(({ since }) => since).toSorted()[0];
