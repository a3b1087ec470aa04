import type { FastifyRequest } from 'fastify';
import type { User } from '#core/session/user.ts';
import { Refusal } from './problem.ts';

/** The person behind a private request: known by a bearer token that was verified. */
export interface Reader {
  readonly user: User;
}

/** Finds the reader of a request, once; refuses with 401 whoever cannot be known. */
export type Authenticate = (request: FastifyRequest) => Promise<Reader>;

/** Verifies the text of a bearer token; undefined for one that is not genuine, not ours or not valid any more. */
export type VerifyBearer = (token: string) => Promise<User | undefined>;

const BEARER = /^Bearer ([\w.~+/-]+=*)$/iu;
const CHALLENGE = { 'www-authenticate': 'Bearer realm="portale"' };

/** Makes the check of the bearer token; each request is checked once however often its route asks. */
export const makeAuthenticate = (verify: VerifyBearer): Authenticate => {
  const known = new WeakMap<FastifyRequest, Promise<Reader>>();
  const find = async (request: FastifyRequest): Promise<Reader> => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new Refusal(401, { headers: CHALLENGE });
    const user = await verify(token);
    if (user === undefined) throw new Refusal(401, { detail: 'L’accesso non è più valido: accedere di nuovo.', headers: { 'www-authenticate': 'Bearer realm="portale", error="invalid_token"' } });
    return { user };
  };
  return (request) => {
    const found = known.get(request) ?? find(request);
    known.set(request, found);
    return found;
  };
};
