import { millisecondsInDay } from 'date-fns/constants';

/**
 * The first instant whose looks are still kept when they are kept for so many days; what is older is forgotten, since what
 * tells who looked at whom may be kept as long as it is needed and no longer.
 */
export const auditKeptFrom = (nowMs: number, days: number): number => nowMs - days * millisecondsInDay;
