import { setTimeout as pause } from 'node:timers/promises';

/** An answer read to its end. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined where it is none. */
  readonly json: unknown;
}

/** What may be said with a question. */
export interface Question {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: object;
}

/** Asks the service under test; addresses are relative to its base. */
export type Call = (path: string, question?: Question) => Promise<Answered>;

/** The service did not answer at all. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

const TOO_MANY = 429;
const MOST_WAITS = 3;
const WAIT_S = 60;
const MS_PER_SECOND = 1_000;
const ANSWER_LIMIT_MS = 30_000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Asks at a base address; asked to wait, it waits as long as the service says. */
export const callerOf = (base: string): Call => {
  const root = base.replace(/\/+$/u, '');
  return async (path, { method = 'GET', token, headers = {}, body } = {}) => {
    const init: RequestInit = {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    for (let waits = 0; ; waits += 1) {
      let response: Response;
      try {
        response = await fetch(`${root}${path}`, { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
      } catch (error) {
        throw new Unreachable(
          `${method} ${root}${path}: ${error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)}`,
          { cause: error },
        );
      }
      // A body that breaks off or cannot be unpacked is the service's own, and no body.
      const text = await response.text().catch(() => '');
      if (response.status !== TOO_MANY || waits >= MOST_WAITS)
        return { status: response.status, headers: response.headers, text, json: parsed(text) };
      await pause(Number(response.headers.get('retry-after') ?? WAIT_S) * MS_PER_SECOND);
    }
  };
};
