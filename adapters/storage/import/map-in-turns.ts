import { performance } from 'node:perf_hooks';
import { letOthersRun } from '../postgres/connection/turns.ts';

/** How long the process works on a batch before others are answered (milliseconds). */
const LONGEST_TURN_MS = 25;

/** Like `map`, but lets everything else that the process does go first now and then: a portal imports while people read (API-08). */
export const mapInTurns = async <T, U>(items: readonly T[], work: (item: T) => U): Promise<readonly U[]> => {
  const results: U[] = [];
  let end = performance.now() + LONGEST_TURN_MS;
  for (const item of items) {
    results.push(work(item));
    if (performance.now() < end) continue;
    await letOthersRun();
    end = performance.now() + LONGEST_TURN_MS;
  }
  return results;
};
