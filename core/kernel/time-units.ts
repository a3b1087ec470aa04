/** Milliseconds in a second. */
export const MS_PER_S = 1_000;
/** Seconds in a minute. */
export const S_PER_MINUTE = 60;

/** Milliseconds of a minute. */
export const MS_PER_MINUTE = S_PER_MINUTE * MS_PER_S;

/** Milliseconds of an hour. */
export const MS_PER_HOUR = 3_600_000;

/** Milliseconds of a day of 24 hours; a calendar day in Italy may have one more or less. */
export const MS_PER_DAY = 24 * MS_PER_HOUR;
