import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerTooLarge } from './raw-responses.ts';
import { HttpProblem, problemDocument, PROBLEM_TYPE, type Problem, problemOf } from './problem.ts';
import { isStatementEnded, problemFrom, type ThrownError } from './problem-from.ts';
import type { AgencyHome } from '../documentation/shell.ts';
import { makeProblemPages, wantsPage } from './problem-page.ts';

/** What is away may be back soon; without a time to wait, all clients come back at once. */
const RETRY_AFTER_S = 5;

/** What a person reads whose browser sends more cookies than are accepted (API-06). */
const TOO_MANY_COOKIES: Problem = {
  ...problemOf(431),
  title: 'Il browser invia troppi cookie',
  detail:
    'Insieme con la richiesta sono arrivati troppi cookie, in gran parte di altri siti dello stesso dominio. Per entrare, cancella i cookie di questo sito: in molti browser si fa dal simbolo accanto all’indirizzo, alla voce «Cookie e dati dei siti». Poi ricarica la pagina. In una finestra di navigazione anonima il portale si apre subito.',
};

/** Answers problems: a page to a person, a problem document to a program. */
export interface ProblemAnswers {
  readonly answer: (request: FastifyRequest, reply: FastifyReply, problem: Problem) => FastifyReply;
  /** The answer to headers that are too large, where there is no reply yet. */
  readonly tooLarge: AnswerTooLarge;
}

/** Makes the answers of a deployment; addresses of the API are asked by programs only. Below `types` each kind of problem has its page. */
export const makeProblemAnswers = (home: AgencyHome, apiBase: string, types: string): ProblemAnswers => {
  const pages = makeProblemPages(home);
  const isForPerson = (method: string, url: string, accept: string | undefined): boolean =>
    wantsPage(method, accept) && !url.startsWith(`${apiBase}/`);
  return {
    answer: (request, reply, problem) => {
      reply.code(problem.status).header('cache-control', 'no-store');
      // Written here: a problem never passes through the schema of the route that refused.
      reply.serializer((body: unknown) => String(body));
      if (!isForPerson(request.method, request.url, request.headers.accept))
        return reply.header('content-type', PROBLEM_TYPE).send(problemDocument(problem, types));
      const retryAfterS = Number(reply.getHeader('retry-after'));
      return reply
        .headers(pages.headers)
        .send(pages.page(problem, Number.isInteger(retryAfterS) ? retryAfterS : undefined));
    },
    tooLarge: ({ method, url, accept }) =>
      isForPerson(method, url, accept) ? { headers: pages.headers, body: pages.page(TOO_MANY_COOKIES) } : undefined,
  };
};

/** Answers every error of a route, and every address that no route knows, as a problem. */
export const addProblems = (app: FastifyInstance, { answer }: ProblemAnswers): void => {
  app.setErrorHandler((error: ThrownError, request, reply) => {
    const isBrokenOff = request.raw.destroyed && !request.raw.complete;
    const problem = isBrokenOff ? problemOf(400, { instance: request.id }) : problemFrom(error, request.id);
    if (isBrokenOff) request.log.info({ req: request }, 'richiesta interrotta da chi la inviava');
    else if (isStatementEnded(error))
      request.log.warn({ req: request }, 'la base dati ha interrotto una domanda troppo lunga');
    else if (problem.status >= 500) request.log.error({ err: error, req: request }, 'richiesta fallita');
    if (error instanceof HttpProblem) reply.headers(error.headers);
    if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S);
    return answer(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply, problemOf(404, { instance: request.id })));
};
