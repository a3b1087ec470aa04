import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';
import { formatCount } from './number.ts';

/** Days ahead within which a term is urgent. */
const SOON_DAYS = 30;

/** How urgent a term is. */
export type Urgency = 'past' | 'soon' | 'later';

/** The days until a term, or since it, in words: no colour is needed to understand it. */
export interface DaysLeft {
  readonly words: string;
  readonly urgency: Urgency;
}

const days = (count: number): string => (count === 1 ? '1 giorno' : `${formatCount(count)} giorni`);

/** "Mancano 13 giorni", "Scade oggi", "Scaduta da 46 giorni"; the gender is that of the noun that ends. */
export const daysLeft = (day: IsoDate, today: IsoDate, gender: 'm' | 'f'): DaysLeft => {
  const left = daysBetween(today, day);
  if (left < 0) return { words: `${gender === 'm' ? 'Scaduto' : 'Scaduta'} da ${days(-left)}`, urgency: 'past' };
  if (left === 0) return { words: 'Scade oggi', urgency: 'soon' };
  return {
    words: `${left === 1 ? 'Manca' : 'Mancano'} ${days(left)}`,
    urgency: left <= SOON_DAYS ? 'soon' : 'later',
  };
};
