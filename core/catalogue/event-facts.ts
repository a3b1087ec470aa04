import { atHour, fromHourTo } from '#core/formatting/hour.ts';
import { END_OF_DAY, isHour, isLastHour } from '#core/kernel/hour.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import type { EventFacts } from './item.ts';

/** Place of an online event (PAGE-31, PAGE-43). */
export const ONLINE_PLACE = 'Online';

const joined = (separator: string, parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part.trim() !== '').join(separator);

/** Where an event takes place, in full, or that it is online; empty where unknown (PAGE-31, PAGE-43). */
export const eventPlace = (event: EventFacts): string => {
  if (event.isOnlineEvent) return ONLINE_PLACE;
  const city = event.streetCity ?? event.city;
  // "01100 Viterbo" names the city already.
  const country = event.streetCountry === 'Italia' ? undefined : event.streetCountry;
  return joined(', ', [event.place, joined(' ', [event.street, event.streetNumber]), city, country]);
};

const HOURS = /^(\d{1,2}:\d{2})(?:\s*[-–]\s*(\d{1,2}:\d{2}))?$/;

/** "10:00-13:00" as people read it: "dalle 10 alle 13"; one hour is "alle 10", any other text unchanged. */
export const eventTimeText = (time: string): string => {
  const [, from, to] = HOURS.exec(time.trim()) ?? [];
  if (from === undefined) return time;
  return to === undefined ? atHour(from) : fromHourTo(from, to);
};

/** When an event begins and ends, for machines: days, with Italian times where the hours can be parsed. */
export interface EventSpan {
  readonly start: string;
  readonly end?: string;
}

const written = (hour: string): string => hour.padStart(5, '0');

interface Hours {
  readonly from?: string;
  readonly to?: string;
}

const writtenHours = ({ eventTime = '' }: EventFacts): Hours => {
  const [from, to] = (HOURS.exec(eventTime.trim()) ?? []).slice(1).map((hour) => hour && written(hour));
  // Other texts are only shown.
  if (!isHour(from ?? '00:00') || !isLastHour(to ?? '00:00')) return {};
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
};

/** The hours of an event as "09:00", where they can be parsed; an end at 24:00 is 00:00 of its last day. */
export const hoursOf = (event: EventFacts): Hours => {
  const hours = writtenHours(event);
  return hours.to === END_OF_DAY ? { ...hours, to: '00:00' } : hours;
};

/** The day on which an event ends: the next day, if its last hour is not after the first (PAGE-31). */
export const lastDayOf = (event: EventFacts): IsoDate => {
  const { eventDate, eventEndDate = eventDate } = event;
  const { from, to } = writtenHours(event);
  const isOvernight = from !== undefined && to !== undefined && to <= from && eventEndDate === eventDate;
  return isOvernight ? addDays(eventDate, 1) : eventEndDate;
};

/** The day of its end as a moment: an event until 24:00 ends at 00:00 of the day after its last one. */
export const endDayOf = (event: EventFacts): IsoDate =>
  addDays(lastDayOf(event), writtenHours(event).to === END_OF_DAY ? 1 : 0);

/** The span of an event; an end only where the last day or the last hour is known. */
export const eventSpan = (event: EventFacts): EventSpan => {
  const { eventDate, eventEndDate } = event;
  const { from, to } = hoursOf(event);
  const at = (day: string, hour: string | undefined): string => (hour === undefined ? day : `${day}T${hour}`);
  const start = at(eventDate, from);
  return eventEndDate === undefined && to === undefined ? { start } : { start, end: at(endDayOf(event), to) };
};
