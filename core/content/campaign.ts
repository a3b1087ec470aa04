import { NEAR_DAYS } from '#core/competitions/deadline.ts';
import { formatLongDay } from '#core/formatting/date.ts';
import { addDays, daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import { type Move, withMove } from '#core/terms/term.ts';

/** When an aid or service takes applications; every day is included, and every field may be missing. */
export interface Campaign {
  readonly opensOn?: IsoDate | undefined;
  readonly closesOn?: IsoDate | undefined;
  /** Until then what was handed in can still be corrected, after the last day for new applications. */
  readonly correctionsUntil?: IsoDate | undefined;
  /** Taken at any time: said by the editors, never guessed from missing days. */
  readonly yearRound?: boolean | undefined;
  /** Its days that were others before. */
  readonly moves?: readonly Move[] | undefined;
}

/** How a campaign stands on a day; `unnamed` where nothing is said of when. */
export type CampaignState = 'unnamed' | 'yearRound' | 'toCome' | 'open' | 'corrections' | 'closed';

/** The day after which nothing can be done any more, or on which it opens where no end is known; undefined where no day is named. */
export const lastDayOfCampaign = ({ opensOn, closesOn, correctionsUntil }: Campaign): IsoDate | undefined =>
  correctionsUntil ?? closesOn ?? opensOn;

/** The state of a campaign on a day in Italy: total over all its days, in whatever order they are (CAMP-01, D-16). */
export const campaignStateOn = (campaign: Campaign, today: IsoDate): CampaignState => {
  const { opensOn, closesOn, correctionsUntil, yearRound = false } = campaign;
  if (opensOn === undefined && closesOn === undefined && correctionsUntil === undefined)
    return yearRound ? 'yearRound' : 'unnamed';
  const last = correctionsUntil ?? closesOn;
  if (last !== undefined && last < today) return 'closed';
  if (opensOn !== undefined && today < opensOn) return 'toCome';
  return correctionsUntil !== undefined && (closesOn === undefined || closesOn < today) ? 'corrections' : 'open';
};

/** What the one filled button of the page does (D-53): it follows the state, and is none where nothing can be done. */
export type CampaignAction =
  | { readonly kind: 'enter'; readonly words: string }
  /** A reader waiting for the opening follows it, or takes its day into the calendar where nothing can be followed (FOLLOW-01). */
  | { readonly kind: 'remember' }
  | { readonly kind: 'none' };

/** The words by which a person enters a service that takes no applications, signed in or not. */
const ENTER = 'Accedi al servizio';

/** The button for a state: one sentence with a sign-in, one without (CAMP-01, D-53). */
export const campaignAction = (state: CampaignState, isSignedIn: boolean): CampaignAction => {
  switch (state) {
    case 'unnamed':
    case 'yearRound':
      return { kind: 'enter', words: ENTER };
    case 'open':
      return { kind: 'enter', words: isSignedIn ? 'Compila la domanda' : 'Accedi e compila' };
    case 'corrections':
      return { kind: 'enter', words: isSignedIn ? 'Modifica la domanda' : 'Accedi e modifica' };
    case 'toCome':
      return { kind: 'remember' };
    case 'closed':
      return { kind: 'none' };
  }
};

const TAGS: Readonly<Record<Exclude<CampaignState, 'unnamed'>, StatusTag>> = {
  yearRound: { tone: 'ok', icon: 'check-circle', word: 'Aperto tutto l’anno' },
  toCome: { tone: 'info', icon: 'clock', word: 'Non ancora aperto' },
  open: { tone: 'ok', icon: 'check-circle', word: 'Aperto' },
  corrections: { tone: 'warn', icon: 'clock', word: 'Solo modifiche' },
  closed: { tone: 'mute', icon: 'lock', word: 'Chiuso' },
};

/** The tag of a campaign; undefined where nothing is said of when. */
export const campaignTag = (state: CampaignState): StatusTag | undefined =>
  state === 'unnamed' ? undefined : TAGS[state];

/** Until when, or from when, as the first block of a page says it. */
export interface CampaignTerm {
  readonly kind: 'toCome' | 'open' | 'near' | 'gone';
  /** "Apre tra 68 giorni", "Scade domani", "Domande chiuse". */
  readonly text: string;
  /** The day in full, with what ends on it where that is not the application itself. */
  readonly day?: string;
  /** The day that the text counts to. */
  readonly leaf?: IsoDate;
}

const within = (verb: string, days: number): string => {
  if (days === 0) return `${verb} oggi`;
  return days === 1 ? `${verb} domani` : `${verb} tra ${days} giorni`;
};

const endingOn = (last: IsoDate, today: IsoDate, day: string): CampaignTerm => {
  const left = daysBetween(today, last);
  return { kind: left <= NEAR_DAYS ? 'near' : 'open', text: within('Scade', left), day, leaf: last };
};

/** The term of a campaign on a day in Italy; undefined where no day is named (CAMP-01). */
export const campaignTermOn = (campaign: Campaign, today: IsoDate): CampaignTerm | undefined => {
  const { opensOn, closesOn, correctionsUntil, moves } = campaign;
  const inFull = (day: IsoDate): string => withMove(formatLongDay(day), moves, day, today);
  switch (campaignStateOn(campaign, today)) {
    case 'unnamed':
    case 'yearRound':
      return undefined;
    case 'toCome':
      return opensOn === undefined ? undefined : openingOn(opensOn, closesOn, today);
    case 'open':
      return closesOn === undefined
        ? {
            kind: 'open',
            text: 'Domande aperte',
            ...(opensOn === undefined ? {} : { day: `da ${formatLongDay(opensOn)}` }),
          }
        : endingOn(closesOn, today, inFull(closesOn));
    case 'corrections':
      return correctionsUntil === undefined
        ? undefined
        : endingOn(correctionsUntil, today, `la modifica delle domande, ${inFull(correctionsUntil)}`);
    case 'closed': {
      const last = lastDayOfCampaign(campaign);
      return {
        kind: 'gone',
        text: 'Domande chiuse',
        ...(last === undefined ? {} : { day: `da ${formatLongDay(addDays(last, 1))}` }),
      };
    }
  }
};

const openingOn = (opensOn: IsoDate, closesOn: IsoDate | undefined, today: IsoDate): CampaignTerm => ({
  kind: 'toCome',
  text: within('Apre', daysBetween(today, opensOn)),
  day:
    closesOn === undefined
      ? `da ${formatLongDay(opensOn)}`
      : `da ${formatLongDay(opensOn)} a ${formatLongDay(closesOn)}`,
  leaf: opensOn,
});

/** A day of an aid or service on which something begins, ends or is paid. */
export interface CampaignDay {
  readonly day: IsoDate;
  readonly title: string;
  /** The name by which prose cites it; no page shows it. */
  readonly name?: string | undefined;
}

/** A row of "Tempi e scadenze": the day, what happens, and how far it is. */
export interface CampaignRow extends CampaignDay {
  /** "tra 5 giorni", "oggi". */
  readonly left: string;
  readonly isNear: boolean;
}

const leftOf = (days: number): string => {
  if (days === 0) return 'oggi';
  return days === 1 ? 'domani' : `tra ${days} giorni`;
};

/** What is still to come, the nearest first: the campaign's own days and those that the editors add; nothing twice (CAMP-01). */
export const campaignRowsOn = (
  { opensOn, closesOn, correctionsUntil, moves }: Campaign,
  others: readonly CampaignDay[],
  today: IsoDate,
): readonly CampaignRow[] => {
  const own = [
    { day: opensOn, title: 'Si aprono le domande' },
    { day: closesOn, title: 'Ultimo giorno per le domande' },
    { day: correctionsUntil, title: 'Ultimo giorno per le modifiche' },
  ].flatMap(({ day, title }) => (day === undefined ? [] : [{ day, title }]));
  const named = new Set(others.map(({ day }) => day));
  return [...own.filter(({ day }) => !named.has(day)), ...others]
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
    .map(({ day, title }) => {
      const days = daysBetween(today, day);
      return { day, title: withMove(title, moves, day, today), left: leftOf(days), isNear: days <= NEAR_DAYS };
    });
};
