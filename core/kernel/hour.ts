/** An hour of the day that there is, such as `09:30`: 00:00 to 23:59. */
export const isHour = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The end of a day: 00:00 of the next one. */
export const END_OF_DAY = '24:00';

/** An hour at which something may end: up to `24:00`. */
export const isLastHour = (text: string): boolean => isHour(text) || text === END_OF_DAY;
