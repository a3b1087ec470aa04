import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { build } from 'vite';

const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The content policy of the portal: nothing inline, Trusted Types, and the provider where it has to be. */
const policy = (provider: string): string =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self' ${provider}`,
    `frame-src 'self' ${provider}`,
    "frame-ancestors 'self'",
    `form-action 'self' ${provider}`,
    "require-trusted-types-for 'script'",
  ].join('; ');

/** File name → code of the page's bundle. */
const bundle = async (): Promise<ReadonlyMap<string, string>> => {
  const result = await build({
    configFile: false,
    root: inProject('tests/support'),
    logLevel: 'silent',
    base: '/portale/',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: inProject('tests/support/sign-on-page.ts'),
        output: { entryFileNames: 'page.js', chunkFileNames: '[name].js' },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])));
};

/** Adds a site at `/portale` whose every address is the same small page, with the portal's own page for the silent check. */
export const addSignOnSite = async (
  app: FastifyInstance,
  options: { readonly providerUrl?: () => string; readonly redirectCheck?: () => string } = {},
): Promise<void> => {
  const files = await bundle();
  const silentPage = await readFile(inProject('ui/public/silent-check-sso.html'), 'utf8');
  const silentScript = await readFile(inProject('ui/public/silent-check-sso.js'), 'utf8');
  const providerUrl = options.providerUrl ?? (() => '/auth');
  const providerOrigin = (): string => (providerUrl().startsWith('/') ? '' : new URL(providerUrl()).origin);

  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/portale/')) reply.header('content-security-policy', policy(providerOrigin()));
  });
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  app.get('/portale/silent-check-sso.html', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(silentPage),
  );
  app.get('/portale/silent-check-sso.js', (_request, reply) => reply.type('text/javascript').send(silentScript));
  for (const [name, code] of files)
    app.get(`/portale/${name}`, (_request, reply) => reply.type('text/javascript').send(code));
  app.get('/portale/*', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="it"><head><title>Prova di accesso</title></head><body data-provider-url="${providerUrl()}" data-redirect-check="${options.redirectCheck?.() ?? 'never'}"><script type="module" src="/portale/page.js"></script></body></html>`,
      ),
  );
};
