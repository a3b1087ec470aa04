import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { firstDayOf, type Milestone, type Month, monthOfDay } from './milestone.ts';

const DAYS_A_WEEK = 7;
/** A month of 31 days that begins on a Saturday or Sunday has this number of weeks. */
const MOST_WEEKS = 6;
/** Milestones of a day in its cell at most. */
const MOST_IN_A_DAY = 3;

/** A day of the table. */
export interface DayCell {
  readonly day: IsoDate;
  /** Of the month before or after. */
  readonly isOutside: boolean;
  readonly milestones: readonly Milestone[];
  /** How many more there are than stand in the cell. */
  readonly more: number;
}

/** Monday is 0. */
const weekdayOf = (day: IsoDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;

/** The weeks of a month from Monday to Sunday, with the days before and after that fill them; each milestone stands on its day (TERM-02). */
export const weeksOf = (month: Month, milestones: readonly Milestone[]): readonly (readonly DayCell[])[] => {
  const first = firstDayOf(month);
  const monday = addDays(first, -weekdayOf(first));
  return Array.from({ length: MOST_WEEKS }, (_, week) => addDays(monday, week * DAYS_A_WEEK))
    .filter((day) => monthOfDay(day) <= month)
    .map((begin) =>
      Array.from({ length: DAYS_A_WEEK }, (_, at) => {
        const day = addDays(begin, at);
        const here = milestones.filter((one) => one.day === day);
        return {
          day,
          isOutside: monthOfDay(day) !== month,
          milestones: here.slice(0, MOST_IN_A_DAY),
          more: Math.max(0, here.length - MOST_IN_A_DAY),
        };
      }),
    );
};
