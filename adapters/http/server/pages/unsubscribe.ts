import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AlertService } from '#core/alerts/alert-service.ts';
import { alertLinkPath } from '#core/alerts/alert-search.ts';
import { queryPairs, queryValue } from '#core/kernel/address.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import { UNSUBSCRIBE_PATH } from '../delivery/alert-mail.ts';
import { HttpProblem } from '../problems/problem.ts';
import { tooManyRequests } from '../rate-limit/limit.ts';
import type { RequestBudget } from '../rate-limit/request-budget.ts';

const BODY_LIMIT_BYTES = 16 * 1024;
const KEY = 'chiave';

/** How long a link that was just used has to wait (milliseconds), and how many links are remembered for it. */
const LINK_EVERY_MS = 1_000;
const MOST_LINKS = 10_000;

/**
 * Where mail programs end a subscription with one request (RFC 8058): its signed address is all that is asked, no cookie and no pair, and
 * it leads nowhere else. Requests that no link is behind are counted by client, in a budget of their own, all others by link: a large provider asks
 * for many people from few addresses. A person who opens the address is led to the page that ends it.
 */
export const addUnsubscribe = (
  app: FastifyInstance,
  {
    basePath,
    table,
    service,
    budget,
    clock,
  }: {
    readonly basePath: string;
    readonly table: RouteTable;
    readonly service: () => AlertService;
    readonly budget: RequestBudget;
    readonly clock: Clock;
  },
): void => {
  const usedAt = new LRUCache<string, number>({ max: MOST_LINKS });
  const url = `${basePath}${UNSUBSCRIBE_PATH}`;
  const options = { config: { rateLimit: false as const }, schema: { hide: true } };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Whatever the form says: the address says all.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, async () => undefined);
    scope.post(url, options, async (request, reply) => {
      const { count, leftMs } = budget.spent(request.ip);
      if (count >= budget.perMinute) throw tooManyRequests(leftMs);
      const [key, now] = [keyOf(request), clock.now()];
      const waitMs = (usedAt.get(key) ?? -LINK_EVERY_MS) + LINK_EVERY_MS - now;
      if (waitMs > 0) throw tooManyRequests(waitMs);
      usedAt.set(key, now);
      if (!(await service().unsubscribe(key))) {
        budget.spend(request.ip);
        throw new HttpProblem(404, {
          detail: 'Questo link non vale più: l’avviso è già terminato, oppure il link è incompleto.',
        });
      }
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Avviso terminato.\n');
    });
    scope.get(url, options, async (request, reply) =>
      reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
        .redirect(`${basePath}${alertLinkPath(table, 'manage', keyOf(request))}`, 303),
    );
  });
};

// Helpers

const keyOf = ({ url }: FastifyRequest): string => {
  const at = url.indexOf('?');
  return queryValue(queryPairs(at < 0 ? '' : url.slice(at)), KEY) ?? '';
};
