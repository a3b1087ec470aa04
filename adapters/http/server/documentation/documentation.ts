import type { FastifyInstance } from 'fastify';
import { PUBLIC_CACHE } from '../cache/cache-control.ts';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import { sendPrepared } from '../cache/send-prepared.ts';
import { HttpProblem } from '../problems/problem.ts';
import { PROBLEM_KINDS } from '../problems/problem-kinds.ts';
import { apiPages, type PublishedDocument } from './api-pages.ts';
import { DOCS, PROBLEM_TYPES } from './paths.ts';
import { problemTypePage, problemTypesPage } from './problem-type-pages.ts';
import { makeShell, type DocumentationPage, type ShellContext } from './shell.ts';

/**
 * Adds the pages that people read about the API, below {apiBase}/docs: from the published document, the same for everyone, and
 * without script or any file from elsewhere (API-20, API-21).
 */
export const addDocumentation = (
  app: FastifyInstance,
  { apiBase, ...addresses }: Pick<ShellContext, 'agency' | 'home' | 'colours'> & { readonly apiBase: string },
  document: () => Promise<PublishedDocument>,
): void => {
  const shell = makeShell({
    ...addresses,
    links: [
      { href: `${apiBase}${DOCS}`, words: 'API' },
      { href: `${apiBase}${PROBLEM_TYPES}`, words: 'Problemi' },
      { href: `${apiBase}/openapi.json`, words: 'OpenAPI' },
    ],
    family: 'API del portale',
  });
  const made = new Map<string, PreparedAnswer>();
  let known: ReadonlyMap<string, () => DocumentationPage> | undefined;
  const pages = async (): Promise<ReadonlyMap<string, () => DocumentationPage>> =>
    (known ??= new Map([
      ...[...apiPages(await document(), apiBase)].map(([path, make]) => [path === '' ? DOCS : path, make] as const),
      [PROBLEM_TYPES, () => problemTypesPage(apiBase)] as const,
      ...PROBLEM_KINDS.map((kind) => [`${PROBLEM_TYPES}/${kind.name}`, () => problemTypePage(kind, apiBase)] as const),
    ]));
  const answerOf = async (path: string): Promise<PreparedAnswer> => {
    const found = made.get(path);
    if (found !== undefined) return found;
    const make = (await pages()).get(path);
    if (make === undefined) throw new HttpProblem(404);
    const headers = { ...shell.headers, 'cache-control': PUBLIC_CACHE };
    const answer = new PreparedAnswer({ status: 200, headers, body: shell.page(make()) });
    made.set(path, answer);
    return answer;
  };
  const schema = { hide: true };
  app.get(`${apiBase}${DOCS}`, { schema }, async (request, reply) =>
    sendPrepared(request, reply, await answerOf(DOCS)),
  );
  app.get<{ Params: { readonly '*': string } }>(`${apiBase}${DOCS}/*`, { schema }, async (request, reply) =>
    sendPrepared(request, reply, await answerOf(`${DOCS}/${request.params['*'].replace(/\/$/u, '')}`)),
  );
};
