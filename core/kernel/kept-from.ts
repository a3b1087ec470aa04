import { millisecondsInDay } from 'date-fns/constants';

/**
 * The first instant of what is still kept at `nowMs` when it is kept for so many days; what is older is forgotten, since what tells of
 * people may be kept as long as it is needed and no longer.
 */
export const keptFrom = (nowMs: number, days: number): number => nowMs - days * millisecondsInDay;
