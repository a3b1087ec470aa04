/** Seconds between two spoken countdowns (IDLE-07). */
const ANNOUNCEMENT_STEP_S = 15;
/** From here on each second is spoken. */
const LAST_SPOKEN_SECONDS = 5;

const MINUTE_S = 60;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A duration in words, such as "2 minuti e 45 secondi". */
export const countdownText = (seconds: number): string => {
  const minutes = Math.floor(seconds / MINUTE_S);
  const rest = seconds % MINUTE_S;
  const parts = [
    ...(minutes > 0 ? [counted(minutes, 'minuto', 'minuti')] : []),
    ...(rest > 0 || minutes === 0 ? [counted(rest, 'secondo', 'secondi')] : []),
  ];
  return parts.join(' e ');
};

const isSpoken = (seconds: number): boolean => seconds <= LAST_SPOKEN_SECONDS || seconds % ANNOUNCEMENT_STEP_S === 0;

/**
 * What is said of the countdown when `secondsLeft` are left and `previous` were left at the look before: at the
 * opening (`previous` undefined), every 15 s, and each second at the end. Undefined when nothing is said, so that
 * assistive technology is not flooded (IDLE-07). A spoken second that was skipped is made up for.
 */
export const announcementAt = (secondsLeft: number, previous?: number): string | undefined => {
  if (previous === undefined) return `La sessione scade tra ${countdownText(secondsLeft)}`;
  for (let seconds = secondsLeft; seconds < previous; seconds += 1) {
    if (isSpoken(seconds)) return `Tempo rimasto: ${countdownText(secondsLeft)}`;
  }
  return undefined;
};
