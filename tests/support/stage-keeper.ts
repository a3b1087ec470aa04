import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPortal, type Portal, type RunningPortal } from './portal.ts';
import { signOnUnderTest } from './sign-on-under-test.ts';

/** What a file asks for. Files of one slot run one after the other; those without settings share what the slot has. */
export interface StageWish {
  readonly slot: string;
  /** Settings of a portal of the file's own; without them it shares the slot's. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** What it gets: where the portal is, and under which number to give it back. */
export interface KeptStage {
  readonly number: number;
  readonly portal: Portal;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly stageKeeper: string;
  }
}

/**
 * Keeps the portals of a run in the process that lives as long as the run: whatever becomes of a test or of the worker
 * that it ran in, no portal outlives it. One shared portal per worker, raised when the first file asks for it.
 */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const shared = new Map<string, Promise<RunningPortal>>();
  const own = new Map<number, RunningPortal>();
  let last = 0;

  const portalFor = async ({ slot, settings }: StageWish, number: number): Promise<RunningPortal> => {
    // A real provider knows the portal at one port only: there nothing can stand beside another.
    if (settings === undefined && !signOnUnderTest.isReal) return once(shared, slot, () => startPortal());
    const portal = await startPortal(settings);
    own.set(number, portal);
    return portal;
  };
  const raise = async (wish: StageWish): Promise<KeptStage> => {
    const number = (last += 1);
    const { origin, home } = await portalFor(wish, number);
    return { number, portal: { origin, home } };
  };
  const takeBack = async (number: number): Promise<void> => {
    await own.get(number)?.stop();
    own.delete(number);
  };

  const server = createServer((request, response) => {
    const answer = async (): Promise<unknown> => {
      const asked: unknown = JSON.parse(await bodyOf(request));
      return request.method === 'POST' ? raise(asked as StageWish) : takeBack(asked as number);
    };
    answer().then(
      (value) => response.end(JSON.stringify(value ?? null)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  provide('stageKeeper', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  return async () => {
    server.close();
    server.closeAllConnections();
    const portals = [...own.values(), ...(await Promise.all(shared.values()))];
    await Promise.all(portals.map((portal) => portal.stop()));
  };
};

// Helpers

/** What the slot has, made when it has none. */
const once = <T>(kept: Map<string, Promise<T>>, slot: string, make: () => Promise<T>): Promise<T> => {
  const known = kept.get(slot) ?? make();
  kept.set(slot, known);
  return known;
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};
