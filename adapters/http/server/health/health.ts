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

/**
 * /health/live: the process answers at all; /health/ready: everything it needs is available too, so that a load
 * balancer sends people elsewhere while the database is away or the process is closing (API-09). No budget bounds them, so each
 * dependency is tried once at a time, for all requests meanwhile. The clock is a steady one.
 */
export const addHealth = (app: FastifyInstance, dependencies: Dependencies, clock: Clock): void => {
  const trials = Object.entries(dependencies).map(([name, isThere]) => [name, oneAtATime(isThere, clock)] as const);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get(
    '/health/live',
    { logLevel: 'warn', config: { rateLimit: false }, schema: { hide: true } },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ stato: 'attivo' }),
  );
  app.get(
    '/health/ready',
    { logLevel: 'warn', config: { rateLimit: false }, schema: { hide: true } },
    async (_request, reply) => {
      const states = await Promise.all(trials.map(async ([name, isThere]) => [name, await within(isThere)] as const));
      const isReady = !isClosing && states.every(([, there]) => there);
      return reply
        .code(isReady ? 200 : 503)
        .headers({ 'cache-control': 'no-store', ...(isReady ? {} : { 'retry-after': COME_BACK_S }) })
        .send({
          stato: isReady ? 'pronto' : 'non pronto',
          parti: Object.fromEntries(states.map(([name, there]) => [name, there ? 'ok' : 'assente'])),
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
