import { type Cents, sumOfCents } from '#core/kernel/cents.ts';
import { addDays, FIRST_DAY, type IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { heldBy, stopsBy, stopsOf } from '#core/open-items/amounts.ts';
import { type CausingItem, type WorkItem, workItemsOf, type WorkSources } from '#core/open-items/work-item.ts';

/** A payment that a row stops, or will. */
export interface WorkPayment {
  readonly id: string;
  readonly description: string;
  readonly amountCents: Cents;
  /** The day by which it is expected. */
  readonly expectedBy?: IsoDate | undefined;
  /** The first day on which this row stops it. */
  readonly since: IsoDate;
  /** The first day on which anything stops it, where that is before: then it is not at risk from this row. */
  readonly stoppedSince?: IsoDate;
}

/** A row of the work list: what is lacking at a producer's, and all that it stops on a day (CAA-01, D-39). */
export interface Work extends WorkItem {
  /** Of payments that it stops on the day. */
  readonly stoppedCents: Cents;
  /** Of payments that it will stop from a later day on, and that nothing stops yet. */
  readonly atRiskCents: Cents;
  /** The first of those days. */
  readonly atRiskFrom?: IsoDate | undefined;
  /** What stops some payment of the producer is not known: sums are "almeno", and nothing is "non noto". */
  readonly isPartial: boolean;
  /** Stopped and at risk, what is expected first before the others. */
  readonly payments: readonly WorkPayment[];
}

/** Among which rows of a producer a payment counts once: all, those of one kind, those that still have to end, or those of one kind among these. */
export const WORK_SCOPES = ['all', 'kind', 'coming', 'comingKind'] as const;
export type WorkScope = (typeof WORK_SCOPES)[number];

/** What a row adds to a total: payments that no row before it has brought, by term and id. */
export interface Share {
  readonly stoppedCents: Cents;
  /** Stopped or at risk. */
  readonly concernedCents: Cents;
}

/** A row with what it adds to the totals on the day. */
export interface CountedWork extends Work {
  readonly shares: Readonly<Record<WorkScope, Share>>;
}

/** A row as it holds from a day on, until before another; what is stored when the data change, since it changes with the day alone. */
export interface DatedWork extends CountedWork {
  readonly since: IsoDate;
  /** Absent where it holds for good. */
  readonly until?: IsoDate | undefined;
}

/** What has no term is there from the beginning: it is to be done now, whatever is filtered by term. */
const byTerm = (left: WorkItem, right: WorkItem): number =>
  compareTexts(`${left.day ?? ''} ${left.id}`, `${right.day ?? ''} ${right.id}`);

const paymentsOf = ({ causes }: CausingItem, payments: readonly CompanyPayment[]): readonly WorkPayment[] =>
  payments
    .flatMap((payment) => {
      const [own] = stopsBy(payment, causes);
      const [first] = stopsOf(payment);
      if (own === undefined || first === undefined) return [];
      const { id, description, amountCents, expectedBy } = payment;
      const row = { id, description, amountCents, expectedBy, since: own.since };
      return [first.since < own.since ? { ...row, stoppedSince: first.since } : row];
    })
    .toSorted((left, right) =>
      compareTexts(`${left.expectedBy ?? '~'} ${left.id}`, `${right.expectedBy ?? '~'} ${right.id}`),
    );

/** Whether a row stops a payment on a day, or puts it at risk: what something else stops already is at risk from nothing. */
export const isConcerned = ({ since, stoppedSince = since }: WorkPayment, day: IsoDate): boolean =>
  since <= day || stoppedSince > day;

const workOn = (item: CausingItem, payments: WorkSources['payments'], day: IsoDate): Work => {
  const { causes, ...rest } = item;
  const { stoppedCents, atRiskCents, atRiskFrom, isPartial } = heldBy(payments ?? [], causes, day);
  return {
    ...rest,
    stoppedCents,
    atRiskCents,
    atRiskFrom,
    isPartial: causes.length > 0 && (isPartial || payments === undefined),
    payments: paymentsOf(item, payments ?? []),
  };
};

const NO_SHARE: Share = { stoppedCents: 0, concernedCents: 0 };

/** What each row adds within its group; a row of no group adds nothing. */
const sharesIn = (
  rows: readonly Work[],
  day: IsoDate,
  groupOf: (row: Work) => string | undefined,
): readonly Share[] => {
  const seen = new Set<string>();
  const isNew = (mark: string): boolean => {
    const wasSeen = seen.has(mark);
    seen.add(mark);
    return !wasSeen;
  };
  return rows.map((row) => {
    const group = groupOf(row);
    if (group === undefined) return NO_SHARE;
    const sumOfNew = (payments: readonly WorkPayment[], what: string): Cents =>
      sumOfCents(payments.filter(({ id }) => isNew(`${what} ${group} ${id}`)).map(({ amountCents }) => amountCents));
    return {
      stoppedCents: sumOfNew(stoppedPayments(row, day), 'stopped'),
      concernedCents: sumOfNew(
        row.payments.filter((payment) => isConcerned(payment, day)),
        'concerned',
      ),
    };
  });
};

const isComing = ({ day: term }: WorkItem, day: IsoDate): boolean => term !== undefined && term >= day;

/** The rows of a producer on a day, with what each adds to the totals, by term. */
export const countedWorkOn = (sources: WorkSources, day: IsoDate): readonly CountedWork[] => {
  const rows = workItemsOf(sources)
    .toSorted(byTerm)
    .map((item) => workOn(item, sources.payments, day));
  const all = sharesIn(rows, day, () => 'all');
  const kind = sharesIn(rows, day, (row) => row.kind);
  const coming = sharesIn(rows, day, (row) => (isComing(row, day) ? 'all' : undefined));
  const comingKind = sharesIn(rows, day, (row) => (isComing(row, day) ? row.kind : undefined));
  return rows.map((row, at) => ({
    ...row,
    shares: {
      all: all[at] ?? NO_SHARE,
      kind: kind[at] ?? NO_SHARE,
      coming: coming[at] ?? NO_SHARE,
      comingKind: comingKind[at] ?? NO_SHARE,
    },
  }));
};

/** The days on which something of the rows changes though no data do: a cause sets in, a term has passed. */
const turningDays = (rows: readonly Work[]): readonly IsoDate[] => {
  const days = rows.flatMap(({ day, payments }) => [
    ...payments.flatMap(({ since, stoppedSince = since }) => [since, stoppedSince]),
    ...(day === undefined ? [] : [addDays(day, 1)]),
  ]);
  return [...new Set(days)].toSorted();
};

const isSame = (left: CountedWork, right: CountedWork): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Every row of a producer for every day, as it is stored: for each day that `since` and `until` hold, what `countedWorkOn` says of it. */
export const datedWorkOf = (sources: WorkSources): readonly DatedWork[] => {
  const days = [FIRST_DAY, ...turningDays(countedWorkOn(sources, FIRST_DAY)).filter((day) => day > FIRST_DAY)];
  const dated = new Map<string, DatedWork[]>();
  for (const since of days)
    for (const row of countedWorkOn(sources, since)) {
      const before = dated.get(row.id) ?? [];
      const last = before.at(-1);
      if (last !== undefined) {
        const { since: _since, until: _until, ...same } = last;
        if (isSame(same, row)) continue;
        before[before.length - 1] = { ...last, until: since };
      }
      dated.set(row.id, [...before, { ...row, since }]);
    }
  return [...dated.values()].flat();
};

/** The payments that a row stops on a day, without those that are still at risk. */
export const stoppedPayments = ({ payments }: Pick<Work, 'payments'>, day: IsoDate): readonly WorkPayment[] =>
  payments.filter(({ since }) => since <= day);

/** What it is sorted by; undefined for what is not known, which stands last. */
export const affectedCentsOf = ({ stoppedCents, atRiskCents, isPartial, payments }: Work): Cents | undefined =>
  isPartial && payments.length === 0 ? undefined : stoppedCents + atRiskCents;
