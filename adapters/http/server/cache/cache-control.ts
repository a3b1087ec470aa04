import { dayInRome } from '#core/kernel/iso-date.ts';
import { MS_PER_S } from '#core/kernel/time-units.ts';

const FRESH_S = 60;
const STALE_S = 600;

/** Cache-Control of public answers: fresh for a minute, then for ten shown while a new one is fetched, always checked by entity tag. */
export const PUBLIC_CACHE = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}, must-revalidate`;

/** Cache-Control of public answers that change with what people do. */
export const LIVE_CACHE = 'public, no-cache';

/** Whether an answer of this moment, in milliseconds, could still be shown by a shared cache when the next day has begun in Italy. */
export const isDayEnding = (now: number): boolean => dayInRome(now) !== dayInRome(now + (FRESH_S + STALE_S) * MS_PER_S);

/** Cache-Control of a public answer made now: pages and lists speak of the day, so no shared cache gives one out beyond it (D-64). */
export const publicCache = (now: number): string => (isDayEnding(now) ? LIVE_CACHE : PUBLIC_CACHE);
