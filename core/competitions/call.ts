import { formatLongDay } from '#core/formatting/date.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { type Move, withMove } from '#core/terms/term.ts';
import { deadlineOn, type HandedIn } from './deadline.ts';
import { OPEN_STATUSES, statusOn } from './status.ts';

/** What a competition or tender says of taking part in it; every field may be missing. */
export interface Call {
  readonly status?: string | undefined;
  readonly deadline?: IsoDate | undefined;
  /** The hour of the last day, such as "12:00". */
  readonly deadlineTime?: string | undefined;
  /** Where the application or the offer is handed in: an address that opens, of a site or a mailbox. */
  readonly applyUrl?: string | undefined;
  /** Its days that were others before. */
  readonly moves?: readonly Move[] | undefined;
}

/** Until when a call can be answered, as the first block of its page says it. */
export interface CallTerm {
  readonly kind: 'open' | 'near' | 'gone' | 'unnamed';
  /** "Scade tra 15 giorni", "Domande chiuse", "Termine nel bando". */
  readonly text: string;
  /** The day in full: "giovedì 10 dicembre 2026", "entro le 12:00 di giovedì 10 dicembre 2026", "da venerdì 11 dicembre 2026"; none where none is named. */
  readonly day?: string;
}

const TERM_IN_CALL = 'Termine nel bando';

/** Whether applications or offers are taken on a day in Italy: never after the last day, whatever the status says (BANDO-04). */
export const takesPartOn = ({ status, deadline }: Call, today: IsoDate): boolean =>
  status !== undefined && OPEN_STATUSES.includes(statusOn(status, deadline, today));

/** The address of the one filled button of a call's page; undefined where nothing is taken or no place is named (BANDO-04). */
export const applyAddressOn = (call: Call, today: IsoDate): string | undefined =>
  takesPartOn(call, today) ? call.applyUrl : undefined;

/** The term of a call on a day in Italy; undefined where neither status nor last day is known (BANDO-04). */
export const callTermOn = (call: Call, what: HandedIn, today: IsoDate): CallTerm | undefined => {
  const { status, deadline, deadlineTime, moves } = call;
  const isOver = status !== undefined && !takesPartOn(call, today);
  if (deadline === undefined) {
    if (status === undefined) return undefined;
    return isOver ? { kind: 'gone', text: `${what} chiuse` } : { kind: 'unnamed', text: TERM_IN_CALL };
  }
  if (deadline < today) {
    return { kind: 'gone', text: `${what} chiuse`, day: `da ${formatLongDay(addDays(deadline, 1))}` };
  }
  // Closed before its last day: that day says nothing any more.
  if (isOver) return { kind: 'gone', text: `${what} chiuse` };
  const { kind, text } = deadlineOn(deadline, today, what);
  return {
    kind: kind === 'near' ? 'near' : 'open',
    text,
    day: withMove(lastMoment(deadline, deadlineTime), moves, deadline, today),
  };
};

/** The same on the card of a call, with its days in figures; undefined where no last day is named (BANDO-03). */
export const callDueOn = (call: Call, what: HandedIn, today: IsoDate): CallTerm | undefined => {
  const { deadline, deadlineTime, moves } = call;
  const term = callTermOn(call, what, today);
  if (deadline === undefined || term === undefined) return undefined;
  if (term.day === undefined) return term;
  return { ...term, day: withMove(deadlineOn(deadline, today, what, deadlineTime).day, moves, deadline, today) };
};

/** The last day in full, with its hour in front: "entro le 12:00 di giovedì 10 dicembre 2026". */
const lastMoment = (deadline: IsoDate, time: string | undefined): string =>
  time === undefined ? formatLongDay(deadline) : `entro le ${time} di ${formatLongDay(deadline)}`;

/** What happens in each phase, in the order in which a call passes through them. */
export const phasesOf = (what: HandedIn): readonly string[] =>
  what === 'Domande'
    ? ['Si presentano le domande', 'Prove e valutazioni', 'Graduatoria e atti finali']
    : ['Si presentano le offerte', 'Esame delle offerte', 'Esito e atti finali'];
