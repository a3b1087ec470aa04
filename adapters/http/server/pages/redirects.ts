import type { FastifyInstance } from 'fastify';
import { redirectOf, type RedirectTable } from '#core/navigation/redirect-table.ts';
import { HttpProblem } from '../problems/problem.ts';

/** A table may be corrected: no cache keeps its answers for longer. */
const ONE_DAY = 'public, max-age=86400';

/** Redirects the old addresses of the whole origin to the new ones (301); those that are gone are answered 410. */
export const addRedirects = (app: FastifyInstance, table: RedirectTable): void => {
  if (table.size === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const found = redirectOf(table, request.url);
    if (found === undefined) return undefined;
    if (found.kind === 'gone') throw new HttpProblem(410);
    return reply.header('cache-control', ONE_DAY).redirect(found.to, 301);
  });
};
