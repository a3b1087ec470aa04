import type { FastifyRequest } from 'fastify';
import type { EndedSessions } from '#core/session/ended-sessions.ts';
import type { TokenVerifier } from '#core/session/token-verifier.ts';
import { type Claims, userFromClaims, type User } from '#core/session/user.ts';
import { HttpProblem } from '../problems/problem.ts';

/** The person behind a private request: known by a bearer token that was verified. */
export interface Reader {
  readonly user: User;
}

/** Finds the reader of a request, once; refuses with 401 a request without a valid token. */
export type Authenticate = (request: FastifyRequest) => Promise<Reader>;

const BEARER = /^Bearer ([\w.~+/-]+=*)$/iu;
const CHALLENGE = { 'www-authenticate': 'Bearer realm="portale"' };
const INVALID = { 'www-authenticate': 'Bearer realm="portale", error="invalid_token"' };

/** Finds what the bearer token of a request says, once it was verified; refuses with 401 a request without a valid one. */
export type ReadToken = (request: FastifyRequest) => Promise<Claims>;

/**
 * Makes the check of the bearer token alone, whoever holds it. A token of a session that was logged out counts as none, in every
 * process. One that nobody can judge now, because the provider's keys cannot be read, is no proof of anything: 503, not 401.
 */
export const makeReadToken =
  (verifier: TokenVerifier, ended: EndedSessions): ReadToken =>
  async (request) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new HttpProblem(401, { headers: CHALLENGE });
    const verdict = await verifier.verify(token);
    if (verdict.kind === 'unreachable')
      throw new HttpProblem(503, {
        detail: 'Ora non si può verificare l’accesso: riprovare tra poco.',
        headers: { 'retry-after': '5' },
      });
    const isOver = verdict.kind === 'genuine' && (await isLeft(verdict.claims, ended));
    if (verdict.kind === 'refused' || isOver)
      throw new HttpProblem(401, { detail: 'L’accesso non è più valido: accedere di nuovo.', headers: INVALID });
    return verdict.claims;
  };

/** Makes the check of the person asking for private data (API-02, ROUTE-20); each request is checked once however often its route asks. */
export const makeAuthenticate = (verifier: TokenVerifier, ended: EndedSessions): Authenticate => {
  const readToken = makeReadToken(verifier, ended);
  const known = new WeakMap<FastifyRequest, Promise<Reader>>();
  const find = async (request: FastifyRequest): Promise<Reader> => {
    const user = userFromClaims(await readToken(request));
    // A token without a person is refused: no data could belong to it.
    if (user.fiscalCode === '') throw new HttpProblem(401, { headers: INVALID });
    return { user };
  };
  return (request) => {
    const found = known.get(request) ?? find(request);
    known.set(request, found);
    return found;
  };
};

// Helpers

/** Whether the session of a token was logged out. */
const isLeft = async ({ sid }: Claims, ended: EndedSessions): Promise<boolean> =>
  typeof sid === 'string' && (await ended.hasEnded(sid));
