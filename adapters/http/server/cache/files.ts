import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { withoutDocumentHeaders } from '../protection/security-headers.ts';

const ONE_YEAR_MS = 31_536_000_000;
const ONE_DAY = 'public, max-age=86400';

/**
 * Serves the browser's build below the base path: `assets/` has names that change with the content and never expires,
 * the rest (silent sign-on page, icon) lasts a day. Compressed twins made at build time are sent where they can be read.
 */
export const addBuildFiles = async (app: FastifyInstance, basePath: string, folder: string): Promise<void> => {
  if (!existsSync(folder)) return;
  await app.register(staticFiles, {
    root: join(folder, 'assets'),
    prefix: `${basePath}/assets/`,
    preCompressed: true,
    immutable: true,
    maxAge: ONE_YEAR_MS,
    index: false,
    wildcard: true,
    decorateReply: true,
    setHeaders: withoutDocumentHeaders,
  });
};

/** Serves one loose file of the build, such as the silent sign-on page. */
export const addLooseFile = (app: FastifyInstance, basePath: string, folder: string, name: string): void => {
  app.get(`${basePath}/${name}`, { schema: { hide: true } }, async (_request, reply) =>
    reply.sendFile(name, folder, { immutable: false, maxAge: 0, cacheControl: false }).header('cache-control', ONE_DAY),
  );
};

/** Name of the portal's own mark among the assets of a build, which gives it a name that changes with its content. */
export const markIn = (folder: string): string | undefined => {
  const assets = join(folder, 'assets');
  return existsSync(assets) ? readdirSync(assets).find((name) => /^mark-[\w-]+\.svg$/u.test(name)) : undefined;
};
