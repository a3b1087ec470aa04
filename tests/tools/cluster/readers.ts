import { setTimeout as pause } from 'node:timers/promises';
import type { HttpClient } from './http-client.ts';

/** Something that is asked, and by whom. */
export interface Question {
  readonly client: HttpClient;
  readonly paths: readonly string[];
}

/** What came of asking. */
export interface Asked {
  readonly count: number;
  /** Those that were not answered with 200, the address and what came instead. */
  readonly failures: readonly string[];
}

/** Asks again and again until `stop` is called. */
export const startReading = (questions: readonly Question[]): { readonly stop: () => Promise<Asked> } => {
  const over = new AbortController();
  const failures: string[] = [];
  let count = 0;
  const runs = questions.map(async ({ client, paths }, index) => {
    for (let at = index; !over.signal.aborted; at += 1) {
      const path = paths[at % paths.length] ?? '/';
      count += 1;
      try {
        const { status } = await client.get(path);
        if (status !== 200) failures.push(`${path} ${status}`);
      } catch (error) {
        failures.push(`${path} ${String(error)}`);
      }
    }
  });
  return {
    stop: async () => {
      over.abort();
      await Promise.all(runs);
      return { count, failures };
    },
  };
};

/** Waits until an address is answered well; the milliseconds that it took, undefined when it took too long. */
export const untilWell = async (client: HttpClient, path: string, limitMs: number): Promise<number | undefined> => {
  const start = performance.now();
  while (performance.now() - start < limitMs) {
    const answer = await client.get(path).catch(() => undefined);
    if (answer?.status === 200) return Math.round(performance.now() - start);
    await pause(50);
  }
  return undefined;
};
