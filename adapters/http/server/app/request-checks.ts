import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasTwoHosts, lacksHost } from '../problems/raw-responses.ts';
import { HttpProblem } from '../problems/problem.ts';
import { textOfBody } from '../problems/utf8-body.ts';
import { overspent } from '../rate-limit/limit.ts';
import type { RequestBudget } from '../rate-limit/request-budget.ts';

/** Longest address, query included. */
const ADDRESS_LIMIT_CHARACTERS = 4_096;

/** Adds what every request meets before its route: common headers, the budget of its client, and what no route accepts. */
export const addRequestChecks = (
  app: FastifyInstance,
  { headers, budget }: { readonly headers: Readonly<Record<string, string>>; readonly budget: RequestBudget },
): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    // Before anything else can refuse: refused requests spend the same budget. Health checks come above all when the service
    // is in trouble, and spend none.
    const isCounted = request.routeOptions.config.rateLimit !== false;
    const problem = isCounted ? overspent(budget, request.ip) : undefined;
    if (problem !== undefined) throw problem;
    assertReadable(request);
  });
  app.addHook('preParsing', async ({ headers: asked }) => {
    const hasBody = asked['content-length'] !== undefined || asked['transfer-encoding'] !== undefined;
    // Nothing is decompressed here: a body taken as it is would not be the one that was sent.
    if (hasBody && /^(?!identity$)./iu.test(asked['content-encoding'] ?? ''))
      throw new HttpProblem(415, {
        detail: 'Il contenuto della richiesta è compresso: va inviato come è, senza Content-Encoding.',
        headers: { 'accept-encoding': 'identity' },
      });
  });
};

/** Takes JSON in UTF-8 alone as a body; the framework would take plain text too. */
export const addBodyParser = (app: FastifyInstance): void => {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer): Promise<unknown> =>
      new Promise((done, refuse) => {
        const text = textOfBody(body);
        void parseJson(request, text, (error, read) => (error === null ? done(read) : refuse(error)));
      }),
  );
};

// Helpers

const assertReadable = ({ raw, url }: FastifyRequest): void => {
  // Node would refuse it without a word about what is wrong.
  if (lacksHost(raw)) throw new HttpProblem(400, { detail: 'Manca l’intestazione Host.' });
  if (hasTwoHosts(raw)) throw new HttpProblem(400, { detail: 'L’intestazione Host compare più di una volta.' });
  if (url.length > ADDRESS_LIMIT_CHARACTERS) throw new HttpProblem(414);
  // No text of the portal can hold it, and no database takes it.
  if (url.includes('%00')) throw new HttpProblem(400, { detail: 'L’indirizzo contiene un carattere nullo.' });
};
