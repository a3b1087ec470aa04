import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pairsToQuery, queryPairs, type QueryPairs } from '#core/kernel/address.ts';
import { resolvePage, type ResolvedPage } from '#core/page-query.ts';
import { isSignedForm } from '#core/alerts/alert-fields.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import type { AnswerCache } from '../cache/answer-cache.ts';
import type { FreshAnswer } from '../cache/prepared-answer.ts';
import { LIVE_CACHE } from '../cache/cache-control.ts';
import { sendPrepared } from '../cache/send-prepared.ts';
import type { UrlIndex } from '../cache/url-index.ts';
import { HttpProblem } from '../problems/problem.ts';
import { textOfBody } from '../problems/utf8-body.ts';
import { isSameOrigin, originOf } from '../protection/same-origin.ts';
import {
  APART,
  NOT_INDEXED,
  hashesOf,
  type InlineParts,
  POLICY,
  policyWithInline,
} from '../protection/security-headers.ts';
import { clientAt } from '../rate-limit/client-address.ts';
import type { MakeAnswer } from '../rate-limit/on-demand-answers.ts';

/** A request for a page: its address below the base path, resolved. */
export interface PageRequest extends ResolvedPage {
  readonly wasLoggedIn: boolean;
  readonly origin: string;
  /** A form that was sent to the page's own address, and the key that is the same for the same form. */
  readonly form?: { readonly fields: QueryPairs; readonly key: string; readonly client: string };
}

/** What the renderer answers; `location` is a full path and comes with a redirect status only. */
export interface PageDrawn {
  readonly status: number;
  readonly location?: string;
  /** Whether the answer is the same for everyone. */
  readonly shared: boolean;
  /** Whether something of the page could not be read just now; it is then not cached anywhere. */
  readonly isPartial?: boolean;
  /** Opened by a signed link: no cache, no referrer. */
  readonly isPersonal?: boolean;
  /** Whether it changes with what people do; it is then not cached anywhere. */
  readonly isLive?: boolean;
  /** When its words become others by themselves, in milliseconds: no cache gives it out beyond (D-64). */
  readonly changesAt?: number | undefined;
  /** The page, or from a render worker its bytes, with their tag. */
  readonly html: string | Uint8Array;
  readonly etag?: string;
  /** What stands inline in the page, or from a render worker the hashes of it. */
  readonly inline?: InlineParts;
  readonly inlineHashes?: InlineParts;
}

/** Draws pages; given by the composition root, because the service knows no technology of the pages. */
export type DrawPage = (request: PageRequest) => Promise<PageDrawn>;

/** The mark "was logged in here" that the browser sets after sign-in; it has no personal content. */
const LOGGED_IN_MARK = /(?:^|;\s*)portale-accesso=/u;
const HTML_TYPE = 'text/html; charset=utf-8';
const NO_CACHE = 'no-store';
/** Of a page with a signed address no other page learns. */
const NO_REFERRER = { 'referrer-policy': 'no-referrer' };
/** Seconds after which what was away may be back. */
const RETRY_AFTER_S = '5';
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** More than the longest request that is accepted, in percent encoding. */
const FORM_LIMIT_BYTES = 64 * 1024;

/** What the page routes need. */
export interface PageRoutes {
  readonly basePath: string;
  readonly table: RouteTable;
  readonly draw: DrawPage;
  readonly answers: AnswerCache;
  readonly urls: UrlIndex;
  readonly makeAnswer: MakeAnswer;
  readonly trustProxy: boolean;
  /** Forms that one client may send in a minute. */
  readonly formsPerMinute: number;
  /** Origin under which people reach the portal; undefined takes the one of each request. */
  readonly publicOrigin?: string | undefined;
  /** A trial, of which no page is for search engines. */
  readonly staging: boolean;
  /** The content policy of every answer. */
  readonly policy: string;
}

/** Adds every page below the base path, and the redirect from the root of the origin to it (D-22). */
export const addPages = (app: FastifyInstance, routes: PageRoutes): void => {
  const urls = [routes.basePath, `${routes.basePath}/*`];
  for (const url of urls) {
    app.get(url, { schema: { hide: true } }, getHandler(routes));
    app.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url,
      schema: { hide: true },
      onRequest: refuseMethod,
      handler: refuseMethod,
    });
  }
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
      async (_request: unknown, body: Buffer) => textOfBody(body),
    );
    const config = { rateLimit: { perMinute: routes.formsPerMinute } };
    for (const url of urls) scope.post(url, { schema: { hide: true }, config }, formHandler(routes));
  });
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect(`${routes.basePath}/`, 302));
};

// Helpers

