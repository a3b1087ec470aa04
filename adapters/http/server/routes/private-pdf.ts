import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Reader } from '../protection/authentication.ts';
import { NO_STORE, type Api } from './api.ts';
import { operationOf, type Anything } from './operation.ts';

const PDF_TYPE = 'application/pdf';

/** A private address that answers a PDF. */
export interface PrivatePdf<Asked extends Anything> {
  readonly url: string;
  readonly summary: string;
  readonly tag: string;
  /** What the 200 is, in the published description. */
  readonly what: string;
  /** Where the parameters stand, and which they are. */
  readonly from: 'params' | 'query';
  readonly asked: Asked;
  readonly fileName: (asked: z.core.output<Asked>) => string;
  /** Throws a `Refusal` where there is nothing for this reader. */
  readonly read: (asked: z.core.output<Asked>, reader: Reader, request: FastifyRequest) => Promise<Uint8Array>;
}

/** Adds a private address that answers a PDF: the reader is known before anything is read, and no cache keeps it. */
export const privatePdf = <Asked extends Anything>(
  { app, authenticate }: Api,
  { url, summary, tag, what, from, asked, fileName, read }: PrivatePdf<Asked>,
): void => {
  app.get(
    url,
    {
      schema: operationOf({
        summary,
        tag,
        [from]: asked,
        answer: {
          description: what,
          content: { [PDF_TYPE]: { schema: z.string().register(z.globalRegistry, { contentMediaType: PDF_TYPE }) } },
        },
        isPrivate: true,
        refuses: [404],
      }),
      onRequest: async (request) => {
        await authenticate(request);
      },
    },
    async (request, reply) => {
      const reader = await authenticate(request);
      const given = request[from] as z.core.output<Asked>;
      const bytes = await read(given, reader, request);
      return reply
        .headers({
          'content-type': PDF_TYPE,
          'cache-control': NO_STORE,
          'content-disposition': `inline; filename="${fileName(given)}"`,
        })
        .serializer((body: unknown) => body as string)
        .send(Buffer.from(bytes));
    },
  );
};
