import type { FastifyInstance } from 'fastify';
import { Refusal } from './problem.ts';

/** Refuses with 406 an asker that can read none of the forms in which the API answers. */
export const negotiate = (app: FastifyInstance, apiBase: string): void => {
  app.addHook('onRequest', async (request) => {
    const accept = request.headers.accept;
    if (accept === undefined || accept === '' || !request.url.startsWith(`${apiBase}/`)) return;
    const isReadable = accept.split(',').some((one) => {
      const [type = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
      if (parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter))) return false;
      return READABLE.has(type);
    });
    if (!isReadable) throw new Refusal(406);
  });
};

// Helpers

const READABLE = new Set(['*/*', 'application/*', 'application/json', 'application/problem+json', 'application/pdf']);
