import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ENCODINGS,
  type Encoding,
  type PreparedAnswer,
  type Representation,
  type Representations,
  TAG_SUFFIXES,
} from './prepared-answer.ts';

/**
 * The representation for a client: headers alone when it has the answer, compressed when it accepts that.
 * Undefined when it must be compressed first.
 */
export const representationFor = (headers: IncomingHttpHeaders, answer: PreparedAnswer): Representation | undefined => {
  const ready = answer.find(acceptedEncoding(headers['accept-encoding'], answer));
  return ready === undefined ? undefined : chosen(headers, answer, ready);
};

/** Sends a prepared answer. */
export const sendPrepared = async (
  { headers: asked }: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
): Promise<FastifyReply> => {
  const { status, headers, body } =
    representationFor(asked, answer) ??
    chosen(asked, answer, await answer.encode(acceptedEncoding(asked['accept-encoding'], answer)));
  return reply.code(status).headers(headers).send(body);
};

// Helpers

const chosen = (
  headers: IncomingHttpHeaders,
  { status, etag }: PreparedAnswer,
  { full, notModified }: Representations,
): Representation => (status === 200 && namesTag(headers['if-none-match'], etag) ? notModified : full);

const acceptedEncoding = (accept: string | undefined, answer: PreparedAnswer): Encoding => {
  if (accept === undefined || !answer.isCompressible) return 'identity';
  return ENCODINGS.find((one) => ACCEPTS[one].test(accept)) ?? 'identity';
};

/** Named, and not with a weight of zero. */
const ACCEPTS = {
  br: /(?:^|,)\s*br(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/iu,
  gzip: /(?:^|,)\s*gzip(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/iu,
} as const;

/** Whether an If-None-Match header names the tag, in whichever encoding the client has the answer. */
const namesTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((one) => {
    const bare = one.trim().replace(/^W\//u, '').replaceAll('"', '');
    return bare === '*' || (bare.startsWith(etag) && TAG_SUFFIXES.has(bare.slice(etag.length)));
  });
