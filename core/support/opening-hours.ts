import { capitalised } from '#core/formatting/text.ts';
import { END_OF_DAY } from '#core/kernel/hour.ts';
import { isHoliday } from '#core/kernel/holidays.ts';
import { atHour, fromHourTo } from '#core/formatting/hour.ts';
import { addDays, daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';
import { instantInRome, wallTimeInRome } from '#core/kernel/rome-time.ts';
import { formatNearDay } from '#core/formatting/date.ts';

/** The days of the week as editors write them, Monday first. */
export const WEEKDAYS = ['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato', 'domenica'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const WEEKDAY_WORDS: Readonly<Record<Weekday, string>> = {
  lunedi: 'lunedì',
  martedi: 'martedì',
  mercoledi: 'mercoledì',
  giovedi: 'giovedì',
  venerdi: 'venerdì',
  sabato: 'sabato',
  domenica: 'domenica',
};

/** Hours of some days of the week, by day: an office that closes at noon has two of them, one of the night is not meant. */
export interface OpeningTimes {
  readonly days: readonly Weekday[];
  /** Hours in Italy, as "09:00"; `from` is before `to`, which "24:00" may be, and at `to` it is closed. */
  readonly from: string;
  readonly to: string;
}

/** When an office answers: never on national holidays, nor on the days on which it is closed besides. */
export interface Opening {
  readonly times: readonly OpeningTimes[];
  readonly closedOn?: readonly IsoDate[] | undefined;
}

/** Whether an office answers now; the moments are in milliseconds since 1970-01-01T00:00:00Z. */
export type OfficeState =
  /** Without `until` it never closes. */
  | { readonly kind: 'open'; readonly until?: number | undefined }
  /** Without `opens` nobody can say when. */
  | { readonly kind: 'closed'; readonly opens?: number | undefined };

/** How far ahead the next opening is looked for. */
const HORIZON_DAYS = 60;
/** Days ahead up to which a day is called by its name alone. */
const NAMED_DAYS = 6;
const MONDAY = '1970-01-05' as IsoDate;
const DAYS_PER_WEEK = 7;
/** Place of the one day that is feminine. */
const SUNDAY = 6;

const weekdayOf = (day: IsoDate): Weekday =>
  WEEKDAYS[((daysBetween(MONDAY, day) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK] ?? 'lunedi';

const timesOn = ({ times, closedOn = [] }: Opening, day: IsoDate): readonly OpeningTimes[] =>
  isHoliday(day) || closedOn.includes(day)
    ? []
    : times
        .filter(({ days, from, to }) => from < to && days.includes(weekdayOf(day)))
        .sort((left, right) => (left.from < right.from ? -1 : 1));

/** The hour at which times that follow each other without a break end, if it is open at `hour`. */
const closingAt = (times: readonly OpeningTimes[], hour: string): string | undefined => {
  let until: string | undefined;
  for (const { from, to } of times) {
    const isReached = until === undefined ? from <= hour && hour < to : from <= until;
    if (isReached && (until === undefined || to > until)) until = to;
  }
  return until;
};

/** The moment at which an office that is open closes, over as many midnights as it stays open. */
const closingAfter = (opening: Opening, today: IsoDate, hour: string): { readonly until?: number } | undefined => {
  const first = closingAt(timesOn(opening, today), hour);
  if (first === undefined) return undefined;
  let until = first;
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const next: string | undefined =
      until === END_OF_DAY ? closingAt(timesOn(opening, addDays(day, 1)), '00:00') : undefined;
    if (next === undefined) return { until: instantInRome(day, until) };
    until = next;
  }
  return {};
};

/** Whether an office answers at a moment, until when, or from when on again (PAGE-51). */
export const officeState = (opening: Opening, now: number): OfficeState => {
  const { day: today, hour } = wallTimeInRome(now);
  const closing = closingAfter(opening, today, hour);
  if (closing !== undefined) return { kind: 'open', ...closing };
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const next = timesOn(opening, day).find(({ from }) => ahead > 0 || from > hour);
    if (next !== undefined) return { kind: 'closed', opens: instantInRome(day, next.from) };
  }
  return { kind: 'closed' };
};

/** The moment at which the state is another one; none where it is closed for good. */
export const changeOf = (state: OfficeState): number | undefined => (state.kind === 'open' ? state.until : state.opens);

const onDay = (day: IsoDate, today: IsoDate): string => {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return 'oggi';
  if (ahead === 1) return 'domani';
  const name = WEEKDAY_WORDS[weekdayOf(day)];
  return ahead <= NAMED_DAYS ? name : `${name} ${formatNearDay(day, today)}`;
};

/** The state in words: "Aperto ora" and "chiude alle 17", "Chiuso" and "apre lunedì alle 9" (PAGE-51). */
export const officeWords = (state: OfficeState, today: IsoDate): { readonly state: string; readonly next?: string } => {
  const change = changeOf(state);
  const word = state.kind === 'open' ? 'Aperto ora' : 'Chiuso ora';
  if (change === undefined) return { state: word };
  const { day, hour } = wallTimeInRome(change);
  return {
    state: word,
    next:
      state.kind === 'open'
        ? `chiude ${atHour(hour === '00:00' ? END_OF_DAY : hour)}`
        : `apre ${onDay(day, today)} ${atHour(hour)}`,
  };
};

const joinedByAnd = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;

/** Days that follow each other by their ends, from three on; the others by name. */
const daysInWords = (days: readonly Weekday[]): string => {
  const positions = WEEKDAYS.flatMap((day, index) => (days.includes(day) ? [index] : []));
  const [first = 0] = positions;
  const last = positions.at(-1) ?? first;
  const word = (index: number): string => WEEKDAY_WORDS[WEEKDAYS[index] ?? 'lunedi'];
  return positions.length > 2 && last - first === positions.length - 1
    ? `dal ${word(first)} ${last === SUNDAY ? 'alla' : 'al'} ${word(last)}`
    : joinedByAnd(positions.map(word));
};

/** The hours in a sentence: "Dal lunedì al venerdì, dalle 9 alle 13 e dalle 14 alle 16:30" (PAGE-51). */
export const openingText = ({ times }: Opening): string => {
  const groups = new Map<string, string[]>();
  for (const { days, from, to } of times) {
    const key = daysInWords(days);
    groups.set(key, [...(groups.get(key) ?? []), fromHourTo(from, to)]);
  }
  return capitalised([...groups].map(([days, hours]) => `${days}, ${joinedByAnd(hours)}`).join('; '));
};
