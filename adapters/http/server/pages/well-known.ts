import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#core/kernel/clock.ts';
import type { AnswerCache } from '../cache/answer-cache.ts';
import type { FreshAnswer } from '../cache/prepared-answer.ts';
import type { MakeAnswer } from '../rate-limit/made-answers.ts';
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
  /** Where faults of security are told; undefined where the agency names no place. */
  readonly securityTxt?: CheckedSettings['securityTxt'];
  readonly clock: Clock;
  /** Every public address that has a page, read from the content of this moment. */
  readonly addresses: () => Promise<readonly MappedAddress[]>;
  readonly answers: AnswerCache;
  readonly makeAnswer: MakeAnswer;
}

/** Stands for the origin in a map that is kept for whatever host it is asked under. */
const ANY_ORIGIN = 'https://origine.invalid';

const ONE_HOUR = 'public, max-age=3600';
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Adds /robots.txt, /opensearch.xml, /sitemap.xml and, where it is set, /.well-known/security.txt at the root of the origin (D-22). */
export const addWellKnown = (
  app: FastifyInstance,
  { agency, basePath, apiBase, publicOrigin, staging, securityTxt, clock, addresses, answers, makeAnswer }: WellKnown,
): void => {
  const originOf = (request: FastifyRequest): string => publicOrigin ?? `${request.protocol}://${request.host}`;
  const openTo = (origin: string): readonly string[] => [
    `Disallow: ${apiBase}/private/`,
    `Disallow: ${basePath}/ricerca`,
    `Allow: ${basePath}/`,
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const lines = ['User-agent: *', ...(staging ? ['Disallow: /'] : openTo(originOf(request)))];
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': ONE_HOUR })
      .send(`${lines.join('\n')}\n`);
  });
  if (securityTxt !== undefined)
    app.get('/.well-known/security.txt', { schema: { hide: true } }, async (request, reply) => {
      // What is out of date must not be believed.
      if (Date.parse(securityTxt.expires) <= clock.now()) throw new HttpProblem(404);
      const lines = [
        ...securityTxt.contact.map((contact) => `Contact: ${contact}`),
        `Expires: ${new Date(securityTxt.expires).toISOString()}`,
        'Preferred-Languages: it, en',
        `Canonical: ${originOf(request)}/.well-known/security.txt`,
        ...(securityTxt.policy === undefined ? [] : [`Policy: ${securityTxt.policy}`]),
      ];
      return reply
        .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': ONE_HOUR })
        .send(`${lines.join('\n')}\n`);
    });
  app.get('/opensearch.xml', { schema: { hide: true } }, async (request, reply) => {
    const site = xml(`${originOf(request)}${basePath}`);
    const body = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
      `<ShortName>${xml(agency)}</ShortName>`,
      `<Description>${xml(`Cerca nel portale ${agency}`)}</Description>`,
      '<InputEncoding>UTF-8</InputEncoding>',
      '<Language>it</Language>',
      `<Url type="text/html" template="${site}/ricerca?search={searchTerms}"/>`,
      '</OpenSearchDescription>',
    ].join('\n');
    return reply
      .headers({ 'content-type': 'application/opensearchdescription+xml; charset=utf-8', 'cache-control': ONE_HOUR })
      .send(`${body}\n`);
  });
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const origin = publicOrigin ?? ANY_ORIGIN;
    const make = async (): Promise<FreshAnswer> => {
      const entries = (await addresses()).map(
        ({ path, lastUpdate }) =>
          `<url><loc>${xml(`${origin}${basePath}${path}`)}</loc>${lastUpdate === undefined ? '' : `<lastmod>${xml(lastUpdate)}</lastmod>`}</url>`,
      );
      return {
        status: 200,
        headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': ONE_HOUR },
        body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      };
    };
    // Read from all lists: made once for as long as the content stays as it is, not once for every host that somebody makes up.
    const kept = await answers.get('map', () => makeAnswer(request, make));
    if (publicOrigin !== undefined) return sendPrepared(request, reply, kept);
    const { headers, body = '' } = (await kept.encode('identity')).full;
    return reply
      .headers({ 'content-type': headers['content-type'], 'cache-control': ONE_HOUR })
      .send(body.toString().replaceAll(ANY_ORIGIN, xml(originOf(request))));
  });
};

// Helpers

const xml = (text: string): string => text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
