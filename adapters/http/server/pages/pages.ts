import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { pairsToQuery, queryPairs, type QueryPairs } from '#core/kernel/address.ts';
import { resolvePage, type ResolvedPage } from '#core/navigation/page-query.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import type { AnswerCache, FreshAnswer } from '../cache/answer-cache.ts';
import type { UrlIndex } from '../cache/url-index.ts';
import type { MakeAnswer } from '../rate-limit/made-answers.ts';
import { textOfBody } from '../problems/utf8-body.ts';
import { HttpProblem } from '../problems/problem.ts';
import { limitOf } from '../routes/api.ts';
import { isSameOrigin, originOf } from '../protection/same-origin.ts';
import { APART, NOT_INDEXED, POLICY, policyWithSheets, sheetNumber } from '../protection/security-headers.ts';
import { LIVE_CACHE, PUBLIC_CACHE, sendPrepared } from '../cache/send-prepared.ts';

/** A request for a page: its address below the base path, resolved. */
export interface PageRequest extends ResolvedPage {
  readonly wasLoggedIn: boolean;
  readonly origin: string;
  /** A form that was sent to the page's own address, and the key that is the same for the same form. */
  readonly form?: { readonly fields: QueryPairs; readonly key: string };
}

/** What the renderer answers; `location` is a full path and comes with a redirect status only. */
export interface PageDrawn {
  readonly status: number;
  readonly location?: string;
  /** Whether the answer is the same for everyone. */
  readonly shared: boolean;
  /** Whether something of the page could not be read just now; it is then kept by nobody. */
  readonly isPartial?: boolean;
  /** Whether it changes with what people do; it is then kept by nobody. */
  readonly isLive?: boolean;
  /** The page, or its bytes where another thread has drawn it, with their tag. */
  readonly html: string | Uint8Array;
  readonly etag?: string;
  /** The sheets that stand in the page itself, or their numbers where another thread has drawn it. */
  readonly sheets?: readonly string[];
  readonly sheetNumbers?: readonly string[];
}

/** Draws pages; given by the composition root, because the service knows no technology of the pages. */
export type DrawPage = (request: PageRequest) => Promise<PageDrawn>;

/** The mark "was logged in here" that the browser sets after sign-in; it has no personal content. */
const LOGGED_IN_MARK = /(?:^|;\s*)portale-accesso=/u;
const HTML_TYPE = 'text/html; charset=utf-8';
const NO_CACHE = 'no-store';
/** Seconds after which what was away may be back. */
const COME_BACK_S = '5';
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** More than the longest request that is taken, written in percent signs. */
const FORM_LIMIT_BYTES = 64 * 1024;

/** What the page routes need. */
export interface PageRoutes {
  readonly basePath: string;
  readonly table: RouteTable;
  readonly draw: DrawPage;
  readonly answers: AnswerCache;
  readonly known: UrlIndex;
  readonly makeAnswer: MakeAnswer;
  readonly trustProxy: boolean;
  /** Forms that one network address may send in a minute. */
  readonly formsPerMinute: number;
  /** Origin under which people reach the portal; undefined takes the one of each request. */
  readonly publicOrigin: string | undefined;
  /** A trial, of which no page is for search engines. */
  readonly staging: boolean;
  /** The content policy of every answer. */
  readonly policy: string;
}

