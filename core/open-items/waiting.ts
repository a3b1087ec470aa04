import { formatDay } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import { type MessageTarget, wayTo } from '#core/notifications/message-subject.ts';
import { termWords } from '#core/procedures/application-words.ts';
import { isOverdue, openDebts } from '#core/procedures/desk-money.ts';
import type { Application, CompanyPayment, Debt, PaymentStop } from '#core/procedures/procedure.ts';
import { alertStakeWords, remedyOf, stakeSentence } from '#core/open-items/words/amounts.ts';
import { stakeOf, standingOf } from './amounts.ts';

/** Something that waits for whoever reads the list of procedures, with the one way to it (PRAT-07). */
export interface WaitingThing {
  readonly id: string;
  readonly title: string;
  /** What it is about, or what to do. */
  readonly text: string;
  /** The bold words: until when, since when; undefined where there is no day. */
  readonly term: string | undefined;
  /** What it stops, where the title does not say it. */
  readonly stake: string | undefined;
  readonly action: string;
  readonly target: MessageTarget;
}

/** What the list knows. */
export interface WaitingSources {
  readonly today: IsoDate;
  readonly payments: readonly CompanyPayment[];
  readonly applications: readonly Application[];
  readonly debts: readonly Debt[];
  /** While a mandate is closed nobody may open the file. */
  readonly isFileOpen: boolean;
}

/** A thing before the order is made: what it stops today, and its day. */
interface Ranked {
  readonly thing: WaitingThing;
  readonly stoppedCents: Cents;
  readonly day: IsoDate | undefined;
}

/**
 * What waits: what stops payments today, the largest sum first, then what has a term, the nearest first. A request that stops
 * something is said once, as the request.
 */
export const waitingThings = (sources: WaitingSources): readonly WaitingThing[] => {
  const requests = sources.applications.flatMap((application) => requestOf(application, sources) ?? []);
  const named = new Set(requests.map(({ thing }) => thing.id));
  const causes = causesInForce(sources).filter(({ thing }) => !named.has(thing.id));
  const held = new Set(causes.map(({ thing }) => thing.id));
  const debts = openDebts(sources.debts)
    .filter((debt) => isOverdue(debt, sources.today))
    .map(overdueDebt)
    .filter(({ thing }) => !held.has(thing.id));
  return [...causes, ...requests, ...debts]
    .toSorted(
      (left, right) =>
        right.stoppedCents - left.stoppedCents ||
        compareTexts(`${left.day ?? '~'} ${left.thing.id}`, `${right.day ?? '~'} ${right.thing.id}`),
    )
    .map(({ thing }) => thing);
};

// Helpers

const idOf = ({ kind, thing }: Pick<PaymentStop, 'kind' | 'thing'>): string =>
  `${typeof kind === 'string' ? kind : kind.unknown}:${thing ?? ''}`;

const requestOf = (application: Application, { payments, today }: WaitingSources): Ranked | undefined => {
  const { id, number, request } = application;
  if (request === undefined) return undefined;
  const cause = { kind: 'application', thing: id } as const;
  const stake = stakeOf(payments, [cause], today);
  return {
    stoppedCents: stake.stoppedCents,
    day: request.dueOn,
    thing: {
      id: idOf(cause),
      title: `Manca un documento per la domanda ${number}`,
      text: `${request.what.replace(/[.\s]+$/u, '')}.`,
      term: termWords(request.dueOn, today),
      stake: alertStakeWords(stake, today),
      action: 'Vai alla domanda',
      target: { kind: 'application', id },
    },
  };
};

const overdueDebt = ({ id, description, remainingCents, dueOn }: Debt): Ranked => ({
  stoppedCents: 0,
  day: dueOn,
  thing: {
    id: idOf({ kind: 'debt', thing: id }),
    title: 'Una somma da restituire è scaduta',
    text: `${description}: restano ${formatEuro(euroFromCents(remainingCents))}.`,
    term: dueOn === undefined ? undefined : `Scadeva il ${formatDay(dueOn)}.`,
    stake: undefined,
    action: 'Vedi il debito',
    target: { kind: 'debt', id },
  },
});

/** Where a cause is dealt with: at the thing itself, or at the payment where it has no page that may be opened. */
const wayOf = (
  { kind, thing }: PaymentStop,
  payment: CompanyPayment,
  isFileOpen: boolean,
): { readonly label: string; readonly target: MessageTarget } => {
  const way = typeof kind === 'string' ? wayTo({ kind, ...(thing === undefined ? {} : { id: thing }) }) : undefined;
  return way === undefined || (way.target.kind === 'company-file' && !isFileOpen)
    ? { label: 'Vai al pagamento', target: { kind: 'payment', id: payment.id } }
    : way;
};

/** Everything that stops a payment today, each once, whatever it stops. */
const causesInForce = ({ payments, today, isFileOpen }: WaitingSources): readonly Ranked[] => {
  const seen = new Map<string, Ranked>();
  for (const payment of payments) {
    const standing = standingOf(payment, today);
    for (const stop of standing?.kind === 'stopped' ? standing.by : []) {
      const id = idOf(stop);
      if (seen.has(id)) continue;
      const stake = stakeOf(payments, [stop], today);
      const { label, target } = wayOf(stop, stake.stopped[0] ?? payment, isFileOpen);
      seen.set(id, {
        stoppedCents: stake.stoppedCents,
        day: stop.since,
        thing: {
          id,
          title: stakeSentence(stop.kind, stake, today) ?? '',
          text: remedyOf(stop.kind),
          term: `Dal ${formatDay(stop.since)}.`,
          stake: undefined,
          action: label,
          target,
        },
      });
    }
  }
  return [...seen.values()];
};
