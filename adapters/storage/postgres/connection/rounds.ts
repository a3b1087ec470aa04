/**
 * Walks a round at once and again every so often, never two at a time, for as long as the process lives. A round deals with its own
 * failures. Answers, after the first round, how to stop when nothing is in hand any more.
 */
export const inRounds = async (everyMs: number, look: () => Promise<void>): Promise<() => Promise<void>> => {
  let round: Promise<void> | undefined;
  const walk = (): Promise<void> =>
    (round ??= look().finally(() => {
      round = undefined;
    }));
  await walk();
  const timer = setInterval(() => void walk(), everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
};
