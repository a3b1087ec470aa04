/** So many clients are written to in one message at most: one screen of choices, and one look of the service. */
export const MOST_RECIPIENTS = 50;
/** So many messages an operator sends in a minute. */
export const MESSAGES_A_MINUTE = 100;
/** So many messages an operator sends on a day, as days are counted in Italy. */
export const MESSAGES_A_DAY = 500;

/** What an operator has sent so far. */
export interface SentSoFar {
  readonly lastMinute: number;
  readonly today: number;
}

/** Which limit so many messages more would break; undefined where they break none (CAAM-04). */
export const limitBroken = ({ lastMinute, today }: SentSoFar, messages: number): 'minute' | 'day' | undefined => {
  if (today + messages > MESSAGES_A_DAY) return 'day';
  return lastMinute + messages > MESSAGES_A_MINUTE ? 'minute' : undefined;
};
