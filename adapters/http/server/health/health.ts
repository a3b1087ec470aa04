import type { FastifyInstance } from 'fastify';

/** What stands between the service and an answer; each says whether it is there now. */
export type Dependencies = Readonly<Record<string, () => Promise<boolean>>>;

/** A dependency that does not answer by then counts as away. */
const CHECK_LIMIT_MS = 2_000;

/**
 * /health/live says that the process answers at all; /health/ready also that everything it needs is there, so that a load
 * balancer sends people elsewhere while the database is away or the process is closing.
 */
export const addHealth = (app: FastifyInstance, dependencies: Dependencies): void => {
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
      const states = await Promise.all(
        Object.entries(dependencies).map(async ([name, isThere]) => [name, await within(isThere)] as const),
      );
      const isReady = !isClosing && states.every(([, there]) => there);
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          stato: isReady ? 'pronto' : 'non pronto',
          parti: Object.fromEntries(states.map(([name, there]) => [name, there ? 'ok' : 'assente'])),
        });
    },
  );
};

// Helpers

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
