import { millisecondsInDay } from 'date-fns/constants';

/** Start of the retention period at `nowMs`: personal data older than this is deleted, since it may be stored no longer than needed. */
export const retentionStart = (nowMs: number, days: number): number => nowMs - days * millisecondsInDay;
