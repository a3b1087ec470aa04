/**
 * Runs a job at an interval, never twice at a time, for as long as the process lives. The job handles its own failures.
 * Answers how to stop: no further run starts, and the running one is awaited.
 */
export const startPolling = (everyMs: number, run: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = undefined;
    });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
