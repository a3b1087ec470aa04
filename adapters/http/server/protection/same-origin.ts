import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Where people reach the portal: the setting, or where there is none the origin of the request itself. */
export const originOf = (request: FastifyRequest, publicOrigin: string | undefined): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`;

/**
 * Whether what changes something was sent from a page of the portal itself (API-03): browsers say so, and what another site
 * sends is none of ours. Programs, which send neither header, are not browsers that another site could direct.
 */
export const isSameOrigin = (headers: IncomingHttpHeaders, origin: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return headers.origin === undefined || headers.origin === origin;
};
