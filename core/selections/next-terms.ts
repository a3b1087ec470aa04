import type { ListId } from '#core/catalogue/definition.ts';
import { pagePath } from '#core/catalogue/card-target.ts';
import { takesPartOn } from '#core/competitions/call.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import type { TitleLanguage } from '#core/kernel/title-language.ts';
import type { RouteTable } from '#core/navigation/routes.ts';

/** The last day of something that one can still ask for or take part in. */
export interface Term {
  readonly title: string;
  /** Language of the title, where it is not Italian (WCAG 3.1.2). */
  readonly titleLanguage?: TitleLanguage | undefined;
  readonly closesOn: IsoDate;
  /** The list of which it is an entry; without it `friendlyUrl` is the slug of a page of content: an aid. */
  readonly list?: ListId | undefined;
  readonly friendlyUrl: string;
}

/** What may have a term to come: an aid with its window, a competition, a tender with its status. */
export interface TermSource extends Omit<Term, 'closesOn'> {
  readonly closesOn?: IsoDate | undefined;
  readonly opensOn?: IsoDate | undefined;
  /** Status of a competition or tender, as editors wrote it. */
  readonly status?: string | undefined;
}

/** How many terms stand in the head of the home. */
export const HOME_TERMS = 3;
/** Terms farther away are told by the lists. */
export const TERM_HORIZON_DAYS = 60;

const isOpenOn = ({ closesOn, opensOn, status }: TermSource, today: IsoDate): boolean =>
  (opensOn === undefined || opensOn <= today) &&
  (status === undefined || takesPartOn({ status, deadline: closesOn }, today));

/** The terms that come next on a day in Italy: of what is open, within sixty days, the nearest first; three at most (PAGE-53). */
export const nextTerms = (sources: readonly TermSource[], today: IsoDate): readonly Term[] => {
  const last = addDays(today, TERM_HORIZON_DAYS);
  return sources
    .flatMap((source) => {
      const { opensOn: _opens, status: _status, closesOn, ...term } = source;
      return closesOn !== undefined && closesOn >= today && closesOn <= last && isOpenOn(source, today)
        ? [{ ...term, closesOn }]
        : [];
    })
    .toSorted((left, right) => {
      const [one, other] = [`${left.closesOn} ${left.title}`, `${right.closesOn} ${right.title}`];
      return one < other ? -1 : one > other ? 1 : 0;
    })
    .slice(0, HOME_TERMS);
};

/** Path of the page on which a term is told; undefined for an entry without a page. */
export const termPath = (table: RouteTable, { list, friendlyUrl }: Term): string | undefined =>
  list === undefined ? `/${friendlyUrl}` : pagePath(table, { list, friendlyUrl });
