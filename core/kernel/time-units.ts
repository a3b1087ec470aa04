/** Milliseconds in a second. */
export const MS_PER_S = 1_000;
/** Seconds in a minute. */
export const S_PER_MINUTE = 60;
/** Milliseconds in a minute. */
export const MS_PER_MINUTE = S_PER_MINUTE * MS_PER_S;
/** Milliseconds in an hour. */
export const MS_PER_HOUR = 60 * MS_PER_MINUTE;
/** Milliseconds in a day of 24 hours; a calendar day in Italy may have one hour more or less. */
export const MS_PER_DAY = 24 * MS_PER_HOUR;
