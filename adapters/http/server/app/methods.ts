import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../problems/problem.ts';

/** The methods of each route, by its URL. */
export type MethodsByUrl = ReadonlyMap<string, ReadonlySet<string>>;

/** Collects which methods each route is given from now on. */
export const collectMethods = (app: FastifyInstance): MethodsByUrl => {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set<string>();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
  });
  return methods;
};

/** Refuses with 405 every other method on the URLs that begin with `prefix`. Call it after their last route. */
export const refuseOtherMethods = (app: FastifyInstance, prefix: string, known: MethodsByUrl): void => {
  for (const [url, methods] of [...known].filter(([one]) => one.startsWith(prefix))) {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !methods.has(method));
    const allow = [...methods, 'OPTIONS'].join(', ');
    app.route({
      method: others,
      url,
      schema: { hide: true },
      // Before the body is read: what is refused is not parsed.
      onRequest: async () => {
        throw new HttpProblem(405, { headers: { allow } });
      },
      handler: async () => undefined,
    });
    if (!methods.has('OPTIONS'))
      app.options(url, { schema: { hide: true } }, async (_request, reply) =>
        reply.code(204).header('allow', allow).send(),
      );
  }
};
