import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { canPublish, PUBLISHING_REFUSALS } from '#core/access/can-publish.ts';
import type { ImportBatch, ImportNews } from '../import/import-rpc.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { ReadToken } from '../protection/authentication.ts';
import type { SignOnAddress } from '../sign-on/sign-on.ts';
import {
  FOLDER_TOO_LARGE,
  FolderRefused,
  MOST_PUBLISHED_BYTES,
  type ReceivedFolder,
  receiveFolder,
} from './received-folder.ts';

/** Where editors publish from another machine; no base path of a portal may be the same. */
export const PUBLISHING_ADDRESS = '/publishing';
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
  /** The batches that come from other machines: no other one is imported, compared or named. */
  readonly batches: readonly string[];
  readonly readToken: ReadToken;
  readonly importBatch: ImportBatch;
  /** Where an editor signs in; a path of this origin for the embedded provider. */
  readonly signOn: SignOnAddress;
  readonly publicOrigin: string | undefined;
}

/**
 * Takes folders of contents from editors of other machines: `GET` says where to sign in, `POST` rehearses or imports one as `npm run
 * import` does, and answers how that ended. A person without the role is refused before a byte of the folder is read (RED-05).
 */
export const addPublishing = (app: FastifyInstance, parts: PublishingParts): void => {
  const { role, batches, readToken, importBatch, signOn, publicOrigin } = parts;
  const admit = async (request: FastifyRequest): Promise<void> => {
    const off = canPublish({}, role);
    if (!off.ok && off.failure === 'publishing.off')
      throw new HttpProblem(404, { detail: PUBLISHING_REFUSALS['publishing.off'] });
    const may = canPublish(await readToken(request), role);
    if (!may.ok) throw new HttpProblem(403, { detail: PUBLISHING_REFUSALS[may.failure] });
  };
  void app.register(async (scope) => {
    // A folder is read by the route, as a stream, and nothing else comes here: the rest is refused with 415.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM_TYPE, { bodyLimit: MOST_PUBLISHED_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    let isBusy = false;
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
        if (!batches.includes(lotto))
          throw new HttpProblem(403, {
            detail: `Da un’altra macchina si pubblicano soltanto i lotti che il portale nomina: «${lotto}» non è fra questi.`,
          });
        if (isBusy) throw new HttpProblem(503, { detail: BUSY, headers: { 'retry-after': BUSY_AGAIN_S } });
        isBusy = true;
        let folder: ReceivedFolder | undefined;
        let last: ImportNews | undefined;
        try {
          folder = await received(request);
          await importBatch(
            {
              folder: folder.path,
              batch: lotto,
              mayEmpty: svuota === '1',
              isRehearsal: prova === '1',
              isEditedOnly: true,
            },
            (news) => {
              last = news;
            },
          );
        } finally {
          isBusy = false;
          await folder?.remove();
        }
        return reply.header('cache-control', 'no-store').send(last);
      },
    );
  });
};

// Helpers

const BUSY = 'Un’altra pubblicazione è in corso: riprovare tra un minuto.';
const BUSY_AGAIN_S = '60';

/** The folder of a request; refuses what is none with the status that says why. */
const received = async ({ body, headers }: FastifyRequest): Promise<ReceivedFolder> => {
  if (!(body instanceof Readable))
    throw new HttpProblem(415, { detail: 'La cartella arriva come multipart/form-data.' });
  if (Number(headers['content-length'] ?? 0) > MOST_PUBLISHED_BYTES)
    throw new HttpProblem(413, { detail: FOLDER_TOO_LARGE });
  try {
    return await receiveFolder(body, headers);
  } catch (error) {
    if (!(error instanceof FolderRefused)) throw error;
    throw new HttpProblem(error.status, { detail: error.message, headers: { connection: 'close' } });
  }
};
