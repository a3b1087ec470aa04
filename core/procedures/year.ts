import { type Cents, sumOfCents } from '#core/kernel/cents.ts';
import { daysBetween, isoDateFrom, type IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { CompanyPayment } from './procedure.ts';
import type { ToDo } from './to-do.ts';

/** So many months are shown, the present one among them. */
export const YEAR_MONTHS = 12;
/** So many of them lie behind it. */
const MONTHS_BEHIND = 4;
/** Payments that are no further from each other are drawn in one column. */
const TOGETHER_DAYS = 10;

/** Something that happens on a day of the year. */
export interface YearEntry {
  readonly id: string;
  readonly day: IsoDate;
  readonly kind: 'paid' | 'awaited' | 'term' | 'missed';
  readonly title: string;
  /** Of a payment. */
  readonly amountCents?: Cents;
}

/** Payments that are drawn in one column, on the day of the first of them. */
export interface YearColumn {
  readonly at: number;
  readonly payments: readonly YearEntry[];
  readonly sumCents: Cents;
}

/** Twelve months as one line: what was paid, what comes, what has a term, and today. Shares are parts of the line, from 0 to 1. */
export interface Year {
  /** The first days of the months. */
  readonly months: readonly IsoDate[];
  readonly now: number;
  /** In the order of their days. */
  readonly entries: readonly YearEntry[];
  readonly columns: readonly YearColumn[];
  readonly paidCents: Cents;
  readonly awaitedCents: Cents;
}

const monthOf = (today: IsoDate, offset: number): IsoDate => {
  const months = Number(today.slice(0, 4)) * YEAR_MONTHS + Number(today.slice(5, 7)) - 1 + offset;
  const year = String(Math.floor(months / YEAR_MONTHS)).padStart(4, '0');
  return isoDateFrom(`${year}-${String((months % YEAR_MONTHS) + 1).padStart(2, '0')}-01`) ?? today;
};

/** The part of the line at the middle of a day; each month takes a twelfth of it. */
const shareOf = (day: IsoDate, months: readonly IsoDate[], end: IsoDate): number => {
  const at = months.findLastIndex((first) => first <= day);
  const first = months[at] ?? day;
  const length = daysBetween(first, months[at + 1] ?? end);
  return (at + (daysBetween(first, day) + 0.5) / length) / YEAR_MONTHS;
};

const paymentEntry = ({ id, state, paidOn, expectedBy, description, amountCents }: CompanyPayment): YearEntry[] => {
  const isPaid = state === 'paid';
  const day = isPaid ? paidOn : state === 'in-review' || state === 'authorised' ? expectedBy : undefined;
  return day === undefined
    ? []
    : [{ id: `payment:${id}`, day, kind: isPaid ? 'paid' : 'awaited', title: description, amountCents }];
};

const termEntry = ({ id, day, urgency, title }: ToDo): YearEntry[] =>
  day === undefined ? [] : [{ id, day, kind: urgency === 'late' ? 'missed' : 'term', title }];

const columnsOf = (payments: readonly YearEntry[], place: (day: IsoDate) => number): readonly YearColumn[] => {
  const groups: YearEntry[][] = [];
  for (const payment of payments) {
    const last = groups.at(-1);
    const first = last?.[0];
    if (first !== undefined && first.kind === payment.kind && daysBetween(first.day, payment.day) <= TOGETHER_DAYS)
      last?.push(payment);
    else groups.push([payment]);
  }
  return groups.map((group) => ({
    at: place(group[0]?.day ?? (payments[0] as YearEntry).day),
    payments: group,
    sumCents: sumOfCents(group.map(({ amountCents = 0 }) => amountCents)),
  }));
};

/** The year around today, of payments and of what is to be done by a day; suspended and rejected payments are in none. */
export const yearOf = (payments: readonly CompanyPayment[], toDos: readonly ToDo[], today: IsoDate): Year => {
  const months = Array.from({ length: YEAR_MONTHS }, (_, at) => monthOf(today, at - MONTHS_BEHIND));
  const end = monthOf(today, YEAR_MONTHS - MONTHS_BEHIND);
  const [start = today] = months;
  const place = (day: IsoDate): number => shareOf(day, months, end);
  const entries = [...payments.flatMap(paymentEntry), ...toDos.flatMap(termEntry)]
    .filter(({ day }) => day >= start && day < end)
    .toSorted((left, right) => compareTexts(`${left.day} ${left.id}`, `${right.day} ${right.id}`));
  const of = (kind: YearEntry['kind']): readonly YearEntry[] => entries.filter((entry) => entry.kind === kind);
  const sum = (kind: YearEntry['kind']): Cents => sumOfCents(of(kind).map(({ amountCents = 0 }) => amountCents));
  return {
    months,
    now: place(today),
    entries,
    columns: [...columnsOf(of('paid'), place), ...columnsOf(of('awaited'), place)],
    paidCents: sum('paid'),
    awaitedCents: sum('awaited'),
  };
};
