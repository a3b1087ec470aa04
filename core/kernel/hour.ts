/** An hour of the day that there is, such as `09:30`: 00:00 to 23:59. */
export const isHour = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
