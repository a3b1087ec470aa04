import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type LocalPortal, startPortal, type RunningPortal } from './portal.ts';
import { signOnUnderTest } from './sign-on-under-test.ts';

/** A file's request for a portal. Files of one slot run one after the other. */
export interface PortalRequest {
  readonly slot: string;
  /** Settings of a portal for this file alone; without them the slot's portal is shared. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Where the portal is, and the number by which it is returned. */
export interface PortalLease {
  readonly number: number;
  readonly portal: LocalPortal;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly portalPool: string;
  }
}

/**
 * Global setup: portals run under the main process of the test run, so that none outlives it when a test or a worker
 * crashes. One shared portal per worker, started at the first request.
 */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const shared = new Map<string, Promise<RunningPortal>>();
  const own = new Map<number, RunningPortal>();
  let last = 0;

  const portalFor = async ({ slot, settings }: PortalRequest, number: number): Promise<RunningPortal> => {
    // A real provider knows the portal at one port only: no second portal can run beside it.
    if (settings === undefined && !signOnUnderTest.isReal) return once(shared, slot, () => startPortal());
    const portal = await startPortal(settings);
    own.set(number, portal);
    return portal;
  };
  const lend = async (request: PortalRequest): Promise<PortalLease> => {
    const number = (last += 1);
    const { origin, home, dataDir } = await portalFor(request, number);
    return { number, portal: { origin, home, dataDir } };
  };
  const stop = async (number: number): Promise<void> => {
    await own.get(number)?.stop();
    own.delete(number);
  };

  const server = createServer((request, response) => {
    const answer = async (): Promise<unknown> => {
      const body: unknown = JSON.parse(await bodyOf(request));
      return request.method === 'POST' ? lend(body as PortalRequest) : stop(body as number);
    };
    answer().then(
      (value) => response.end(JSON.stringify(value ?? null)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  provide('portalPool', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  return async () => {
    server.close();
    server.closeAllConnections();
    const portals = [...own.values(), ...(await Promise.all(shared.values()))];
    await Promise.all(portals.map((portal) => portal.stop()));
  };
};

// Helpers

/** The slot's value, made when it has none. */
const once = <T>(values: Map<string, Promise<T>>, slot: string, make: () => Promise<T>): Promise<T> => {
  const known = values.get(slot) ?? make();
  values.set(slot, known);
  return known;
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};
