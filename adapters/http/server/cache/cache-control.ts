import { dayInRome } from '#core/kernel/iso-date.ts';
import { MS_PER_S } from '#core/kernel/time-units.ts';

const FRESH_S = 60;
const STALE_S = 600;
/** By then every process has published what was planned for the day, and looked twice (PUB-01). */
const PUBLISHING_S = 120;

/** Cache-Control of public answers: fresh for a minute, then for ten shown while a new one is fetched, always checked by entity tag. */
export const PUBLIC_CACHE = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}, must-revalidate`;

/** Cache-Control of public answers that change with what people do. */
export const LIVE_CACHE = 'public, no-cache';

/**
 * Whether a day in Italy is ending or has just begun at this moment (milliseconds): a shared cache could still show an answer of it on the
 * next day, or one without what is being published for the day (D-64, PUB-01).
 */
export const isDayTurning = (now: number): boolean =>
  dayInRome(now - PUBLISHING_S * MS_PER_S) !== dayInRome(now + (FRESH_S + STALE_S) * MS_PER_S);

/** Whether a shared cache could still show an answer of this moment (milliseconds) when its words have become others (D-64). */
export const isEnding = (now: number, changesAt: number | undefined): boolean =>
  changesAt !== undefined && changesAt <= now + (FRESH_S + STALE_S) * MS_PER_S;

/** Cache-Control of a public answer made now: pages and lists speak of the day, so no shared cache gives one out beyond it. */
export const publicCache = (now: number): string => (isDayTurning(now) ? LIVE_CACHE : PUBLIC_CACHE);
