import type { QueryPairs } from '#core/kernel/address.ts';

/** The defaults of a list, written out as a query: no free text, newest first, page one. */
const DEFAULTS: Readonly<Record<string, string>> = { search: '', sort: 'DESC', page: '1' };

/**
 * The query of the whole list after the filters were cleared. An empty query is filled from the session's memory (LIST-16); this one
 * is not, without script too.
 */
export const WHOLE_LIST: QueryPairs = [['page', '1']];

const isDefault = ([name, value]: QueryPairs[number]): boolean => DEFAULTS[name] === value;

/** Whether a query states defaults: then memory does not fill it (LIST-16). */
export const statesDefaults = (pairs: QueryPairs): boolean => pairs.some(isDefault);

/** The query without stated defaults. */
export const withoutDefaults = (pairs: QueryPairs): QueryPairs => pairs.filter((pair) => !isDefault(pair));
