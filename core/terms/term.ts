import { capitalised } from '#core/formatting/text.ts';
import { formatNearDayAfter } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';

/** That a term stood on another day before, and by which act it was moved. */
export interface Move {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly act?: string;
}

/** A day of a content on which something begins, ends or is paid: it stands in the ledger once, and everything else reads it there (D-66). */
export interface Term {
  /** What happens: one of `TERM_NAMES`, or the name that editors give it, such as `saldo`. A content has one of each. */
  readonly kind: string;
  readonly day: IsoDate;
  /** The hour of that day, such as `12:00`, where it ends by one. */
  readonly hour?: string | undefined;
  /** Where its content names the day: the path of the field. */
  readonly field: readonly string[];
  /** The act that sets it, in words. */
  readonly act?: string | undefined;
}

/** A term as it is kept: with the day on which it stood before, and since when it stands on another. */
export interface KeptTerm extends Term {
  readonly formerDay?: IsoDate | undefined;
  readonly movedOn?: IsoDate | undefined;
}

/** What a term is called where it is cited, if the portal knows what happens on its day. */
export const TERM_NAMES = {
  opens: 'apertura',
  closes: 'chiusura',
  corrections: 'modifiche',
  booking: 'iscrizioni',
  takesPlace: 'svolgimento',
} as const;
export type KnownTerm = keyof typeof TERM_NAMES;

/** The name of a term, by which prose cites it. */
export const termName = ({ kind }: Pick<Term, 'kind'>): string => (TERM_NAMES as Record<string, string>)[kind] ?? kind;

/** What may name days: an entry of a list or a page of content. */
export interface DatedContent {
  readonly opensOn?: IsoDate | undefined;
  readonly closesOn?: IsoDate | undefined;
  readonly correctionsUntil?: IsoDate | undefined;
  readonly deadline?: IsoDate | undefined;
  readonly deadlineTime?: string | undefined;
  readonly event?:
    | {
        readonly eventDate: IsoDate;
        readonly bookingUrl?: string | undefined;
        readonly bookingUntil?: IsoDate | undefined;
      }
    | undefined;
  /** Its other days, each under the name by which it is cited; without one it is cited by nobody. */
  readonly terms?:
    | readonly { readonly day: IsoDate; readonly title: string; readonly name?: string | undefined }[]
    | undefined;
  /** The act that sets its days. */
  readonly termsAct?: string | undefined;
}

/** The terms that a content names: every field of it that is a day of its own is one, and no other (D-66). */
export const termsOf = (content: DatedContent): readonly Term[] => {
  const { event, deadline, terms = [], termsAct } = content;
  const named: readonly (readonly [string, IsoDate | undefined, readonly string[]])[] = [
    ['opens', content.opensOn, ['opensOn']],
    ['closes', content.closesOn, ['closesOn']],
    ['closes', deadline, ['deadline']],
    ['corrections', content.correctionsUntil, ['correctionsUntil']],
    // Without a place to sign up at, the day says nothing.
    ['booking', event?.bookingUrl === undefined ? undefined : event.bookingUntil, ['event', 'bookingUntil']],
    ['takesPlace', event?.eventDate, ['event', 'eventDate']],
    ...terms.map(({ day, title, name }, at) => [name ?? title, day, ['terms', String(at), 'day']] as const),
  ];
  return named.flatMap(([kind, day, field]) =>
    day === undefined
      ? []
      : [
          {
            kind,
            day,
            field,
            ...(field[0] === 'deadline' && content.deadlineTime !== undefined ? { hour: content.deadlineTime } : {}),
            ...(termsAct === undefined ? {} : { act: termsAct }),
          },
        ],
  );
};

/**
 * A term as it is kept once a content says it again on a day: it has moved where another day stood that had not passed yet. What is
 * corrected on the day on which it moved counts as moved once, and not at all where it is back on its day. `before` is what the
 * public read until then.
 */
export const keptTerm = (before: KeptTerm | undefined, now: Term, today: IsoDate): KeptTerm => {
  if (before === undefined) return now;
  const { formerDay, movedOn } = before;
  if (before.day === now.day) return { ...now, formerDay, movedOn };
  const origin = movedOn === today && formerDay !== undefined ? formerDay : before.day;
  return origin === now.day || origin < today ? now : { ...now, formerDay: origin, movedOn: today };
};

/** The move of a term, in the words shown beside it. */
export const moveOf = ({ formerDay, day, act }: KeptTerm): Move | undefined =>
  formerDay === undefined ? undefined : { from: formerDay, to: day, ...(act === undefined ? {} : { act }) };

/** The move that brought a term to its day, among those of its content. */
export const moveTo = (moves: readonly Move[] | undefined, day: IsoDate | undefined): Move | undefined =>
  moves?.find(({ to }) => to === day);

/** "spostata dal 30 novembre al 2 dicembre, con decreto n. 12"; undefined where it never moved, or its new day has passed (D-66). */
export const moveWords = (move: Move | undefined, today: IsoDate): string | undefined =>
  move === undefined || move.to < today
    ? undefined
    : `spostata ${formatNearDayAfter('dal', move.from, today)} ${formatNearDayAfter('al', move.to, today)}${move.act === undefined ? '' : `, con ${move.act}`}`;

/** What is said of a day of a content, with its move where it has one: after a comma, or as a sentence of its own after a sentence. */
export const withMove = (words: string, moves: readonly Move[] | undefined, day: IsoDate, today: IsoDate): string => {
  const moved = moveWords(moveTo(moves, day), today);
  if (moved === undefined) return words;
  return words.endsWith('.') ? `${words} ${capitalised(moved)}.` : `${words}, ${moved}`;
};
