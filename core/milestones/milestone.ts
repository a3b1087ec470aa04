import type { AidAudience } from '#core/aids/audience.ts';
import { type AidConditions, produceOf } from '#core/aids/conditions.ts';
import type { FilterValue, ListId } from '#core/catalogue/definition.ts';
import type { EventStatus } from '#core/catalogue/item.ts';
import { takesPartOn } from '#core/competitions/call.ts';
import { NEAR_DAYS } from '#core/competitions/deadline.ts';
import type { ContentStamp } from '#core/formatting/calendar-file.ts';
import { addDays, daysBetween, isInFilterRange, type IsoDate, isoDateFrom } from '#core/kernel/iso-date.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { TitleLanguage } from '#core/kernel/title-language.ts';
import { type KeptTerm, type KnownTerm, type Move, moveOf } from '#core/terms/term.ts';

/** What has a day: an aid, a service, a competition, a tender, the booking of an event, or something of the reader's own company. */
export const MILESTONE_KINDS = ['aid', 'service', 'competition', 'tender', 'booking', 'own'] as const;
export type MilestoneKind = (typeof MILESTONE_KINDS)[number];

/** What happens on the day: it opens, it closes, it can be corrected for the last time. */
export const MILESTONE_EVENTS = ['opens', 'closes', 'corrections'] as const;
export type MilestoneEvent = (typeof MILESTONE_EVENTS)[number];

/** A day on which something opens or closes (TERM-01). */
export interface Milestone {
  readonly kind: MilestoneKind;
  readonly event: MilestoneEvent;
  readonly day: IsoDate;
  /** Where it stood before, until its new day has passed (D-66). */
  readonly move?: Move;
  readonly title: string;
  /** Language of the title, where it is not Italian (WCAG 3.1.2). */
  readonly titleLanguage?: TitleLanguage | undefined;
  /** What it is of, over the title: "OCM vino", "Concorso". */
  readonly label: string;
  /** Whom it is for, in a few words. */
  readonly forWhom?: string | undefined;
  /** The list of which it is an entry; without it `friendlyUrl` is a path without its first slash. */
  readonly list?: ListId | undefined;
  readonly friendlyUrl: string;
  readonly stamp?: ContentStamp | undefined;
  /** Whom it concerns: who one is, where, what one grows or raises; what is empty concerns everybody. */
  readonly audiences: readonly AidAudience[];
  readonly regions: readonly string[];
  readonly produce: readonly FilterValue[];
}

/** A content with its terms, as the ledger has them. */
export interface MilestoneSource extends Pick<
  Milestone,
  'title' | 'titleLanguage' | 'label' | 'forWhom' | 'list' | 'friendlyUrl' | 'stamp'
> {
  readonly kind: Exclude<MilestoneKind, 'own'>;
  readonly terms: readonly KeptTerm[];
  /** Status of a competition or tender, as editors wrote it. */
  readonly status?: string | undefined;
  readonly conditions?: AidConditions | undefined;
  /** That an event is cancelled or postponed. */
  readonly eventStatus?: EventStatus | undefined;
}

/** The terms of the calendar, and as what; the others are on the page of their content. */
const EVENTS: Readonly<Partial<Record<KnownTerm, MilestoneEvent>>> = {
  opens: 'opens',
  closes: 'closes',
  corrections: 'corrections',
  booking: 'closes',
};
export const MILESTONE_TERMS = Object.keys(EVENTS) as readonly KnownTerm[];

/** Whom a kind of content is for, where it does not say it itself. */
const AUDIENCES: Readonly<Record<MilestoneSource['kind'], readonly AidAudience[]>> = {
  aid: ['agricoltori'],
  service: [],
  competition: ['candidati'],
  tender: ['imprese'],
  booking: [],
};

