/** Milliseconds in a second. */
export const MS_PER_S = 1_000;
/** Seconds in a minute. */
export const S_PER_MINUTE = 60;
