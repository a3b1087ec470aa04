/** Milliseconds in a second. */
export const MS_PER_S = 1_000;
