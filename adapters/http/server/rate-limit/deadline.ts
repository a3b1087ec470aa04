import type { Timer } from '#core/kernel/clock.ts';
import { HttpProblem } from '../problems/problem.ts';

const RETRY_AFTER_S = 2;

/** The answer of a service that is too busy, or of a part of it that has stopped (503). */
export const tooBusy = (): HttpProblem => new HttpProblem(503, { headers: { 'retry-after': String(RETRY_AFTER_S) } });

/** How long an answer may take (milliseconds), and what measures it. */
export interface AnswerLimit {
  readonly limitMs: number;
  readonly timer: Timer;
}

/** Runs work that is given up, with 503, once the limit has passed: `passed` never resolves, and rejects then. */
export const withinLimit = async <T>(
  { limitMs, timer }: AnswerLimit,
  work: (passed: Promise<never>) => Promise<T>,
): Promise<T> => {
  let cancel = (): void => undefined;
  const passed = new Promise<never>((_, refuse) => {
    cancel = timer.after(limitMs, () => refuse(tooBusy()));
  });
  try {
    return await Promise.race([work(passed), passed]);
  } finally {
    cancel();
  }
};
