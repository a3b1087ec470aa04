import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { canPublish, PUBLISHING_REFUSALS } from '#core/access/can-publish.ts';
import type { ImportBatch, ImportNews } from '../import/import-rpc.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { ReadToken } from '../protection/authentication.ts';
import type { SignOnAddress } from '../sign-on/sign-on.ts';
import { receiveFolder } from './received-folder.ts';

/** Where editors publish from another machine; no base path of a portal may be the same. */
export const PUBLISHING_ADDRESS = '/publishing';
/** Most that a folder of contents may weigh (bytes); the proxy in front says the same. */
export const MOST_PUBLISHED_BYTES = 256 * 1024 * 1024;
/** An import of a large folder takes longer than any other answer (milliseconds). */
const LONGEST_MS = 10 * 60_000;
const FORM_TYPE = 'multipart/form-data';

const asked = z.object({
  prova: z.enum(['0', '1']),
  svuota: z.enum(['0', '1']),
  lotto: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)
    .max(60),
});

/** What publishing from another machine needs. */
export interface PublishingParts {
  /** The role of the sign-on with which one publishes; undefined where nobody does. */
  readonly role: string | undefined;
  readonly readToken: ReadToken;
  readonly importBatch: ImportBatch;
  /** Where an editor signs in; a path of this origin for the embedded provider. */
  readonly signOn: SignOnAddress;
  readonly publicOrigin: string | undefined;
}

/**
 * Takes folders of contents from editors of other machines: `GET` says where to sign in, `POST` rehearses or imports one as `npm run
 * import` does, and answers how that ended. Who may not is told before a byte of the folder is read (RED-05).
 */
export const addPublishing = (app: FastifyInstance, parts: PublishingParts): void => {
  const { role, readToken, importBatch, signOn, publicOrigin } = parts;
  const admit = async (request: FastifyRequest): Promise<void> => {
    const off = canPublish({}, role);
    if (!off.ok && off.failure === 'publishing.off')
      throw new HttpProblem(404, { detail: PUBLISHING_REFUSALS['publishing.off'] });
    const may = canPublish(await readToken(request), role);
    if (!may.ok) throw new HttpProblem(403, { detail: PUBLISHING_REFUSALS[may.failure] });
  };
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'buffer', bodyLimit: MOST_PUBLISHED_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.get(PUBLISHING_ADDRESS, { schema: { hide: true } }, async (request, reply) => {
      if (role === undefined) throw new HttpProblem(404, { detail: PUBLISHING_REFUSALS['publishing.off'] });
      const origin = publicOrigin ?? `${request.protocol}://${request.host}`;
      const { url, realm, clientId } = signOn;
      return reply
        .header('cache-control', 'no-store')
        .send({ signOn: { url: url.startsWith('/') ? `${origin}${url}` : url, realm, clientId } });
    });
    scope.post(
      PUBLISHING_ADDRESS,
      { schema: { hide: true }, bodyLimit: MOST_PUBLISHED_BYTES, handlerTimeout: LONGEST_MS, onRequest: admit },
      async (request, reply) => {
        const query = asked.safeParse(request.query);
        if (!query.success) throw new HttpProblem(400, { detail: 'Servono «prova», «svuota» e «lotto».' });
        const { prova, svuota, lotto } = query.data;
        const folder = await receiveFolder(await formOf(request));
        if (folder === undefined)
          throw new HttpProblem(422, {
            detail: 'La cartella ha un file con un nome che non può stare fra i contenuti.',
          });
        let last: ImportNews | undefined;
        try {
          const batch = { folder: folder.path, batch: lotto, mayEmpty: svuota === '1', isRehearsal: prova === '1' };
          await importBatch(batch, (news) => {
            last = news;
          });
        } finally {
          folder.remove();
        }
        return reply.header('cache-control', 'no-store').send(last);
      },
    );
  });
};

// Helpers

/** The form of a request; refuses with 400 what is none. */
const formOf = async ({ body, headers }: FastifyRequest): Promise<FormData> => {
  if (!(body instanceof Buffer)) throw new HttpProblem(415, { detail: 'La cartella arriva come multipart/form-data.' });
  try {
    return await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
  } catch {
    throw new HttpProblem(400, { detail: 'La cartella è arrivata incompleta: pubblicare di nuovo.' });
  }
};
