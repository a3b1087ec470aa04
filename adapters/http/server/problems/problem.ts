import { kindNamed, kindOfStatus, type ProblemName } from './problem-kinds.ts';

/** One wrong field of a request: where it stands and why it is refused, in Italian. */
export interface FieldProblem {
  readonly name: string;
  readonly reason: string;
  /** A stable code, where the rule that refused has one. */
  readonly code?: string;
}

/** What a problem document of RFC 9457 says; the service refuses in this shape alone (API-06). */
export interface Problem {
  /** Name of the kind: the last segment of `type`. */
  readonly kind: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The id of the request, to be quoted to the assistance desk. */
  readonly instance?: string;
  readonly errors?: readonly FieldProblem[];
}

/** Media type of a problem document, and as the header has it. */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
export const PROBLEM_TYPE = `${PROBLEM_MEDIA_TYPE}; charset=utf-8`;

/** The title of the problem documents of a status. */
export const titleOf = (status: number): string => kindOfStatus(status).title;

/** What is known of one refusal beyond its status. */
interface ProblemFacts {
  /** The kind of problem, where it is not the usual one of its status. */
  readonly kind?: ProblemName | undefined;
  readonly detail?: string | undefined;
  readonly errors?: readonly FieldProblem[] | undefined;
}

/** The problem of a status; `detail` replaces the general sentence of its kind, `instance` is the id of the request. */
export const problemOf = (
  status: number,
  { kind: name, detail, instance, errors }: ProblemFacts & { readonly instance?: string } = {},
): Problem => {
  const kind = (name === undefined ? undefined : kindNamed(name)) ?? kindOfStatus(status);
  return {
    kind: kind.name,
    title: kind.title,
    status,
    detail: detail ?? kind.detail,
    ...(instance === undefined ? {} : { instance }),
    ...(errors === undefined ? {} : { errors }),
  };
};

/** The problem document as it is sent; `types` is the address below which each kind has its page. */
export const problemDocument = ({ kind, ...problem }: Problem, types: string): string =>
  JSON.stringify({ type: `${types}/${kind}`, ...problem });

/** Thrown by a route to refuse a request; the app answers it as a problem document. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  /** The same, as the framework's plug-ins read it. */
  readonly statusCode: number;
  readonly facts: ProblemFacts;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    {
      headers = {},
      cause,
      ...facts
    }: ProblemFacts & { readonly headers?: Readonly<Record<string, string>>; readonly cause?: unknown } = {},
  ) {
    super(facts.detail ?? kindOfStatus(status).detail, cause === undefined ? undefined : { cause });
    this.status = status;
    this.statusCode = status;
    this.facts = facts;
    this.headers = headers;
  }
}
