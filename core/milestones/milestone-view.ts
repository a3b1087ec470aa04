import { AID_AUDIENCES, type AidAudience, AUDIENCE_NAMES, audienceFrom } from '#core/aids/audience.ts';
import type { FilterValue } from '#core/catalogue/definition.ts';
import { pairsToQuery, type QueryPairs, queryValue } from '#core/kernel/address.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import { inRegion, regionOf } from '#core/paying-bodies/finder.ts';
import { type Milestone, type Month, monthAfter, monthFrom, monthOfDay, MONTHS_AHEAD } from './milestone.ts';

/** Names in the query of the page (TERM-02). */
export const MILESTONE_PARAMETERS = {
  audience: 'chi',
  region: 'dove',
  produce: 'cosa',
  own: 'solo',
  month: 'mese',
  until: 'fino',
} as const;

/** The values of what is on or off. */
const OWN_ONLY = 'mia';

/** How the page is looked at; the address says all of it. */
export interface MilestoneView {
  readonly audience?: AidAudience | undefined;
  /** Value of the region. */
  readonly region?: string | undefined;
  /** Value of what is grown or raised. */
  readonly produce?: string | undefined;
  /** Of the reader's company alone. */
  readonly isOwnOnly: boolean;
  /** The month that is shown as a month; absent while all are a list. */
  readonly month?: Month | undefined;
  /** The last month of the list that is shown. */
  readonly until?: Month | undefined;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const MOST_CHARACTERS = 80;

/** Reads the query; what cannot be meant is ignored. */
export const viewFromQuery = (pairs: QueryPairs): MilestoneView => {
  const produce = queryValue(pairs, MILESTONE_PARAMETERS.produce) ?? '';
  const month = monthFrom(queryValue(pairs, MILESTONE_PARAMETERS.month));
  return {
    audience: audienceFrom(queryValue(pairs, MILESTONE_PARAMETERS.audience)),
    region: regionOf(queryValue(pairs, MILESTONE_PARAMETERS.region))?.value,
    produce: SLUG.test(produce) && produce.length <= MOST_CHARACTERS ? produce : undefined,
    isOwnOnly: queryValue(pairs, MILESTONE_PARAMETERS.own) === OWN_ONLY,
    month,
    // A month that stands alone has no end of a list.
    until: month === undefined ? monthFrom(queryValue(pairs, MILESTONE_PARAMETERS.until)) : undefined,
  };
};

/** How many months before the present one can still be looked at: a link that somebody kept leads there. */
const MONTHS_BEFORE = 6;

/** The view of an address on a day: a month in which nothing can be known is none, so that the list is shown (TERM-02). */
export const viewOn = (pairs: QueryPairs, today: IsoDate): MilestoneView => {
  const view = viewFromQuery(pairs);
  const present = monthOfDay(today);
  const isKnown =
    view.month !== undefined &&
    view.month >= monthAfter(present, -MONTHS_BEFORE) &&
    view.month < monthAfter(present, MONTHS_AHEAD);
  return isKnown ? view : { ...view, month: undefined };
};

/** The view without a crop that nobody offers any more, whose terms would be missing without a word; `forgotten` is that crop (TERM-02). */
export const knownView = (
  view: MilestoneView,
  all: readonly Milestone[],
): { readonly view: MilestoneView; readonly forgotten: string | undefined } => {
  const isKnown = view.produce === undefined || produceIn(all).some(({ value }) => value === view.produce);
  return isKnown ? { view, forgotten: undefined } : { view: { ...view, produce: undefined }, forgotten: view.produce };
};

const filterPairs = ({ audience, region, produce }: Partial<MilestoneView>): QueryPairs => [
  ...(audience === undefined ? [] : [[MILESTONE_PARAMETERS.audience, audience] as const]),
  ...(region === undefined ? [] : [[MILESTONE_PARAMETERS.region, region] as const]),
  ...(produce === undefined ? [] : [[MILESTONE_PARAMETERS.produce, produce] as const]),
];

/** Writes it; `viewFromQuery` is the inverse. */
export const viewToQuery = (view: MilestoneView): QueryPairs => [
  ...filterPairs(view),
  ...(view.isOwnOnly ? [[MILESTONE_PARAMETERS.own, OWN_ONLY] as const] : []),
  ...(view.month === undefined ? [] : [[MILESTONE_PARAMETERS.month, view.month] as const]),
  ...(view.until === undefined ? [] : [[MILESTONE_PARAMETERS.until, view.until] as const]),
];

/** The canonical query of the page. */
export const milestonePageQuery = (pairs: QueryPairs): QueryPairs => viewToQuery(viewFromQuery(pairs));

/** The canonical query of the calendar file: it follows the filters, and nothing else of the page (TERM-04, D-56). */
export const calendarQuery = (pairs: QueryPairs): QueryPairs => filterPairs(viewFromQuery(pairs));

/** Where the calendar is, relative to the API base. */
export const MILESTONE_CALENDAR = '/exports/scadenze.ics';

/** The same with the filters. */
export const calendarAddress = (view: MilestoneView): string => {
  const query = pairsToQuery(filterPairs(view));
  return query === '' ? MILESTONE_CALENDAR : `${MILESTONE_CALENDAR}?${query}`;
};

const concerns = (wanted: string | undefined, whom: readonly string[]): boolean =>
  wanted === undefined || whom.length === 0 || whom.includes(wanted);

/** Whether a view tells of a milestone; the reader's own are filtered by nothing but being others' (TERM-02, TERM-03). */
export const isInView = ({ audience, region, produce, isOwnOnly }: MilestoneView, one: Milestone): boolean =>
  one.kind === 'own' ||
  (!isOwnOnly &&
    concerns(audience, one.audiences) &&
    concerns(region, one.regions) &&
    concerns(
      produce,
      one.produce.map(({ value }) => value),
    ));

/** The choices of each filter, of what there is: nothing is offered that finds nothing. */
export const audiencesIn = (all: readonly Milestone[]): readonly FilterValue[] =>
  AID_AUDIENCES.filter((audience) => all.some(({ audiences }) => audiences.includes(audience))).map((value) => ({
    value,
    name: AUDIENCE_NAMES[value],
  }));

/** What one grows or raises, by name. */
export const produceIn = (all: readonly Milestone[]): readonly FilterValue[] =>
  [...new Map(all.flatMap(({ produce }) => produce.map((one) => [one.value, one] as const))).values()].toSorted(
    (left, right) => compareTexts(left.name, right.name),
  );

/** "per agricoltore, in Puglia, vite"; empty where nothing is filtered. */
export const filterWords = (
  { audience, region, produce }: MilestoneView,
  known: readonly FilterValue[],
): readonly string[] => [
  ...(audience === undefined ? [] : [AUDIENCE_NAMES[audience].toLocaleLowerCase('it-IT')]),
  ...(region === undefined ? [] : [inRegion(region)]),
  ...(produce === undefined
    ? []
    : [(known.find(({ value }) => value === produce)?.name ?? produce).toLocaleLowerCase('it-IT')]),
];

/** A month with what happens in it. */
export interface MonthOfMilestones {
  readonly month: Month;
  readonly milestones: readonly Milestone[];
}

/** Twelve months from the present one on, each with what happens in it, also where that is nothing. */
export const monthsAhead = (milestones: readonly Milestone[], today: IsoDate): readonly MonthOfMilestones[] =>
  Array.from({ length: MONTHS_AHEAD }, (_, at) => monthAfter(monthOfDay(today), at)).map((month) => ({
    month,
    milestones: milestones.filter(({ day }) => monthOfDay(day) === month),
  }));

/** Months listed at first, fewer where enough days are reached before; each press adds as many. */
const FIRST_MONTHS = 3;
export const FIRST_DAYS = 20;
const MORE_MONTHS = 2;

/** What of the list is shown, and what the next press brings; undefined where nothing is left (TERM-02). */
export interface ShownMonths {
  readonly shown: readonly MonthOfMilestones[];
  readonly next: readonly Month[] | undefined;
}

/** The months of a list until the one that the address names, those without anything left out; at least one where there is any. */
export const shownMonths = (months: readonly MonthOfMilestones[], until: Month | undefined): ShownMonths => {
  const full = months.filter(({ milestones }) => milestones.length > 0);
  const first = full[0]?.month;
  const before = (at: number): number =>
    months.slice(0, at).reduce((sum, { milestones }) => sum + milestones.length, 0);
  const enough = months.slice(0, FIRST_MONTHS).findLast((_, at) => before(at) < FIRST_DAYS)?.month;
  const last = [until, first, enough]
    .filter((month) => month !== undefined)
    .toSorted()
    .at(-1);
  const shown = full.filter(({ month }) => last !== undefined && month <= last);
  const rest = full.slice(shown.length, shown.length + MORE_MONTHS).map(({ month }) => month);
  return { shown, next: rest.length === 0 ? undefined : rest };
};
