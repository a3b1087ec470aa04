import { type AidAnswers, answersToQuery } from '#core/aids/answers.ts';
import { pairsToQuery, type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';

/** What the page of alerts is asked for where a list of aids is to be sent, in the place of a list. */
const LIST = 'elenco';
const AID_LIST = 'quali-aiuti';

/** Whether a form or a query asks for a list of aids. */
export const isAidList = (pairs: QueryPairs): boolean => queryValue(pairs, LIST) === AID_LIST;

/** The fields that ask for it. */
export const aidListPairs = (answers: AidAnswers): QueryPairs => [[LIST, AID_LIST], ...answersToQuery(answers)];

/** Path of the page that sends a list of aids. */
export const aidListPath = (table: RouteTable, typed: AidAnswers): string =>
  `${pathTo(table, 'alerts')}?${pairsToQuery(aidListPairs(typed))}`;
