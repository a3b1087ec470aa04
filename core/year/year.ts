import type { DeskAid } from '#core/desk/desk-aid.ts';
import { type Cents, sumOfCents } from '#core/kernel/cents.ts';
import { daysBetween, isoDateFrom, type IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { Application, CompanyPayment } from '#core/procedures/procedure.ts';
import type { ToDo } from '#core/open-items/to-do.ts';
import { columnsOf, type YearColumn } from './year-columns.ts';
import { aidEntries, controlEntries, paymentEntry, termEntry, type YearEntry } from './year-entry.ts';

/** Months shown, the present one among them. */
export const YEAR_MONTHS = 12;
/** Months of these before the present one. */
const MONTHS_BEHIND = 4;

/** Of what the year is made. */
export interface YearSources {
  readonly payments: readonly CompanyPayment[];
  /** What is to be done, some of it by a day. */
  readonly toDos: readonly ToDo[];
  /** Applications, for their controls. */
  readonly applications?: readonly Application[];
  /** Aids whose window has a last day for everybody. */
  readonly aids?: readonly DeskAid[];
}

/** Twelve months as one line: what was paid, what comes, what has a term, controls, and today. Shares are parts of the line, from 0 to 1. */
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

/** The year around today, of payments, of what is to be done by a day, of controls and of terms that hold for everybody; suspended and rejected payments are in none. */
export const yearOf = ({ payments, toDos, applications = [], aids = [] }: YearSources, today: IsoDate): Year => {
  const months = Array.from({ length: YEAR_MONTHS }, (_, at) => monthOf(today, at - MONTHS_BEHIND));
  const end = monthOf(today, YEAR_MONTHS - MONTHS_BEHIND);
  const [start = today] = months;
  const shareAt = (day: IsoDate): number => shareOf(day, months, end);
  const entries = [
    ...payments.flatMap(paymentEntry),
    ...toDos.flatMap(termEntry),
    ...applications.flatMap(controlEntries),
    ...aidEntries(aids, today),
  ]
    .filter(({ day }) => day >= start && day < end)
    .toSorted((left, right) => compareTexts(`${left.day} ${left.id}`, `${right.day} ${right.id}`));
  const of = (kind: YearEntry['kind']): readonly YearEntry[] => entries.filter((entry) => entry.kind === kind);
  const sum = (kind: YearEntry['kind']): Cents => sumOfCents(of(kind).map(({ amountCents = 0 }) => amountCents));
  return {
    months,
    now: shareAt(today),
    entries,
    columns: columnsOf(of('paid'), of('awaited'), shareAt),
    paidCents: sum('paid'),
    awaitedCents: sum('awaited'),
  };
};
