/** Days on which a recipient has to be refused before its alerts end. */
export const REFUSED_DAYS = 3;
/** Consecutive failures of the relay after which all sending pauses. */
export const FAILURES_BEFORE_PAUSE = 20;
/** How long nothing is sent then (milliseconds). */
export const PAUSE_MS = 3_600_000;
/** After a refusal of the recipient it is tried again on another day (milliseconds). */
export const REFUSED_RETRY_MS = 86_400_000;

/** Whether a relay's answer refuses the recipient itself: RFC 3463, 5.1.x. Any other refusal says something of the message or of the relay. */
export const refusesRecipient = (answer: string): boolean => /^5\d\d[ -]5\.1\.\d{1,3}\b/u.test(answer.trim());
