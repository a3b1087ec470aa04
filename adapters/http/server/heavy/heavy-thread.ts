import { Worker } from 'node:worker_threads';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { type Database, databaseBehind, StorageStartError } from '#adapters/storage/postgres/index.ts';
import type { DrawPage, PageAsked, PageDrawn } from '../pages/pages.ts';
import type { SignOnAddress } from '../sign-on/sign-on.ts';

// The heavy work, drawing pages and the statements of the embedded database, has a thread of its own: the loop that answers
// from memory never waits for it.

/** What the thread is told at its birth. */
export interface ThreadFacts {
  /** Folder of the service's build, where the drawing half lies too. */
  readonly build: string;
  readonly logLevel: string;
  /** `connections`: how many it may hold open to the server. */
  readonly storage: { readonly folder: string } | { readonly url: string; readonly connections: number };
}

/** What it must know to draw. */
export interface DrawFacts {
  readonly portal: PortalSettings;
  /** An answer must have been made by then. */
  readonly answerSeconds: number;
  readonly signOn: SignOnAddress;
  /** Folder of the browser's build. */
  readonly clientFolder: string;
}

/** What is said to the thread besides calls to its database. */
export type ToThread =
  | { readonly learn: DrawFacts }
  | { readonly draw: number; readonly asked: PageAsked }
  | { readonly contentHasChanged: true };
/** What it says. */
export type FromThread =
  | { readonly opened: true }
  | { readonly closed: { readonly code: string; readonly message: string } }
  | { readonly learnt: true }
  | { readonly drawn: number; readonly page: PageDrawn }
  | { readonly broken: number; readonly message: string; readonly stack: string | undefined };

/** The thread at work. */
export interface HeavyThread {
  /** The embedded database in the thread; undefined where the portal works on a server. */
  readonly database: Database | undefined;
  /** Makes it ready to draw. */
  drawing(facts: DrawFacts): Promise<DrawPage>;
  /** What is asked for from now on is drawn from the content as it is now. */
  contentHasChanged(): void;
  stop(): Promise<void>;
}

/** Starts the thread. Throws a `StorageStartError` when its database cannot be opened; a thread that dies later ends the process. */
export const startHeavyThread = async (file: string, facts: ThreadFacts): Promise<HeavyThread> => {
  const worker = new Worker(file, { workerData: facts });
  let isStopping = false;
  // Half of the portal is gone with it: whoever watches over the process starts it anew.
  worker.on('error', (error) => {
    throw error;
  });
  worker.on('exit', (code) => {
    if (!isStopping) throw new Error(`the thread for heavy work ended with ${code}`);
  });
  const said = <Kind extends FromThread>(isIt: (message: FromThread) => message is Kind): Promise<Kind> =>
    new Promise((done, refuse) => {
      const hear = (message: FromThread): void => {
        if (typeof message !== 'object') return;
        if ('closed' in message)
          refuse(new StorageStartError(message.closed.code as StorageStartError['code'], message.closed.message));
        else if (isIt(message)) done(message);
        else return;
        worker.off('message', hear);
      };
      worker.on('message', hear);
    });
  const stop = async (): Promise<void> => {
    isStopping = true;
    await worker.terminate();
  };
  try {
    await said((message): message is { opened: true } => 'opened' in message);
  } catch (error) {
    await stop();
    throw error;
  }
  const waiting = new Map<
    number,
    { readonly done: (page: PageDrawn) => void; readonly refuse: (error: Error) => void }
  >();
  worker.on('message', (message: FromThread) => {
    const number = 'drawn' in message ? message.drawn : 'broken' in message ? message.broken : undefined;
    const one = number === undefined ? undefined : waiting.get(number);
    if (number === undefined || one === undefined) return;
    waiting.delete(number);
    if ('drawn' in message) one.done(message.page);
    else if ('broken' in message) one.refuse(Object.assign(new Error(message.message), { stack: message.stack }));
  });
  let last = 0;
  const say = (message: ToThread): void => worker.postMessage(message);
  return {
    database: 'folder' in facts.storage ? databaseBehind(worker, facts.storage) : undefined,
    drawing: async (draw) => {
      const learnt = said((message): message is { learnt: true } => 'learnt' in message);
      say({ learn: draw });
      await learnt;
      return (asked) =>
        new Promise((done, refuse) => {
          last += 1;
          waiting.set(last, { done, refuse });
          say({ draw: last, asked });
        });
    },
    contentHasChanged: () => say({ contentHasChanged: true }),
    stop,
  };
};
