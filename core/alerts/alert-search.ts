import { lowered } from '#core/formatting/text.ts';
import { type AidAnswers, answersFromQuery } from '#core/aids/answers.ts';
import type { FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import { chipsOf } from '#core/catalogue/chips.ts';
import { type Criteria, selectedValues } from '#core/catalogue/criteria.ts';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { criteriaFromQuery } from '#core/catalogue/query-codec.ts';
import { pairsToQuery, type QueryPairs, queryPairs, queryValue } from '#core/kernel/address.ts';
import { pathTo, type RouteTable, routeById } from '#core/navigation/routes.ts';
import { aidListPairs, isAidList } from './aid-list-address.ts';
import { type FollowedContent, contentFromPairs, contentToPairs } from './followed-content.ts';
import { type AlertSearch, LIST_NAME, searchOf, searchToPairs } from './list-search.ts';
import { followedPath } from './followed-path.ts';

/** What is followed: a list as it is filtered, or one entry. */
export type AlertSubject = AlertSearch | FollowedContent;

/** Whether one entry is followed. */
export const isContent = (subject: AlertSubject): subject is FollowedContent => 'thing' in subject;

/** Names in the query of the page of alerts. */
const NAMES = { confirm: 'conferma', manage: 'gestione' } as const;

const listNamed = (name: string | undefined): ListDefinition | undefined =>
  Object.values(LISTS).find(({ id }) => id === name);

/** The criteria of a search. */
export const criteriaOf = ({ list, query }: AlertSearch): Criteria => criteriaFromQuery(LISTS[list], queryPairs(query));

/** The search that a query or a form names; undefined where it names no list. */
export const searchFromPairs = (pairs: QueryPairs): AlertSearch | undefined => {
  const definition = listNamed(queryValue(pairs, LIST_NAME));
  return definition === undefined ? undefined : searchOf(definition, criteriaFromQuery(definition, pairs));
};

/** What a query or a form asks to follow, a list or one entry; undefined where it names none. */
export const subjectFromPairs = (pairs: QueryPairs): AlertSubject | undefined =>
  contentFromPairs(pairs) ?? searchFromPairs(pairs);

/** The fields that name it; `subjectFromPairs` is the inverse. */
export const subjectToPairs = (subject: AlertSubject): QueryPairs =>
  isContent(subject) ? contentToPairs(subject) : searchToPairs(subject);

/** What the page of alerts is opened for. */
export type AlertsPage =
  | { readonly kind: 'confirm' | 'manage'; readonly key: string }
  | { readonly kind: 'ask'; readonly search: AlertSubject | undefined }
  /** The list of aids for these answers is to be sent once (AIDS-06). */
  | { readonly kind: 'aids'; readonly answers: AidAnswers };

/** Reads the query of the page of alerts. */
export const alertsPageFrom = (pairs: QueryPairs): AlertsPage => {
  const confirm = queryValue(pairs, NAMES.confirm);
  if (confirm !== undefined) return { kind: 'confirm', key: confirm };
  const manage = queryValue(pairs, NAMES.manage);
  if (manage !== undefined) return { kind: 'manage', key: manage };
  if (isAidList(pairs)) return { kind: 'aids', answers: answersFromQuery(pairs) };
  return { kind: 'ask', search: subjectFromPairs(pairs) };
};

/** Writes it; `alertsPageFrom` is the inverse. */
export const alertsPageQuery = (pairs: QueryPairs): QueryPairs => {
  const page = alertsPageFrom(pairs);
  switch (page.kind) {
    case 'ask':
      return page.search === undefined ? [] : subjectToPairs(page.search);
    case 'aids':
      return aidListPairs(page.answers);
    default:
      return [[NAMES[page.kind], page.key]];
  }
};

/** Path of the page that a signed link opens. */
export const alertLinkPath = (table: RouteTable, kind: 'confirm' | 'manage', key: string): string =>
  `${pathTo(table, 'alerts')}?${pairsToQuery([[NAMES[kind], key]])}`;

/** Path of the list that is followed, as it is filtered. */
export const searchPath = (table: RouteTable, { list, query }: AlertSearch): string => {
  const path = pathTo(table, LISTS[list].route);
  return query === '' ? path : `${path}?${query}`;
};

/** Path of what is followed. */
export const subjectPath = (table: RouteTable, subject: AlertSubject): string =>
  isContent(subject) ? followedPath(table, subject) : searchPath(table, subject);

/** A list that is followed, in words. */
export interface SearchWords {
  /** "Normative, settore Vino, con le parole «olio»". */
  readonly text: string;
  /** A filter has a value that no entry has any more: the list that was followed is no longer there. */
  readonly isGone: boolean;
}

/**
 * A search in words. With `typed` false nothing is said that a stranger may have written: what was typed is then only mentioned, and so is
 * what no filter offers (ALERT-01, ALERT-03).
 */
export const searchWords = (
  table: RouteTable,
  search: AlertSearch,
  options: FilterOptions,
  typed: boolean,
): SearchWords => {
  const definition = LISTS[search.list];
  const criteria = criteriaOf(search);
  let [isGone, hasTyped] = [false, false];
  const parts: string[] = [];
  for (const section of definition.sections) {
    if (section.kind === 'choice') {
      const known = [...(section.allowed ?? []), ...(options[section.name] ?? [])];
      const chosen = selectedValues(criteria, section.name);
      const names = chosen.flatMap((value) => known.find((option) => option.value === value)?.name ?? []);
      isGone ||= names.length < chosen.length;
      if (names.length > 0) parts.push(`${section.label.toLowerCase()} ${names.join(' o ')}`);
      continue;
    }
    const labels = chipsOf({ ...definition, sections: [section] }, criteria).map(({ label }) => label);
    if (section.kind === 'text' && !typed) hasTyped ||= labels.length > 0;
    else parts.push(...labels.map(lowered));
  }
  if (criteria.search !== '' && typed) parts.push(`con le parole «${criteria.search}»`);
  if (criteria.search !== '' && !typed) parts.push('con le parole scelte');
  if (hasTyped) parts.push('con il filtro scritto a mano');
  return { text: [routeById(table, definition.route).title, ...parts].join(', '), isGone };
};
