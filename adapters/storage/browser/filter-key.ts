/** The name under which the filters of a list are kept for the length of the browser session (LIST-07). */
export const filterKey = (memoryKey: string): string => `filters.${memoryKey}`;
