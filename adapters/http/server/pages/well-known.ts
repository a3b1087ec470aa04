import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { AnswerCache } from '../cache/answer-cache.ts';
import type { FreshAnswer } from '../cache/prepared-answer.ts';
import type { MakeAnswer } from '../rate-limit/on-demand-answers.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { CheckedSettings } from '../settings/settings-schema.ts';
import { sendPrepared } from '../cache/send-prepared.ts';

/** One address of the site map: path below the base path, and the day of its last change where it is known. */
export interface MappedAddress {
  readonly path: string;
  readonly lastUpdate?: string | undefined;
}

/** What robots.txt, opensearch.xml and sitemap.xml need. */
export interface WellKnown {
  /** Short name of the agency. */
  readonly agency: string;
  readonly basePath: string;
  readonly apiBase: string;
  readonly publicOrigin?: string | undefined;
  /** A trial, which search engines are to leave alone. */
  readonly staging: boolean;
  /** Where security faults are reported; undefined where the agency names no place. */
  readonly securityTxt?: CheckedSettings['securityTxt'];
  /** Address of the portal's mark, for programs that ask for /favicon.ico unasked; undefined where no build is served. */
  readonly icon: string | undefined;
  readonly clock: Clock;
  /** Every public address that has a page, read from the content of this moment. */
  readonly addresses: () => Promise<readonly MappedAddress[]>;
  readonly answers: AnswerCache;
  readonly makeAnswer: MakeAnswer;
}

/** Placeholder for the origin in a site map that is cached for every host. */
const ANY_ORIGIN = 'https://origine.invalid';

const ONE_HOUR = 'public, max-age=3600';
const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** Adds /robots.txt, /opensearch.xml, /sitemap.xml, /favicon.ico and, where it is set, /.well-known/security.txt at the root of the origin (D-22). */
export const addWellKnown = (app: FastifyInstance, parts: WellKnown): void => {
  const originOf = (request: FastifyRequest): string => parts.publicOrigin ?? `${request.protocol}://${request.host}`;
  addText(app, '/robots.txt', PLAIN_TEXT, (request) => robotsTxt(parts, originOf(request)));
  addText(app, '/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8', (request) =>
    openSearch(parts, originOf(request)),
  );
  const { securityTxt, clock, icon } = parts;
  if (icon !== undefined)
    app.get('/favicon.ico', { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', ONE_HOUR).redirect(icon, 302),
    );
  if (securityTxt !== undefined)
    addText(app, '/.well-known/security.txt', PLAIN_TEXT, (request) => {
      // An expired one must not be believed.
      if (Date.parse(securityTxt.expires) <= clock.now()) throw new HttpProblem(404);
      return securityText(securityTxt, originOf(request));
    });
  addSiteMap(app, parts, originOf);
};

// Helpers

type OriginOf = (request: FastifyRequest) => string;

const addText = (
  app: FastifyInstance,
  url: string,
  type: string,
  linesFor: (request: FastifyRequest) => readonly string[],
): void => {
  app.get(url, { schema: { hide: true } }, async (request, reply) => {
    const text = `${linesFor(request).join('\n')}\n`;
    return reply.headers({ 'content-type': type, 'cache-control': ONE_HOUR }).send(text);
  });
};

const robotsTxt = ({ apiBase, basePath, staging }: WellKnown, origin: string): readonly string[] => [
  'User-agent: *',
  ...(staging
    ? ['Disallow: /']
    : [
        `Disallow: ${apiBase}/private/`,
        `Disallow: ${basePath}/ricerca`,
        `Allow: ${basePath}/`,
        `Sitemap: ${origin}/sitemap.xml`,
      ]),
];

const securityText = (
  { contact, expires, policy }: NonNullable<WellKnown['securityTxt']>,
  origin: string,
): readonly string[] => [
  ...contact.map((one) => `Contact: ${one}`),
  `Expires: ${new Date(expires).toISOString()}`,
  'Preferred-Languages: it, en',
  `Canonical: ${origin}/.well-known/security.txt`,
  ...(policy === undefined ? [] : [`Policy: ${policy}`]),
];

const openSearch = ({ agency, basePath }: WellKnown, origin: string): readonly string[] => {
  const site = escapeMarkup(`${origin}${basePath}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeMarkup(agency)}</ShortName>`,
    `<Description>${escapeMarkup(`Cerca nel portale ${agency}`)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    '<Language>it</Language>',
    `<Url type="text/html" template="${site}/ricerca?search={searchTerms}"/>`,
    '</OpenSearchDescription>',
  ];
};

/** The site map is read from all lists: made once until the content changes, for whichever host it is asked. */
const addSiteMap = (
  app: FastifyInstance,
  { basePath, publicOrigin, addresses, answers, makeAnswer }: WellKnown,
  originOf: OriginOf,
): void => {
  const origin = publicOrigin ?? ANY_ORIGIN;
  const make = async (): Promise<FreshAnswer> => {
    const entries = (await addresses()).map(
      ({ path, lastUpdate }) =>
        `<url><loc>${escapeMarkup(`${origin}${basePath}${path}`)}</loc>${lastUpdate === undefined ? '' : `<lastmod>${escapeMarkup(lastUpdate)}</lastmod>`}</url>`,
    );
    return {
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': ONE_HOUR },
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    };
  };
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const answer = await answers.get('map', () => makeAnswer(request, make));
    if (publicOrigin !== undefined) return sendPrepared(request, reply, answer);
    const { headers, body = '' } = (await answer.encode('identity')).full;
    return reply
      .headers({ 'content-type': headers['content-type'], 'cache-control': ONE_HOUR })
      .send(body.toString().replaceAll(ANY_ORIGIN, escapeMarkup(originOf(request))));
  });
};
