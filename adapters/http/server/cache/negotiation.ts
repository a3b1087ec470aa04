import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DOCS } from '../documentation/paths.ts';
import { HttpProblem } from '../problems/problem.ts';

/** Different Accept headers whose reading is cached: browsers send few. */
const MAX_HEADERS = 200;
const SERVED_TYPES = new Set([
  '*/*',
  'application/*',
  'application/json',
  'application/problem+json',
  'application/pdf',
  'text/*',
  'text/csv',
  'text/calendar',
  'text/turtle',
  'application/ld+json',
  'application/csvm+json',
  'application/atom+xml',
  'application/xml',
  'application/rss+xml',
  'text/xml',
]);

const cached = new LRUCache<string, boolean>({ max: MAX_HEADERS });

/** Whether a client accepts one of the types in which the API answers. */
export const acceptsJson = (accept: string | undefined): boolean => {
  if (accept === undefined || accept === '') return true;
  const known = cached.get(accept);
  if (known !== undefined) return known;
  const isAccepted = accept.split(',').some((one) => {
    const [type = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return SERVED_TYPES.has(type) && !parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter));
  });
  cached.set(accept, isAccepted);
  return isAccepted;
};

/** Refuses with 406 a client that accepts none of them; the pages about the API are for browsers. */
export const negotiate = (app: FastifyInstance, apiBase: string): void => {
  app.addHook('onRequest', async (request) => {
    const url = request.routeOptions.url ?? '';
    const isCall = url.startsWith(`${apiBase}/`) && !url.startsWith(`${apiBase}${DOCS}`);
    if (isCall && !acceptsJson(request.headers.accept)) throw new HttpProblem(406);
  });
};
