/** An instant (milliseconds since 1970) as the database takes it. */
export const instant = (ms: number): string => new Date(ms).toISOString();
