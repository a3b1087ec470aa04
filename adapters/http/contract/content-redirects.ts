import * as z from 'zod/mini';
import type { ContentRedirect } from '#core/navigation/content-redirects.ts';
import { freeText } from './schema.ts';

/** Longest path that is asked about. */
const PATH_LIMIT_CHARACTERS = 300;

/** The path of the portal that is asked about, without base path and query. */
export const wireRedirectQuery = z.object({
  path: freeText.check(z.maxLength(PATH_LIMIT_CHARACTERS), z.regex(/^\//u, 'Deve cominciare con una barra.')),
});

/** What became of an address: where its page stands now, that it was withdrawn, or nothing that anybody knows of. */
export const wireRedirect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('moved'), path: z.string() }),
  z.object({ kind: z.literal('withdrawn') }),
  z.object({ kind: z.literal('unknown') }),
]);
z.globalRegistry.add(wireRedirect, { id: 'VecchioIndirizzo' });

export const redirectToWire = (former: ContentRedirect | undefined): z.infer<typeof wireRedirect> =>
  former === undefined ? { kind: 'unknown' } : { ...former };

export const redirectFromWire = (wire: z.infer<typeof wireRedirect>): ContentRedirect | undefined =>
  wire.kind === 'unknown' ? undefined : wire;
