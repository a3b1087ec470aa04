import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENCODINGS, TAG_ENDS, type Encoding, type Form, type Forms, type PreparedAnswer } from './answer-cache.ts';

/** Header of public answers: fresh for a minute, shown for ten more while a new one is fetched, always checkable by entity tag. */
export const PUBLIC_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, must-revalidate';

/** Header of public answers that change with what people do. */
export const LIVE_CACHE = 'public, no-cache';

/**
 * The form of an answer for a client: nothing but headers when the client has it, compressed when the client can read it.
 * Undefined when it must be compressed first.
 */
export const formFor = (asked: IncomingHttpHeaders, answer: PreparedAnswer): Form | undefined => {
  const forms = answer.made(acceptedEncoding(asked['accept-encoding'], answer));
  return forms === undefined ? undefined : chosen(asked, answer, forms);
};

/** Sends prepared bytes. */
export const sendPrepared = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
): Promise<FastifyReply> => {
  const asked = request.headers;
  const { status, headers, body } =
    formFor(asked, answer) ??
    chosen(asked, answer, await answer.make(acceptedEncoding(asked['accept-encoding'], answer)));
  return reply.code(status).headers(headers).send(body);
};

// Helpers

const chosen = (asked: IncomingHttpHeaders, answer: PreparedAnswer, { whole, unchanged }: Forms): Form =>
  answer.status === 200 && namesTag(asked['if-none-match'], answer.etag) ? unchanged : whole;

const acceptedEncoding = (accept: string | undefined, answer: PreparedAnswer): Encoding => {
  if (accept === undefined || !answer.isCompressible) return 'identity';
  return ENCODINGS.find((one) => READS[one].test(accept)) ?? 'identity';
};

/** Named, and not with a weight of zero. */
const READS = {
  br: /(?:^|,)\s*br(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/iu,
  gzip: /(?:^|,)\s*gzip(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/iu,
} as const;

/** Whether an If-None-Match header names the tag, in whatever encoding the client holds it. */
const namesTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((one) => {
    const bare = one.trim().replace(/^W\//u, '').replaceAll('"', '');
    return bare === '*' || (bare.startsWith(etag) && TAG_ENDS.has(bare.slice(etag.length)));
  });
