import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PreparedAnswer } from './answers.ts';

/** Header of public answers: fresh for a minute, shown for ten more while a new one is fetched, always checkable by entity tag. */
export const PUBLIC_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, must-revalidate';

/** Sends prepared bytes: 304 when the asker has them, compressed when the asker can read it. */
export const sendPrepared = (request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply => {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], answer);
  // One strong tag per form: two encodings are two sequences of bytes.
  const etag = `"${answer.etag}${encoding === undefined ? '' : `-${encoding}`}"`;
  reply.headers({ vary: 'Accept-Encoding', ...answer.headers, etag });
  if (answer.status === 200 && namesTag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  reply.code(answer.status);
  if (encoding === undefined) return reply.send(answer.plain);
  reply.header('content-encoding', encoding);
  return reply.send(answer[encoding]);
};

// Helpers

const acceptedEncoding = (accept: string | undefined, answer: PreparedAnswer): 'br' | 'gzip' | undefined => {
  if (accept === undefined) return undefined;
  if (answer.br !== undefined && /(?:^|,)\s*br(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/iu.test(accept)) return 'br';
  return answer.gzip !== undefined && /(?:^|,)\s*gzip(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/iu.test(accept) ? 'gzip' : undefined;
};

/** Whether an If-None-Match header names the tag, in whatever encoding the asker holds it. */
const namesTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((one) => {
    const bare = one.trim().replace(/^W\//u, '').replaceAll('"', '');
    return bare === '*' || bare === etag || bare === `${etag}-br` || bare === `${etag}-gzip`;
  });
