import { formatDay } from '#core/formatting/date.ts';
import { daysLeft } from '#core/formatting/days-left.ts';
import { NEAR_DAYS } from '#core/competitions/deadline.ts';
import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';

/** First and last day of applications for an aid, both included. */
export interface ApplicationWindow {
  readonly opensOn?: IsoDate | undefined;
  readonly closesOn?: IsoDate | undefined;
}

/** Status text of an application window. */
export interface WindowStatus {
  readonly kind: 'toCome' | 'open' | 'near' | 'gone';
  /** "Domande aperte, mancano 13 giorni". */
  readonly text: string;
  /** "dal 09/11/2026 al 31/12/2026". */
  readonly days: string;
}

const daysOf = ({ opensOn, closesOn }: ApplicationWindow): string => {
  if (closesOn === undefined) return opensOn === undefined ? '' : `dal ${formatDay(opensOn)}`;
  return opensOn === undefined
    ? `fino al ${formatDay(closesOn)}`
    : `dal ${formatDay(opensOn)} al ${formatDay(closesOn)}`;
};

/** The status of a window on a day in Italy (D-16); undefined where the window has no end at all (PAGE-39). */
export const applicationWindowOn = (window: ApplicationWindow, today: IsoDate): WindowStatus | undefined => {
  const { opensOn, closesOn } = window;
  const days = daysOf(window);
  if (days === '') return undefined;
  if (closesOn !== undefined && closesOn < today) return { kind: 'gone', text: 'Domande chiuse', days };
  if (opensOn !== undefined && opensOn > today) {
    const until = daysBetween(today, opensOn);
    return { kind: 'toCome', text: `Le domande si aprono ${until === 1 ? 'domani' : `tra ${until} giorni`}`, days };
  }
  if (closesOn === undefined) return { kind: 'open', text: 'Domande aperte', days };
  const left = daysBetween(today, closesOn);
  const how = left === 0 ? 'oggi è l’ultimo giorno' : daysLeft(closesOn, today, 'm').words.toLowerCase();
  return { kind: left <= NEAR_DAYS ? 'near' : 'open', text: `Domande aperte, ${how}`, days };
};
