import { FORBIDDEN, OK } from '#core/kernel/http-status.ts';
import { AxiosError, create, isCancel, type AxiosInstance, type AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import type { Logger } from '#core/kernel/logger.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { pairsToQuery, type QueryPairs } from '#core/kernel/address.ts';
import { PATHS, PRIVATE } from '#adapters/http/contract/addresses.ts';

/** Gives the bearer token of the person, renewed if it is about to expire. */
export interface BearerSource {
  /** Undefined when nobody is logged in. */
  token(): string | undefined;
  /** Never rejects. */
  refresh(): Promise<unknown>;
}

/** A call that goes wrong in a way that its repository deals with. */
export interface Refused {
  readonly status: number;
  readonly body: unknown;
}

/** The service, seen from a repository. Every failure is logged and thrown as a `ServiceError` (ERR-09). */
export interface Http {
  /** Whether somebody is logged in: then some lists and heads are read from the reserved area (PAGE-37). */
  isLoggedIn(): boolean;
  /** Asks once; any refusal but the expected ones is thrown. */
  ask(asked: Asked, expected: readonly number[]): Promise<Answered | RefusedCall>;
  /** Reads an answer by its shape. Throws a `ServiceError` for one that has another. */
  decode<Core>(path: string, shape: z.core.$ZodType<Core>, answer: Answered): Core;
  /** Throws a `ServiceError` for a success without the content that was needed (ERR-04). */
  noContent(path: string, status: number): never;
}

/** An answer of success. */
export interface Answered {
  readonly status: number;
  readonly data: unknown;
}

/** A refusal that was expected. */
export class RefusedCall {
  readonly status: number;
  readonly body: unknown;

  constructor({ status, body }: Refused) {
    this.status = status;
    this.body = body;
  }
}

const BINARY = 'arraybuffer';

/** What the specification sets for every call: JSON, Italian, the anti-forgery pair, 200–299 is success, no time limit (API-03, D-15). */
const clientFor = (base: string): AxiosInstance =>
  create({
    baseURL: base,
    headers: { Accept: 'application/json', 'Accept-Language': 'it-IT' },
    withCredentials: true,
    // A read needs no proof of where it comes from, and would wait for the browser to look the cookie up.
    withXSRFToken: ({ method }) => method !== 'get',
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    timeout: 0,
    validateStatus: (status) => status >= 200 && status < 300,
    paramsSerializer: { serialize: () => '' },
  });

/** Changes the client before its first call: outside a browser somebody has to keep the cookies. */
export type PrepareClient = (client: AxiosInstance) => void;

/** Hears how calls end, while there is somebody to hear it. */
export interface CallListener {
  /** A call failed, also one whose failure its repository deals with (SES-16, ERR-02). */
  readonly failed: (error: ServiceError) => void;
  /** A call succeeded: `asked` is what its failure was known by (D-30). */
  readonly answered: (asked: string) => void;
  /**
   * Aborts when the session ends: responses that were under way are dropped without a message. What
   * they sent goes on (SES-15).
   */
  readonly gone?: () => AbortSignal;
  /** The client itself could not be fetched by somebody who asks something of the service. */
  readonly scriptMissing?: () => void;
}

const NOBODY: CallListener = { failed: () => undefined, answered: () => undefined };

/** What is asked of the service. */
export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: QueryPairs | undefined;
  readonly body?: unknown;
  readonly binary?: boolean;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Asks the service once; a refusal that is not among `expected` is thrown. */
type Call = (asked: Asked, expected: readonly number[]) => Promise<AxiosResponse<unknown> | RefusedCall>;

/** The header of the person asking, renewed before a private call (SES-15). */
const bearerHeader = async (bearer: BearerSource, path: string): Promise<Record<string, string>> => {
  if (bearer.token() === undefined) return {};
  if (path.startsWith(PRIVATE)) await bearer.refresh();
  const token = bearer.token();
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
};

const requestOf = ({ method, path, query, body, binary, headers }: Asked, bearer: Record<string, string>) => ({
  method,
  url: `${path}${query === undefined || query.length === 0 ? '' : `?${pairsToQuery(query)}`}`,
  headers: {
    ...bearer,
    ...(binary === true ? { Accept: 'application/pdf, application/problem+json' } : {}),
    ...headers,
  },
  ...(body === undefined ? {} : { data: body }),
  ...(binary === true ? ({ responseType: BINARY } as const) : {}),
});

const makeCall =
  (client: AxiosInstance, bearer: BearerSource, logger: Logger, listener: CallListener): Call =>
  async (asked, expected) => {
    const what = `${asked.method} ${asked.path}?${pairsToQuery(asked.query ?? [])}`;
    const gone = asked.method === 'GET' && asked.path.startsWith(PRIVATE) ? listener.gone?.() : undefined;
    try {
      const request = requestOf(asked, await bearerHeader(bearer, asked.path));
      const answer = await client.request<unknown>({ ...request, ...(gone === undefined ? {} : { signal: gone }) });
      listener.answered(what);
      return answer;
    } catch (error) {
      if (isCancel(error)) throw new ServiceError('dropped', { asked: what, isDropped: true, cause: error });
      const response = error instanceof AxiosError ? error.response : undefined;
      logger.error('chiamata fallita', {
        address: addressForLog(asked.path),
        status: response?.status,
        code: error instanceof AxiosError ? error.code : undefined,
      });
      const failure = new ServiceError(`${asked.method} failed`, {
        status: response?.status,
        ...saidIn(response?.data),
        asked: what,
        cause: error,
      });
      listener.failed(failure);
      if (response !== undefined && expected.includes(response.status))
        return new RefusedCall({ status: response.status, body: response.data });
      throw failure;
    }
  };

const makeDecode =
  (logger: Logger) =>
  <Wire>(path: string, shape: z.core.$ZodType<Wire>, response: Answered): Wire => {
    const outcome = z.safeParse(shape, response.data);
    if (outcome.success) return outcome.data;
    logger.error('risposta non conforme al contratto', {
      address: addressForLog(path),
      where: outcome.error.issues[0]?.path.join('.'),
    });
    throw new ServiceError('the answer is not what the contract says', {
      status: response.status,
      cause: outcome.error,
    });
  };

/** The anti-forgery pair is fetched once, before the first unsafe call, and again when the service does not accept it any more. */
const makePair = (client: AxiosInstance, logger: Logger) => {
  let paired: Promise<unknown> | undefined;
  const forget = (): void => {
    paired = undefined;
  };
  const ready = (): Promise<unknown> =>
    (paired ??= client.get(PATHS.csrfToken).catch((error: unknown) => {
      forget();
      logger.error('gettone contro le contraffazioni non disponibile', {
        status: error instanceof AxiosError ? error.response?.status : undefined,
      });
    }));
  return { ready, forget };
};

/** The bytes of an answer; any status but 200 is a refusal. */
export const bytesOf = (answer: Answered | RefusedCall): Uint8Array | RefusedCall => {
  if (answer instanceof RefusedCall) return answer;
  const { status, data } = answer;
  if (status === OK && data instanceof ArrayBuffer) return new Uint8Array(data);
  return status === OK && ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new RefusedCall({ status, body: undefined });
};

/** Makes the service's client over axios. */
export const AxiosHttp = (
  base: string,
  bearer: BearerSource,
  logger: Logger,
  prepare: PrepareClient = () => undefined,
  listener: CallListener = NOBODY,
): Http => {
  const client = clientFor(base);
  prepare(client);
  const call = makeCall(client, bearer, logger, listener);
  const decode = makeDecode(logger);
  const pair = makePair(client, logger);

  const noContent: Http['noContent'] = (path, status) => {
    logger.error('risposta senza contenuto', { address: addressForLog(path), status });
    throw new ServiceError('no content', { status });
  };
  const ask: Http['ask'] = async (asked, expected) => {
    if (asked.method === 'GET') return call(asked, expected);
    await pair.ready();
    const first = await call(asked, [...expected, FORBIDDEN]);
    if (!(first instanceof RefusedCall) || first.status !== FORBIDDEN) return first;
    pair.forget();
    await pair.ready();
    return call(asked, expected);
  };
  return { isLoggedIn: () => bearer.token() !== undefined, ask, decode, noContent };
};

// Helpers

/** The fixed part of an address: what a person is known by stands in its later segments. */
const addressForLog = (path: string): string => path.replace(/\/(?:[A-Z0-9]{16}|\d{11})(?=\/|$)/gu, '/…');

const problem = z.looseObject({
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.looseObject({ code: z.optional(z.string()) }))),
});

/** The sentence for people in a problem document and the code of what is wrong, where the answer is one. */
const saidIn = (body: unknown): { readonly serverMessage?: string | undefined; readonly code?: string | undefined } => {
  const outcome = z.safeParse(problem, body);
  return outcome.success ? { serverMessage: outcome.data.detail, code: outcome.data.errors?.[0]?.code } : {};
};
