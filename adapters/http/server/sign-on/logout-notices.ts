import type { FastifyInstance } from 'fastify';
import type { EndedSessions, LogoutNotices } from '#core/session/ended-sessions.ts';
import { tooManyRequests } from '../rate-limit/limit.ts';
import type { RequestBudget } from '../rate-limit/request-budget.ts';
import { HttpProblem } from '../problems/problem.ts';

/** Where the provider announces logouts; it stands in the provider's client (`backchannel.logout.url`). */
const ADDRESS = '/sign-on/backchannel-logout';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const LARGEST_NOTICE_BYTES = 16 * 1024;

/**
 * Takes the provider's notices that a session is over (OpenID Connect Back-Channel Logout): whichever process receives one, a copied
 * token of that session is refused by all of them. All notices come from one address, on a deadline day many
 * in a minute, and one that were refused would be lost: only what is no notice of the provider
 * is counted, in a budget of its own (API-06).
 */
export const addLogoutNotices = (
  app: FastifyInstance,
  {
    notices,
    ended,
    budget,
  }: { readonly notices: LogoutNotices; readonly ended: EndedSessions; readonly budget: RequestBudget },
): void => {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: LARGEST_NOTICE_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      ADDRESS,
      { logLevel: 'warn', config: { rateLimit: false }, schema: { hide: true } },
      async (request, reply) => {
        const { count, leftMs } = budget.spent(request.ip);
        if (count >= budget.perMinute) throw tooManyRequests(leftMs);
        const given = new URLSearchParams(typeof request.body === 'string' ? request.body : '').getAll('logout_token');
        const notice = await notices.read(given.length === 1 ? (given[0] ?? '') : '');
        if (notice.kind === 'unreachable') throw new HttpProblem(503);
        if (notice.kind === 'refused') {
          budget.spend(request.ip);
          budget.chargeMade(request.ip);
          throw new HttpProblem(400, { detail: 'Non è un avviso di uscita firmato dal fornitore di accesso.' });
        }
        await ended.end(notice.session);
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
};
