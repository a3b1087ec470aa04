import type { QueryPairs } from '#core/kernel/address.ts';

/** What a list shows where its address says nothing, as an address says it all the same: no words, the usual order, the first page. */
const DEFAULTS: Readonly<Record<string, string>> = { search: '', sort: 'DESC', page: '1' };

/**
 * The address of the whole list for who has just taken the filters off. A bare address is filled from the session's memory
 * (LIST-16); this one says what it wants, and so leads, without script too.
 */
export const WHOLE_LIST: QueryPairs = [['page', '1']];

const isDefault = ([name, value]: QueryPairs[number]): boolean => DEFAULTS[name] === value;

/** Whether a query says that it wants what holds by default: then it is not for the memory to fill (LIST-16). */
export const statesDefaults = (pairs: QueryPairs): boolean => pairs.some(isDefault);

/** The same query without what holds anyway. */
export const withoutDefaults = (pairs: QueryPairs): QueryPairs => pairs.filter((pair) => !isDefault(pair));
