import * as z from 'zod/mini';
import { get } from './calls.ts';
import { freeText } from './schema.ts';

/** Longest path that is asked about. */
const PATH_LIMIT_CHARACTERS = 300;

/** What became of an address: where its page stands now, that it was withdrawn, or nothing that anybody knows of. */
export const contentRedirect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('moved'), path: z.string() }),
  z.object({ kind: z.literal('withdrawn') }),
  z.object({ kind: z.literal('unknown') }),
]);

export const contentRedirectCalls = {
  /** Asks about a path of the portal, without base path and query. */
  find: get('/former-addresses', {
    query: {
      path: freeText.check(z.maxLength(PATH_LIMIT_CHARACTERS), z.regex(/^\//u, 'Deve cominciare con una barra.')),
    },
    answers: contentRedirect,
  }),
} as const;
