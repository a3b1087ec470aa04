import type { DrawPage } from '../pages/pages.ts';
import { startHeavyThread, type HeavyThread, type ThreadFacts } from './heavy-thread.ts';

/** Connections to a server that all threads of a process share: drawing asks a handful of questions at once. */
const CONNECTIONS = 6;
/** Questions of one page wait for each other with fewer. */
const LEAST_CONNECTIONS = 2;

/** What the threads need to know; each is told how many connections are its own. */
export type SharedFacts = Omit<ThreadFacts, 'storage'> & {
  readonly storage: { readonly folder: string } | { readonly url: string };
};

/**
 * Starts as many threads for heavy work as are wanted (at least one), and makes them look like one: a page is drawn by
 * whichever has the fewest in hand. More than one need a database server. Throws as `startHeavyThread` does, with none left.
 */
export const startHeavyThreads = async (count: number, file: string, shared: SharedFacts): Promise<HeavyThread> => {
  const connections = Math.max(LEAST_CONNECTIONS, Math.ceil(CONNECTIONS / count));
  const storage = 'url' in shared.storage ? { ...shared.storage, connections } : shared.storage;
  const facts = { ...shared, storage };
  const started = await Promise.allSettled(Array.from({ length: count }, () => startHeavyThread(file, facts)));
  const threads = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(threads.map((thread) => thread.stop()));
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  return {
    database: threads[0]?.database,
    drawing: async (draw) => leastBusy(await Promise.all(threads.map((thread) => thread.drawing(draw)))),
    contentHasChanged: () => {
      for (const thread of threads) thread.contentHasChanged();
    },
    stop,
  };
};

/** Lets each page be drawn by whoever has the fewest in hand; of equals by the first. There is at least one. */
export const leastBusy = (drawers: readonly DrawPage[]): DrawPage => {
  const desks = drawers.map((draw) => ({ draw, inHand: 0 }));
  return async (asked) => {
    const desk = desks.reduce((least, one) => (one.inHand < least.inHand ? one : least));
    desk.inHand += 1;
    try {
      return await desk.draw(asked);
    } finally {
      desk.inHand -= 1;
    }
  };
};
