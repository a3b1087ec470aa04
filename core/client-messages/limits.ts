/** Clients in one message at most: one screen of choices, and one look of the service. */
export const MOST_RECIPIENTS = 50;
/** Clients named by an operator in the messages of a minute: a refused client was looked up too, and counts. */
export const MESSAGES_A_MINUTE = 100;
/** The same on a day, as days are counted in Italy. */
export const MESSAGES_A_DAY = 500;

/** For how many clients an operator has written so far. */
export interface SentSoFar {
  readonly lastMinute: number;
  readonly today: number;
}

/** The limit that a number of further clients would break; undefined where they break none (CAAM-04). */
export const limitBroken = ({ lastMinute, today }: SentSoFar, clients: number): 'minute' | 'day' | undefined => {
  if (today + clients > MESSAGES_A_DAY) return 'day';
  return lastMinute + clients > MESSAGES_A_MINUTE ? 'minute' : undefined;
};
