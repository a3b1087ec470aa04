const IN_QUOTES = /^["«“].*["»”]$/su;

/** Whether a search is in quotation marks, which turn spelling correction off. */
export const isQuoted = (search: string): boolean => IN_QUOTES.test(search.trim());

/** The same search without spelling correction. */
export const quoted = (search: string): string => `"${search}"`;
