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
  /** Throws a `HttpProblem` for a reader who may not have it, before anything waits or is charged for it. */
  readonly allow: (asked: z.core.output<Asked>, reader: Reader, request: FastifyRequest) => Promise<void>;
  /** The bytes of the PDF. Throws a `HttpProblem` where there is none. */
  readonly read: (asked: z.core.output<Asked>) => Promise<Uint8Array>;
}

/**
 * Adds a private address that answers a PDF: the reader is known before anything is read, and no cache stores it. It is charged
 * and queued as every answer that has to be made (API-06): one is worth dozens of other private answers.
 */
export const privatePdf = <Asked extends Anything>(
  { app, authenticate, makeAnswer }: Api,
  { url, summary, tag, what, from, asked, fileName, allow, read }: PrivatePdf<Asked>,
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
      await allow(given, reader, request);
      const bytes = await makeAnswer(request, () => read(given));
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
