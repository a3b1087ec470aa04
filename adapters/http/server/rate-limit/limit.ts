import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/kernel/clock.ts';
import { MS_PER_S } from '#core/kernel/time-units.ts';
import { HttpProblem } from '../problems/problem.ts';
import { RequestBudget } from './request-budget.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's own limit on top of the common one; false for a route that no limit holds for. */
    readonly rateLimit?: { readonly perMinute: number } | false;
  }
}

/** Counts a request; the problem (429, with Retry-After) when its client has made too many, to be thrown or answered. */
export const overspent = (budget: RequestBudget, address: string): HttpProblem | undefined => {
  const { count, leftMs } = budget.spend(address);
  return count <= budget.perMinute ? undefined : tooManyRequests(leftMs);
};

/** The problem of a client that may ask again after a number of milliseconds. */
export const tooManyRequests = (leftMs: number): HttpProblem =>
  new HttpProblem(429, { headers: { 'retry-after': String(Math.ceil(leftMs / MS_PER_S)) } });

/** Gives each route that has a limit of its own (`config.rateLimit`) a count of its own, after the hooks that hold for all. */
export const addRouteLimits = (app: FastifyInstance, clock: Clock): void => {
  app.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit;
    if (limit === undefined || limit === false) return;
    const budget = new RequestBudget(clock, limit.perMinute);
    route.onRequest = [
      ...[route.onRequest ?? []].flat(),
      async ({ ip }) => {
        const problem = overspent(budget, ip);
        if (problem !== undefined) throw problem;
      },
    ];
  });
};
