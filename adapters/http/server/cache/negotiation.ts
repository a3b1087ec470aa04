import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../problems/problem.ts';

/** Different Accept headers whose reading is remembered: browsers send few. */
const MOST_REMEMBERED = 200;
const READABLE = new Set([
  '*/*',
  'application/*',
  'application/json',
  'application/problem+json',
  'application/pdf',
  'text/*',
  'text/csv',
  'text/calendar',
  'application/atom+xml',
  'application/xml',
]);

const remembered = new Map<string, boolean>();

/** Whether a client can read one of the forms in which the API answers. */
export const readsJson = (accept: string | undefined): boolean => {
  if (accept === undefined || accept === '') return true;
  const known = remembered.get(accept);
  if (known !== undefined) return known;
  const isReadable = accept.split(',').some((one) => {
    const [type = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return READABLE.has(type) && !parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter));
  });
  if (remembered.size < MOST_REMEMBERED) remembered.set(accept, isReadable);
  return isReadable;
};

/** Refuses with 406 a client that can read none of them. */
export const negotiate = (app: FastifyInstance, apiBase: string): void => {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url?.startsWith(`${apiBase}/`) === true && !readsJson(request.headers.accept))
      throw new HttpProblem(406);
  });
};
