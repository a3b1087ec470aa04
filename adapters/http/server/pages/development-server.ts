import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { DrawPage } from './pages.ts';

/** The build tool's own server, as the service uses it while developing. */
export interface DevelopmentServer {
  /** Answers for a source file, or calls `next` when it has none. */
  readonly handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Puts the tool's own script into each page. */
  readonly withSources: (draw: DrawPage) => DrawPage;
}

/** What a page needs of the sources, in place of the build's manifest. */
export const SOURCE_FILES = {
  script: '/main.tsx',
  styles: ['/styles/main.scss?direct'],
  later: [],
  signOn: [],
  icon: '/components/art/mark.svg',
};

/** Files below the base path that the pages name are sources too; the tool knows them without it. */
const FILE_NAME = /\.[a-z0-9]+(?:\?|$)/iu;
const TOOL_PATHS =
  /^\/(?:@|node_modules\/|main\.tsx|components\/|pages\/|frame\/|state\/|platform\/|styles\/|copy\/|boot\/)/u;

/** Lets the tool answer for sources before any route of the service is looked for. */
export const serveSources = (app: FastifyInstance, basePath: string, server: DevelopmentServer): void => {
  app.addHook('onRequest', (request, reply, next) => {
    const address = request.raw.url ?? '';
    const isBelowBase = address.startsWith(`${basePath}/`) && FILE_NAME.test(address);
    if (!isBelowBase && !TOOL_PATHS.test(address) && !FILE_NAME.test(address)) return next();
    if (isBelowBase) request.raw.url = address.slice(basePath.length).replace(/^\/+/u, '/');
    server.handle(request.raw, reply.raw, () => {
      request.raw.url = address;
      next();
    });
  });
};