/** The terms of a content that are still to come: of a call that takes nothing any more, and of an event that is not held on its day, there are none (TERM-01, D-16, EVENT-03). */
export const milestonesOf = (source: MilestoneSource, today: IsoDate): readonly Milestone[] => {
  const { terms, status, conditions = {}, eventStatus, ...rest } = source;
  const takesPlace = terms.find(({ kind }) => kind === 'takesPlace');
  if (eventStatus !== undefined && (eventStatus === 'annullato' || takesPlace?.formerDay === undefined)) return [];
  const deadline = terms.find(({ kind }) => kind === 'closes')?.day;
  if (status !== undefined && !takesPartOn({ status, deadline }, today)) return [];
  const whom = {
    audiences: conditions.audiences ?? AUDIENCES[source.kind],
    regions: conditions.regions ?? [],
    produce: produceOf(conditions),
  };
  return terms.flatMap((term) => {
    const event = EVENTS[term.kind as KnownTerm];
    if (event === undefined || term.day < today) return [];
    const move = moveOf(term);
    return [{ ...rest, ...whom, event, day: term.day, ...(move === undefined ? {} : { move }) }];
  });
};

/** A name of the milestone that no other one of a list has, and that stays as it is while its day moves. */
export const milestoneId = ({ kind, list, friendlyUrl, event }: Milestone): string =>
  [kind, list ?? '', friendlyUrl, event].join(' ');

/** The nearest first; of one day by title. */
export const byDay = (left: Milestone, right: Milestone): number =>
  compareTexts(`${left.day} ${left.title} ${left.event}`, `${right.day} ${right.title} ${right.event}`);

/** Months of the calendar, the present one among them. */
export const MONTHS_AHEAD = 12;

/** A month as `YYYY-MM`. */
export type Month = string & { readonly __month: true };

/** The month of a day. */
export const monthOfDay = (day: IsoDate): Month => day.slice(0, 7) as Month;

/** The month that an address names, of the years that filters accept (LIST-09); undefined for anything else. */
export const monthFrom = (text: string | undefined): Month | undefined => {
  const first = isoDateFrom(`${text}-01`);
  return first !== undefined && isInFilterRange(first) ? monthOfDay(first) : undefined;
};

/** The first day of a month. */
export const firstDayOf = (month: Month): IsoDate => `${month}-01` as IsoDate;

/** The month a number of months later; earlier for a negative number. */
export const monthAfter = (month: Month, count: number): Month => {
  const months = Number(month.slice(0, 4)) * MONTHS_AHEAD + Number(month.slice(5)) - 1 + count;
  const year = String(Math.floor(months / MONTHS_AHEAD)).padStart(4, '0');
  return `${year}-${String((months % MONTHS_AHEAD) + 1).padStart(2, '0')}` as Month;
};

/** The last day of the calendar. */
export const horizonOf = (today: IsoDate): IsoDate =>
  addDays(firstDayOf(monthAfter(monthOfDay(today), MONTHS_AHEAD)), -1);

/** All that is still to come of some contents, until the horizon, the nearest first (TERM-01). */
export const milestonesIn = (sources: readonly MilestoneSource[], today: IsoDate): readonly Milestone[] => {
  const last = horizonOf(today);
  return sources
    .flatMap((source) => milestonesOf(source, today))
    .filter(({ day }) => day <= last)
    .toSorted(byDay);
};

const left = (days: number): string => (days === 0 ? 'oggi' : days === 1 ? 'domani' : `tra ${days} giorni`);

/** "tra 5 giorni", "domani", "oggi". */
export const daysLeftTo = (day: IsoDate, today: IsoDate): string => left(daysBetween(today, day));

/** Whether it closes within a week. */
export const isNear = ({ event, day }: Milestone, today: IsoDate): boolean =>
  event !== 'opens' && daysBetween(today, day) <= NEAR_DAYS;

/** The days that are left, as a tag: never by colour alone (TERM-01). */
export const milestoneTag = (milestone: Milestone, today: IsoDate): StatusTag => {
  const words = daysLeftTo(milestone.day, today);
  if (milestone.event === 'opens') return { tone: 'ok', icon: 'calendar', word: `Si apre ${words}` };
  return { tone: isNear(milestone, today) ? 'warn' : 'info', icon: 'clock', word: `Si chiude ${words}` };
};

/** The title as a row says it: what is corrected for the last time says so. */
export const milestoneTitle = ({ event, title }: Pick<Milestone, 'event' | 'title'>): string =>
  event === 'corrections' ? `Ultime modifiche: ${title}` : title;
