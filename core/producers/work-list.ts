import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Page } from '#core/kernel/page.ts';
import { pageNumberFrom } from '#core/kernel/page-number.ts';
import type { Cents } from '#core/kernel/cents.ts';
import type { Affected } from './affected.ts';
import type { Producer } from './producer.ts';
import { stoppedPayments, type Work, type WorkScope } from './work.ts';
import { WORK_KINDS, type WorkKind } from '#core/open-items/work-item.ts';

/** Rows of a page of the work list, and rows added by "Mostra di più". */
export const WORK_ROWS_A_PAGE = 10;

/** Filters by term: it has passed or there is none, within a week, passed or within 30 days, all. */
export const WORK_TERMS = ['past', 'week', '30', 'all'] as const;
export type WorkTerm = (typeof WORK_TERMS)[number];
/** What is shown where the address says nothing. */
export const USUAL_TERM: WorkTerm = '30';
const WEEK_DAYS = 7;

/** Orders of the list: what stops most first, what ends first, by name. */
export const WORK_SORTS = ['euro', 'term', 'name'] as const;
export type WorkSort = (typeof WORK_SORTS)[number];

/** Filters and order of the work list (CAA-02). */
export interface WorkFilters {
  /** Id of one of the operator's offices; all of them without. */
  readonly office?: string | undefined;
  readonly term: WorkTerm;
  readonly kind?: WorkKind | undefined;
  readonly sort: WorkSort;
}

/** The same with how much of it is shown. */
export interface WorkAddress extends WorkFilters {
  /** Pages shown one below the other; 1 for the first alone. */
  readonly page: number;
}

/** A row of the work list: whose it is, what is lacking, what it stops. */
export interface WorkRow extends Work {
  readonly producer: Pick<Producer, 'friendlyUrl' | 'cuaa' | 'registeredName' | 'office'>;
}

/** What all rows of the filters stop together, whatever page is shown: each payment counts once (D-39). */
export interface WorkTotals extends Affected {
  /** How many producers have a row. */
  readonly producers: number;
  /** How many of them have something stopped. */
  readonly stoppedProducers: number;
}

/** A page of the work list. */
export interface WorkPage extends Page<WorkRow> {
  readonly totals: WorkTotals;
}

/** How many producers lack something of a kind, and what that stops, each payment once (CAA-03). */
export interface WorkKindSum {
  readonly kind: WorkKind;
  readonly producers: number;
  readonly stoppedCents: Cents;
  readonly atRiskCents: Cents;
}

const NAMES = { office: 'ufficio', term: 'termine', kind: 'manca', sort: 'ordine', page: 'page' } as const;

const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined =>
  words.find((word) => word === text);

/** Reads the address of the list; unknown values are ignored. */
export const workAddressFrom = (pairs: QueryPairs): WorkAddress => {
  const valueOf = (name: string): string | undefined => queryValue(pairs, name);
  const office = valueOf(NAMES.office);
  return {
    office: office === '' ? undefined : office,
    term: oneOf(WORK_TERMS, valueOf(NAMES.term)) ?? USUAL_TERM,
    kind: oneOf(WORK_KINDS, valueOf(NAMES.kind)),
    sort: oneOf(WORK_SORTS, valueOf(NAMES.sort)) ?? 'euro',
    page: pageNumberFrom(valueOf(NAMES.page) ?? '') ?? 1,
  };
};

/** The inverse of `workAddressFrom`; defaults are left out. */
export const workAddressTo = ({ office, term, kind, sort, page }: WorkAddress): QueryPairs => [
  ...(office === undefined ? [] : [[NAMES.office, office] as const]),
  ...(term === USUAL_TERM ? [] : [[NAMES.term, term] as const]),
  ...(kind === undefined ? [] : [[NAMES.kind, kind] as const]),
  ...(sort === 'euro' ? [] : [[NAMES.sort, sort] as const]),
  ...(page === 1 ? [] : [[NAMES.page, String(page)] as const]),
];

/** The days between which a term lies, both included, and whether what has none is meant, too. */
export interface TermBounds {
  readonly from?: IsoDate;
  readonly to?: IsoDate;
  readonly hasUndated: boolean;
}

/** What a filter by term means on a day. Without `from` it takes in all that ends before what it takes in: the totals rest on it. */
export const termBounds = (term: WorkTerm, today: IsoDate): TermBounds => {
  switch (term) {
    case 'past':
      return { to: addDays(today, -1), hasUndated: true };
    case 'week':
      return { from: today, to: addDays(today, WEEK_DAYS), hasUndated: false };
    case '30':
      return { to: addDays(today, Number(term)), hasUndated: true };
    case 'all':
      return { hasUndated: true };
  }
};

/** Among which rows a payment counts once under these filters. */
export const scopeOf = ({ term, kind }: Pick<WorkFilters, 'term' | 'kind'>): WorkScope => {
  if (term === 'week') return kind === undefined ? 'coming' : 'comingKind';
  return kind === undefined ? 'all' : 'kind';
};

/** The pages of a list that stand one below the other, a row once; and whether the list changed between them. */
export const workShown = (
  pages: readonly WorkPage[],
): { readonly rows: readonly WorkRow[]; readonly hasChanged: boolean } => {
  const rows = new Map(pages.flatMap(({ items }) => items).map((row) => [workKey(row), row]));
  const stateOf = ({ totals, totalCount }: WorkPage): string => JSON.stringify([totals, totalCount]);
  return { rows: [...rows.values()], hasChanged: new Set(pages.map(stateOf)).size > 1 };
};

/** The rows, by their keys, whose stopped payments are all stopped by a row above, too: the totals have counted them there (D-39). */
export const countedAbove = (rows: readonly WorkRow[], today: IsoDate): ReadonlySet<string> => {
  const seen = new Set<string>();
  const counted = new Set<string>();
  for (const row of rows) {
    const marks = stoppedPayments(row, today).map(({ id }) => `${row.producer.friendlyUrl} ${id}`);
    if (marks.length > 0 && marks.every((mark) => seen.has(mark))) counted.add(workKey(row));
    for (const mark of marks) seen.add(mark);
  }
  return counted;
};

/** Different for each row of the list. */
export const workKey = ({ producer, id }: Pick<WorkRow, 'producer' | 'id'>): string => `${producer.friendlyUrl}/${id}`;
