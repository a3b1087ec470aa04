import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/kernel/clock.ts';

/** What the service needs to answer; each reports whether it is available now. */
export type Dependencies = Readonly<Record<string, () => Promise<boolean>>>;

/** A dependency that does not answer by then counts as away. */
const CHECK_LIMIT_MS = 2_000;
/** How long a result is cached: more frequent requests do not make the disk write more often. */
const OUTCOME_HOLDS_MS = 1_000;
/** When to ask again for what is away (seconds). */
const COME_BACK_S = '5';

/** Whether everything is there that the service needs, for all who ask. */
export interface Readiness {
  /** The dependencies, each with whether it is available now; `isReady` is false while the process is closing, too. */
  read(): Promise<{ readonly isReady: boolean; readonly parts: Readonly<Record<string, boolean>> }>;
  /** The process is closing: from now on it is not ready. */
  close(): void;
}

/** Makes the readiness of a service. Each dependency is tried once at a time, for all requests meanwhile; the clock is a steady one. */
export const makeReadiness = (dependencies: Dependencies, clock: Clock): Readiness => {
  const trials = Object.entries(dependencies).map(([name, isThere]) => [name, oneAtATime(isThere, clock)] as const);
  let isClosing = false;
  return {
    read: async () => {
      const states = await Promise.all(trials.map(async ([name, isThere]) => [name, await within(isThere)] as const));
      return { isReady: !isClosing && states.every(([, there]) => there), parts: Object.fromEntries(states) };
    },
    close: () => {
      isClosing = true;
    },
  };
};

/**
 * /health/live: the process answers at all; /health/ready: everything it needs is available too, so that a load
 * balancer sends people elsewhere while the database is away or the process is closing (API-09). No budget bounds them.
 */
export const addHealth = (app: FastifyInstance, readiness: Readiness): void => {
  app.addHook('preClose', async () => readiness.close());
  app.get(
    '/health/live',
    { logLevel: 'warn', config: { rateLimit: false }, schema: { hide: true } },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ stato: 'attivo' }),
  );
  app.get(
    '/health/ready',
    { logLevel: 'warn', config: { rateLimit: false }, schema: { hide: true } },
    async (_request, reply) => {
      const { isReady, parts } = await readiness.read();
      return reply
        .code(isReady ? 200 : 503)
        .headers({ 'cache-control': 'no-store', ...(isReady ? {} : { 'retry-after': COME_BACK_S }) })
        .send({
          stato: isReady ? 'pronto' : 'non pronto',
          parti: Object.fromEntries(Object.entries(parts).map(([name, there]) => [name, there ? 'ok' : 'assente'])),
        });
    },
  );
};

// Helpers

/** Runs a check once for all requests that arrive meanwhile, and caches its result. A failure is "not available". */
const oneAtATime = (isThere: () => Promise<boolean>, clock: Clock): (() => Promise<boolean>) => {
  let trial: Promise<boolean> | undefined;
  let known: { readonly outcome: boolean; readonly untilMs: number } | undefined;
  return async () => {
    if (known !== undefined && clock.now() < known.untilMs) return known.outcome;
    trial ??= isThere()
      .catch(() => false)
      .then((outcome) => {
        known = { outcome, untilMs: clock.now() + OUTCOME_HOLDS_MS };
        trial = undefined;
        return outcome;
      });
    return trial;
  };
};

const within = async (isThere: () => Promise<boolean>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_LIMIT_MS);
    timer.unref();
  });
  try {
    return await Promise.race([isThere(), limit]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};
