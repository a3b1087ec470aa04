import type { FastifyRequest } from 'fastify';
import type { TokenVerifier } from '#core/session/token-verifier.ts';
import { userFromClaims, type User } from '#core/session/user.ts';
import { Refusal } from '../refusals/problem.ts';

/** The person behind a private request: known by a bearer token that was verified. */
export interface Reader {
  readonly user: User;
}

/** Finds the reader of a request, once; refuses with 401 whoever cannot be known. */
export type Authenticate = (request: FastifyRequest) => Promise<Reader>;

const BEARER = /^Bearer ([\w.~+/-]+=*)$/iu;
const CHALLENGE = { 'www-authenticate': 'Bearer realm="portale"' };
const INVALID = { 'www-authenticate': 'Bearer realm="portale", error="invalid_token"' };

/**
 * Makes the check of the bearer token (API-02, ROUTE-20); each request is checked once however often its route asks.
 * A token that nobody can judge now, because the provider's keys cannot be read, is no proof of anything: 503, not 401.
 */
export const makeAuthenticate = (verifier: TokenVerifier): Authenticate => {
  const known = new WeakMap<FastifyRequest, Promise<Reader>>();
  const find = async (request: FastifyRequest): Promise<Reader> => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new Refusal(401, { headers: CHALLENGE });
    const verdict = await verifier.verify(token);
    if (verdict.kind === 'unreachable')
      throw new Refusal(503, {
        detail: 'Il servizio di accesso non risponde: riprovare tra poco.',
        headers: { 'retry-after': '5' },
      });
    if (verdict.kind === 'refused')
      throw new Refusal(401, { detail: 'L’accesso non è più valido: accedere di nuovo.', headers: INVALID });
    const user = userFromClaims(verdict.claims);
    // A token without a person opens nothing: there is nobody to whom data could belong.
    if (user.fiscalCode === '') throw new Refusal(401, { headers: INVALID });
    return { user };
  };
  return (request) => {
    const found = known.get(request) ?? find(request);
    known.set(request, found);
    return found;
  };
};