/** Answers a page: resolved once, and one cached answer for all addresses that mean the same to the page. */
const getHandler =
  (routes: PageRoutes) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { basePath, table, draw, answers, makeAnswer, publicOrigin } = routes;
    const [address, query] = splitAtQuery(request.url);
    if (!address.startsWith(`${basePath}/`))
      return reply.redirect(`${basePath}/${query === '' ? '' : `?${query}`}`, 308);
    const wasLoggedIn = hasMark(request.raw);
    const origin = originOf(request, publicOrigin);
    const page = resolvePage(table, address.slice(basePath.length), queryPairs(query));
    const canonical = `${basePath}${page.path}${page.query.length === 0 ? '' : `?${pairsToQuery(page.query)}`}`;
    const make = async (): Promise<FreshAnswer> =>
      freshAnswer(routes, await draw({ ...page, wasLoggedIn, origin }), wasLoggedIn);
    const answer = await answers.get(keyOf(wasLoggedIn, origin, canonical), () => makeAnswer(request, make));
    // Only canonical URLs are indexed; variants are resolved each time so that they cannot evict entries.
    if (answer.status === 200 && !answer.isLive && request.url === canonical)
      routes.urls.note(canonical, {
        route: request.routeOptions.url ?? '',
        isJson: false,
        keyOf: (raw) => {
          const plainOrigin = plainOriginOf(routes, raw);
          return plainOrigin === undefined ? undefined : keyOf(hasMark(raw), plainOrigin, canonical);
        },
      });
    return sendPrepared(request, reply, answer);
  };

/** Answers a form sent without script to the page that it stands on; the answer belongs to its sender alone (PAGE-33). */
const formHandler =
  ({ basePath, table, draw, publicOrigin, policy }: PageRoutes) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [address, query] = splitAtQuery(request.url);
    const page = resolvePage(table, address.slice(basePath.length), queryPairs(query));
    if (page.match?.route.kind !== 'form' || typeof request.body !== 'string') return refuseMethod();
    const origin = originOf(request, publicOrigin);
    const fields = queryPairs(request.body);
    // A browser names no origin for the form of a page without referrer; the signed key in it is what no other site knows.
    if (!isSameOrigin(request.headers, origin) && !isSignedForm(page.match.route.id, fields))
      throw new HttpProblem(403);
    const key = createHash('sha256').update(request.body).digest('hex');
    const form = { fields, key, client: clientAt(request.ip) };
    const drawn = await draw({ ...page, wasLoggedIn: false, origin, form });
    const status = statusOf(drawn);
    return reply
      .code(status)
      .headers({
        ...retryAfter(status),
        'content-type': HTML_TYPE,
        'cache-control': NO_CACHE,
        'x-robots-tag': 'noindex',
        ...(drawn.isPersonal === true ? NO_REFERRER : {}),
        ...policyFor(policy, drawn),
      })
      .send(typeof drawn.html === 'string' ? drawn.html : Buffer.from(drawn.html));
  };

/** Only what the renderer says is the same for everyone is cached. */
const freshAnswer = ({ staging, policy, answers }: PageRoutes, drawn: PageDrawn, wasLoggedIn: boolean): FreshAnswer => {
  const { shared, isPartial = false, changesAt, location } = drawn;
  const isLive = drawn.isLive === true || answers.isEnding(changesAt);
  const status = statusOf(drawn);
  const robots = shared && drawn.status === 200 && !isPartial ? 'all' : 'noindex';
  return {
    status,
    headers: {
      ...retryAfter(status),
      'content-type': HTML_TYPE,
      vary: 'Accept-Encoding, Cookie',
      // The bare frame says nothing about anybody, but personal data come to stand in it: going back must not show them again.
      'cache-control': isPartial || !shared ? NO_CACHE : isLive ? LIVE_CACHE : answers.cacheControl,
      'x-robots-tag': staging ? NOT_INDEXED : robots,
      ...(location === undefined ? {} : { location }),
      ...(shared && !wasLoggedIn ? {} : APART),
      ...(drawn.isPersonal === true ? NO_REFERRER : {}),
      ...policyFor(policy, drawn),
    },
    body: drawn.html,
    etag: drawn.etag,
    isLive,
    changesAt,
  };
};

/** A partial page can be read all the same, but neither a search engine nor a cache may take it for the page. */
const statusOf = ({ isPartial = false, status }: PageDrawn): number => (isPartial ? 503 : status);

/** When to ask again for a page that could not be drawn whole (API-06). */
const retryAfter = (status: number): Readonly<Record<string, string>> =>
  status === 503 ? { 'retry-after': RETRY_AFTER_S } : {};

const policyFor = (
  policy: string,
  { inline, inlineHashes = inline && hashesOf(inline) }: PageDrawn,
): Readonly<Record<string, string>> =>
  inlineHashes === undefined ? {} : { [POLICY]: policyWithInline(policy, inlineHashes) };

/** Behind a proxy only the framework knows under which origin the portal is asked for. */
const plainOriginOf = ({ publicOrigin, trustProxy }: PageRoutes, { headers }: IncomingMessage): string | undefined =>
  publicOrigin ?? (trustProxy || headers.host === undefined ? undefined : `http://${headers.host}`);

const refuseMethod = async (): Promise<never> => {
  throw new HttpProblem(405, { headers: { allow: 'GET, HEAD' } });
};

const hasMark = ({ headers }: IncomingMessage): boolean =>
  headers.cookie !== undefined && LOGGED_IN_MARK.test(headers.cookie);

const keyOf = (wasLoggedIn: boolean, origin: string, address: string): string =>
  `page ${wasLoggedIn ? 'mark' : ''} ${origin} ${address}`;

const splitAtQuery = (url: string): readonly [address: string, query: string] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
};
