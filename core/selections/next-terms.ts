import type { ListId } from '#core/catalogue/definition.ts';
import { pagePath } from '#core/catalogue/card-target.ts';
import { type Deadline, deadlineOn } from '#core/competitions/deadline.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import type { TitleLanguage } from '#core/kernel/title-language.ts';
import { byDay, type Milestone, type MilestoneKind } from '#core/milestones/milestone.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import { type Move, moveWords } from '#core/terms/term.ts';

/** The last day of something that one can still ask for or take part in. */
export interface Term {
  readonly title: string;
  /** Language of the title, where it is not Italian (WCAG 3.1.2). */
  readonly titleLanguage?: TitleLanguage | undefined;
  readonly closesOn: IsoDate;
  /** The list of which it is an entry; without it `friendlyUrl` is the slug of a page of content: an aid. */
  readonly list?: ListId | undefined;
  readonly friendlyUrl: string;
  /** Where it stood before, until its new day has passed (D-66). */
  readonly move?: Move;
}

/** How many terms stand in the head of the home. */
export const HOME_TERMS = 3;
/** Terms farther away are left to the lists. */
export const TERM_HORIZON_DAYS = 60;

/** Whose terms stand in the head of the home; those of a service are those of its aid. */
const FARMERS_KINDS: ReadonlySet<MilestoneKind> = new Set(['aid', 'booking']);

/** Whether a term is the last day for signing up to an event. */
export const isBooking = ({ list }: Pick<Term, 'list'>): boolean => list === 'events';

/** How far a term is, in words: "Scade tra 5 giorni", "Le iscrizioni scadono domani" (PAGE-53), and where it stood before (D-66). */
export const termWords = (
  term: Pick<Term, 'list' | 'closesOn' | 'move'>,
  today: IsoDate,
): Pick<Deadline, 'kind' | 'text'> & { readonly moved?: string | undefined } => {
  const { kind, text } = deadlineOn(term.closesOn, today, 'Domande');
  const moved = moveWords(term.move, today);
  if (!isBooking(term)) return { kind, text, moved };
  return {
    kind,
    text: kind === 'gone' ? 'Iscrizioni chiuse' : text.replace(/^Scade/u, 'Le iscrizioni scadono'),
    moved,
  };
};

/**
 * The terms that come next on a day in Italy, of all that opens and closes: the last days of what is open, within the horizon, the
 * nearest first; three at most, and only one of an event, so that events do not push out what pays somebody. Calls for staff and for
 * suppliers have their lists: who farms has no use for them here (PAGE-53).
 */
export const nextTerms = (milestones: readonly Milestone[], today: IsoDate): readonly Term[] => {
  const last = addDays(today, TERM_HORIZON_DAYS);
  const contentOf = ({ list, friendlyUrl }: Milestone): string => `${list ?? ''} ${friendlyUrl}`;
  const unopened = new Set(milestones.filter(({ event, day }) => event === 'opens' && day > today).map(contentOf));
  const terms = milestones
    .filter(
      (one) =>
        one.event === 'closes' && FARMERS_KINDS.has(one.kind) && one.day <= last && !unopened.has(contentOf(one)),
    )
    .toSorted(byDay)
    .map(({ title, titleLanguage, day: closesOn, list, friendlyUrl, move }): Term => ({
      title,
      ...(titleLanguage === undefined ? {} : { titleLanguage }),
      closesOn,
      ...(list === undefined ? {} : { list }),
      friendlyUrl,
      ...(move === undefined ? {} : { move }),
    }));
  const booking = terms.find(isBooking);
  return terms.filter((term) => !isBooking(term) || term === booking).slice(0, HOME_TERMS);
};

/** Path of the page that shows a term; undefined for an entry without a page. */
export const termPath = (table: RouteTable, { list, friendlyUrl }: Term): string | undefined =>
  list === undefined ? `/${friendlyUrl}` : pagePath(table, { list, friendlyUrl });
