import type { ListId } from '#core/catalogue/definition.ts';
import { pagePath } from '#core/catalogue/card-target.ts';
import { lastBookingDay } from '#core/catalogue/event-answer.ts';
import type { EventFacts } from '#core/catalogue/item.ts';
import { takesPartOn } from '#core/competitions/call.ts';
import { type Deadline, deadlineOn } from '#core/competitions/deadline.ts';
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

/** What may have a term to come: an aid with its window, a competition, a tender with its status, an event with its bookings. */
export interface TermSource extends Omit<Term, 'closesOn'> {
  readonly closesOn?: IsoDate | undefined;
  readonly opensOn?: IsoDate | undefined;
  /** Status of a competition or tender, as editors wrote it. */
  readonly status?: string | undefined;
  /** When an event takes place and until when one can sign up. */
  readonly event?: EventFacts | undefined;
}

/** How many terms stand in the head of the home. */
export const HOME_TERMS = 3;
/** Terms farther away are told by the lists. */
export const TERM_HORIZON_DAYS = 60;

const isOpenOn = ({ closesOn, opensOn, status }: TermSource, today: IsoDate): boolean =>
  (opensOn === undefined || opensOn <= today) &&
  (status === undefined || takesPartOn({ status, deadline: closesOn }, today));

/** Whether a term is the last day for signing up to an event. */
export const isBooking = ({ list }: Pick<Term, 'list'>): boolean => list === 'events';

/** How far a term is, in words: "Scade tra 5 giorni", "Le iscrizioni scadono domani" (PAGE-53). */
export const termWords = (term: Pick<Term, 'list' | 'closesOn'>, today: IsoDate): Pick<Deadline, 'kind' | 'text'> => {
  const { kind, text } = deadlineOn(term.closesOn, today, 'Domande');
  if (!isBooking(term)) return { kind, text };
  return { kind, text: kind === 'gone' ? 'Iscrizioni chiuse' : text.replace(/^Scade/u, 'Le iscrizioni scadono') };
};

/**
 * The terms that come next on a day in Italy: of what is open, within sixty days, the nearest first; three at most, and only one of
 * an event, so that events do not push out what pays or employs somebody (PAGE-53).
 */
export const nextTerms = (sources: readonly TermSource[], today: IsoDate): readonly Term[] => {
  const last = addDays(today, TERM_HORIZON_DAYS);
  const terms = sources
    .flatMap((source) => {
      const { opensOn: _opens, status: _status, event, closesOn: written, ...term } = source;
      const closesOn = event === undefined ? written : lastBookingDay(event);
      return closesOn !== undefined && closesOn >= today && closesOn <= last && isOpenOn(source, today)
        ? [{ ...term, closesOn }]
        : [];
    })
    .toSorted((left, right) => {
      const [one, other] = [`${left.closesOn} ${left.title}`, `${right.closesOn} ${right.title}`];
      return one < other ? -1 : one > other ? 1 : 0;
    });
  const booking = terms.find(isBooking);
  return terms.filter((term) => !isBooking(term) || term === booking).slice(0, HOME_TERMS);
};

/** Path of the page on which a term is told; undefined for an entry without a page. */
export const termPath = (table: RouteTable, { list, friendlyUrl }: Term): string | undefined =>
  list === undefined ? `/${friendlyUrl}` : pagePath(table, { list, friendlyUrl });