/** Adds every page below the base path, and the way from the root of the origin to it (D-22). */
export const addPages = (
  app: FastifyInstance,
  {
    basePath,
    table,
    draw,
    answers,
    known,
    makeAnswer,
    trustProxy,
    publicOrigin,
    formsPerMinute,
    staging,
    policy,
  }: PageRoutes,
): void => {
  /** Behind a proxy only the framework knows under which origin the portal is asked for. */
  const plainOriginOf = ({ headers }: IncomingMessage): string | undefined =>
    publicOrigin ?? (trustProxy || headers.host === undefined ? undefined : `http://${headers.host}`);
  const policyOf = ({
    sheets = [],
    sheetNumbers = sheets.map(sheetNumber),
  }: PageDrawn): Readonly<Record<string, string>> =>
    sheetNumbers.length === 0 ? {} : { [POLICY]: policyWithSheets(policy, sheetNumbers) };
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [address = '', query = ''] = splitOnce(request.url, '?');
    if (!address.startsWith(`${basePath}/`))
      return reply.redirect(`${basePath}/${query === '' ? '' : `?${query}`}`, 308);
    const wasLoggedIn = hasMark(request.raw);
    const origin = originOf(request, publicOrigin);
    // One page for all addresses that mean the same to it: what a stranger adds is neither drawn nor kept anew.
    const page = resolvePage(table, address.slice(basePath.length), queryPairs(query));
    const own = `${basePath}${page.path}${page.query.length === 0 ? '' : `?${pairsToQuery(page.query)}`}`;
    // Only the plain visitor's page is kept, and only by what the renderer says is the same for everyone.
    const make = async (): Promise<FreshAnswer> => {
      const drawn = await draw({ ...page, wasLoggedIn, origin });
      const isPartial = drawn.isPartial === true;
      // Readable all the same, but neither a search engine nor a cache may take it for the page.
      const status = isPartial ? 503 : drawn.status;
      return {
        status,
        headers: {
          ...comeBack(status),
          'content-type': HTML_TYPE,
          vary: 'Accept-Encoding, Cookie',
          // A frame says nothing of anybody, but a person's data come to stand in it: going back may not bring them back.
          'cache-control': isPartial || !drawn.shared ? NO_CACHE : drawn.isLive === true ? LIVE_CACHE : PUBLIC_CACHE,
          'x-robots-tag': staging
            ? NOT_INDEXED
            : drawn.shared && drawn.status === 200 && !isPartial
              ? 'all'
              : 'noindex',
          ...(drawn.location === undefined ? {} : { location: drawn.location }),
          ...(drawn.shared && !wasLoggedIn ? {} : APART),
          ...policyOf(drawn),
        },
        body: drawn.html,
        etag: drawn.etag,
        isLive: drawn.isLive === true,
      };
    };
    const answer = await answers.get(keyOf(wasLoggedIn, origin, own), () => makeAnswer(request, make));
    // Other ways to write it are read anew each time: they must not push known addresses out.
    if (answer.status === 200 && request.url === own) {
      known.note(request.url, {
        route: request.routeOptions.url ?? '',
        isJson: false,
        keyOf: (raw) => {
          const plainOrigin = plainOriginOf(raw);
          return plainOrigin === undefined ? undefined : keyOf(hasMark(raw), plainOrigin, own);
        },
      });
    }
    return sendPrepared(request, reply, answer);
  };
  const others = async (): Promise<never> => {
    throw new HttpProblem(405, { headers: { allow: 'GET, HEAD' } });
  };
  /** A form sent without script to the page that it stands on; what is answered belongs to its sender alone (PAGE-33). */
  const take = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [address = ''] = splitOnce(request.url, '?');
    const page = resolvePage(table, address.slice(basePath.length), []);
    if (page.match?.route.kind !== 'form' || typeof request.body !== 'string') return others();
    const origin = originOf(request, publicOrigin);
    if (!isSameOrigin(request.headers, origin)) throw new HttpProblem(403);
    const key = createHash('sha256').update(request.body).digest('hex');
    const drawn = await draw({
      ...page,
      wasLoggedIn: false,
      origin,
      form: { fields: queryPairs(request.body), key },
    });
    const status = drawn.isPartial === true ? 503 : drawn.status;
    return reply
      .code(status)
      .headers({
        ...comeBack(status),
        'content-type': HTML_TYPE,
        'cache-control': NO_CACHE,
        'x-robots-tag': 'noindex',
        ...policyOf(drawn),
      })
      .send(typeof drawn.html === 'string' ? drawn.html : Buffer.from(drawn.html));
  };
  for (const url of [basePath, `${basePath}/*`]) {
    app.get(url, { schema: { hide: true } }, handle);
    app.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url,
      schema: { hide: true },
      onRequest: others,
      handler: others,
    });
  }
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
      async (_request: unknown, body: Buffer) => textOfBody(body),
    );
    for (const url of [basePath, `${basePath}/*`])
      scope.post(url, { schema: { hide: true }, config: limitOf(formsPerMinute) }, take);
  });
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect(`${basePath}/`, 302));
};

// Helpers

/** When to ask again for a page that could not be drawn whole (API-06). */
const comeBack = (status: number): Readonly<Record<string, string>> =>
  status === 503 ? { 'retry-after': COME_BACK_S } : {};

const hasMark = ({ headers }: IncomingMessage): boolean =>
  headers.cookie !== undefined && LOGGED_IN_MARK.test(headers.cookie);

const keyOf = (wasLoggedIn: boolean, origin: string, address: string): string =>
  `page ${wasLoggedIn ? 'mark' : ''} ${origin} ${address}`;

const splitOnce = (text: string, mark: string): readonly string[] => {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
};
