import { addDays, daysBetween, type IsoDate, yearOfDay } from './iso-date.ts';

/** Month and day of the holidays that Italian law fixes, Easter aside. */
const FIXED = ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'] as const;
/** The day of Saint Francis, and the year from which it is a holiday again (law 151 of 2025). */
const SAINT_FRANCIS = { day: '10-04', since: 2026 } as const;

/** Easter Sunday of a year of the Gregorian calendar, by the anonymous algorithm of 1876. */
export const easterSunday = (year: number): IsoDate => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  const month = String(Math.floor(sum / 31)).padStart(2, '0');
  const day = String((sum % 31) + 1).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${month}-${day}` as IsoDate;
};

/** Whether the day is a national holiday in Italy; Easter and the Monday after it among them, ordinary Sundays not. */
export const isHoliday = (day: IsoDate): boolean => {
  const year = yearOfDay(day);
  const monthAndDay = day.slice(5);
  const easter = easterSunday(year);
  return (
    FIXED.some((fixed) => fixed === monthAndDay) ||
    (monthAndDay === SAINT_FRANCIS.day && year >= SAINT_FRANCIS.since) ||
    day === easter ||
    day === addDays(easter, 1)
  );
};

/** A Saturday long ago. */
const SATURDAY = '1970-01-03' as IsoDate;
const DAYS_PER_WEEK = 7;

/** Whether offices work on the day: Monday to Friday, no holiday. */
export const isWorkingDay = (day: IsoDate): boolean => {
  const sinceSaturday = ((daysBetween(SATURDAY, day) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return sinceSaturday > 1 && !isHoliday(day);
};

/** The day that is a number of working days after another; that one itself does not count. */
export const addWorkingDays = (day: IsoDate, count: number): IsoDate => {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
};
