import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';
import { formatCount } from './number.ts';

/** Within so many days a term presses. */
const SOON_DAYS = 30;

/** How much a term presses. */
export type Pressure = 'past' | 'soon' | 'later';

/** The days until a term, or since it: always in words, so that no colour has to be seen. */
export interface DaysLeft {
  readonly words: string;
  readonly pressure: Pressure;
}

const days = (count: number): string => (count === 1 ? '1 giorno' : `${formatCount(count)} giorni`);

/** "Mancano 13 giorni", "Scade oggi", "Scaduta da 46 giorni"; the gender is that of the thing that ends. */
export const daysLeft = (day: IsoDate, today: IsoDate, gender: 'm' | 'f'): DaysLeft => {
  const left = daysBetween(today, day);
  if (left < 0) return { words: `${gender === 'm' ? 'Scaduto' : 'Scaduta'} da ${days(-left)}`, pressure: 'past' };
  if (left === 0) return { words: 'Scade oggi', pressure: 'soon' };
  return {
    words: `${left === 1 ? 'Manca' : 'Mancano'} ${days(left)}`,
    pressure: left <= SOON_DAYS ? 'soon' : 'later',
  };
};
