import type { RequestListener } from 'node:http';
import { addressesOf, type Description } from './description.ts';

const BASE = '/api';

/** The address of a description as an expression; a rest of several segments is one parameter of it. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(/[.]/gu, '\\.')
      .replaceAll(/\{path\}/gu, '.+')
      .replaceAll(/\{[^}]+\}/gu, '[^/]+')}$`,
    'u',
  );

/**
 * A service that knows the published document alone: whatever it is asked, it answers the example that stands there, and 404
 * where there is none (API-22). An address without parameters goes before one that has some.
 */
export const mockOf = (description: Description): RequestListener => {
  const known = addressesOf(description)
    .filter(({ method }) => method === 'GET')
    .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
    .map(({ path, operation }) => ({ pattern: patternOf(path), operation }));
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://mock');
    const asked = pathname.slice(pathname.startsWith(BASE) ? BASE.length : 0);
    const found = known.find(({ pattern }) => pattern.test(asked))?.operation.responses['200']?.content ?? {};
    const [type = '', media] = Object.entries(found)[0] ?? [];
    if (media?.example === undefined) {
      response.writeHead(404, { 'content-type': 'application/problem+json' });
      return void response.end(JSON.stringify({ type: 'about:blank', title: 'Not found', status: 404, detail: '' }));
    }
    response.writeHead(200, { 'content-type': type });
    response.end(
      typeof media.example === 'string' && type !== 'application/json' ? media.example : JSON.stringify(media.example),
    );
  };
};
