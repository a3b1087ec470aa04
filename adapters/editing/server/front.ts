import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Answer } from './answer.ts';
import { type EditorSignOn, SignInNeeded } from './editor-sign-on.ts';
import { answerCall, type EditingService } from './editor-calls.ts';
import { answerPublication, type PublishingService } from './publication-calls.ts';
import type { Standing } from './workbench.ts';

/** What stands behind the one address that editors open. */
export interface Front {
  readonly port: number;
  /** Port of the portal that shows the contents. */
  readonly portal: number;
  readonly service: EditingService;
  readonly onStanding: (listener: (standing: Standing) => void) => () => void;
  /** Address of the portal's first page, and whether there is a page to edit with. */
  readonly start: string;
  /** Files of the preview's page, and of the editing page where there is one: its own, and below `decap` the editor's. */
  readonly previewFiles: string;
  readonly editing?: {
    readonly files: readonly string[];
    readonly settings: Readonly<Record<string, unknown>>;
    readonly publishing: PublishingService;
    /** Where the portal is another machine's: who publishes signs in there. */
    readonly signOn?: Pick<EditorSignOn, 'start' | 'finish'> | undefined;
  };
}

/** Below these stand the three pages; no base path of a portal begins with a line. */
export const EDITING = '/_redazione/';
export const PREVIEW = '/_anteprima/';
export const PUBLISHING = '/_pubblica/';
/** Where one is sent to sign in, and where the provider sends one back to. */
const SIGN_IN = `${PUBLISHING}accedi`;
export const SIGNED_IN = `${PUBLISHING}ritorno`;
/** Most that one call brings: pictures and documents come with their content (bytes). */
const MOST_BYTES = 64 * 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Nothing from elsewhere, in any way: whatever the editor would ask of another address, the browser refuses. The editor
 * makes sheets as it goes, and compiles the checks of its own settings.
 */
const EDITOR_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "connect-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
const PREVIEW_POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** Listens on this machine only: the preview and the editing page at their addresses, the portal at all others. */
export const openFront = (front: Front): Promise<Server> => {
  const server = createServer((request, response) => {
    handle(front, request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      return send(
        response,
        500,
        JSON_TYPE,
        JSON.stringify({ error: error instanceof Error ? error.message : String(error) }),
      );
    });
  });
  return new Promise((done, refuse) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      refuse(
        error.code === 'EADDRINUSE'
          ? new Error(`La porta ${front.port} è già in uso: se ne indica un’altra con --port.`)
          : error,
      ),
    );
    server.listen(front.port, '127.0.0.1', () => done(server));
  });
};

// Helpers

const handle = async (front: Front, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const own = [`127.0.0.1:${front.port}`, `localhost:${front.port}`];
  // A page of another site that gets a name of its own to lead here must not read or write the contents.
  if (!own.includes(request.headers.host ?? '')) return send(response, 421, 'text/plain', 'Indirizzo sconosciuto.');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (pathname === `${PREVIEW}stato`) return tellStanding(front, request, response);
  const call = callAt(front, pathname);
  if (call !== undefined) {
    const { origin } = request.headers;
    const isOurs = origin === undefined || own.some((host) => origin === `http://${host}`);
    const isJson = request.headers['content-type']?.startsWith('application/json') === true;
    if (request.method !== 'POST' || !isOurs || !isJson)
      return send(response, 403, 'text/plain', 'Richiesta rifiutata.');
    const { status, body } = await call(JSON.parse(await bodyOf(request)));
    return send(response, status, JSON_TYPE, JSON.stringify(body));
  }
  if (pathname === '/') {
    response.writeHead(302, { location: PREVIEW }).end();
    return undefined;
  }
  // What another site opens here must not begin a new sign-on in place of the one that is under way.
  if (pathname === SIGN_IN && request.headers['sec-fetch-site']?.toString().endsWith('-site') === true)
    return send(response, 403, 'text/plain', 'Richiesta rifiutata.');
  if (pathname === SIGN_IN || pathname === SIGNED_IN) return signIn(front, pathname, searchParams, response);
  if (pathname.startsWith(PREVIEW))
    return file(response, [front.previewFiles], pathname.slice(PREVIEW.length), 'anteprima.html', PREVIEW_POLICY);
  if (pathname.startsWith(PUBLISHING) && front.editing !== undefined) {
    const name = pathname.slice(PUBLISHING.length);
    return file(response, [front.previewFiles], name, 'pubblicazione.html', PREVIEW_POLICY);
  }
  if (pathname.startsWith(EDITING) && front.editing !== undefined) {
    const name = pathname.slice(EDITING.length);
    if (name === 'impostazioni.json') return send(response, 200, JSON_TYPE, JSON.stringify(front.editing.settings));
    return file(response, front.editing.files, name, 'index.html', EDITOR_POLICY);
  }
  return pass(front.portal, request, response);
};

/** Leads to the provider, and back to the page of publication, which says itself what is still missing. */
const signIn = async (
  { editing }: Front,
  pathname: string,
  answer: URLSearchParams,
  response: ServerResponse,
): Promise<void> => {
  const signOn = editing?.signOn;
  if (signOn === undefined) return send(response, 404, 'text/plain; charset=utf-8', 'Qui non c’è nulla.');
  try {
    if (pathname === SIGNED_IN) await signOn.finish(answer);
  } catch (error) {
    if (!(error instanceof SignInNeeded)) throw error;
  }
  const location = pathname === SIGN_IN ? await signOn.start() : PUBLISHING;
  response.writeHead(302, { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).end();
};

/** The handler of the calls at an address; none where there is no page to edit with. */
const callAt = ({ editing, service }: Front, pathname: string): ((body: unknown) => Promise<Answer>) | undefined => {
  if (editing === undefined) return undefined;
  if (pathname === `${EDITING}contenuti`) return (body) => answerCall(body, service);
  return pathname === `${PUBLISHING}chiamate` ? (body) => answerPublication(body, editing.publishing) : undefined;
};

const send = (
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  policy?: string,
): void => {
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      ...(policy === undefined ? {} : { 'content-security-policy': policy }),
    })
    .end(body);
};

const FILE_NAME = /^(?:decap\/)?[\w][\w.-]*$/u;

const file = (
  response: ServerResponse,
  folders: readonly string[],
  asked: string,
  index: string,
  policy: string,
): void => {
  const name = asked === '' ? index : asked;
  const found = FILE_NAME.test(name)
    ? folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
    : undefined;
  if (found === undefined) return send(response, 404, 'text/plain; charset=utf-8', 'Qui non c’è nulla.');
  return send(response, 200, TYPES[extname(found)] ?? 'application/octet-stream', readFileSync(found), policy);
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    const bytes = piece as Buffer;
    size += bytes.length;
    if (size > MOST_BYTES) throw new Error('Il file è troppo grande: al massimo 48 MB.');
    pieces.push(bytes);
  }
  return Buffer.concat(pieces).toString('utf8');
};

const tellStanding = (
  { onStanding, start, editing }: Front,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const stop = onStanding((standing) =>
    response.write(`data: ${JSON.stringify({ ...standing, start, editor: editing !== undefined })}\n\n`),
  );
  request.once('close', stop);
};

/** The portal answers as if it had been asked itself. */
const pass = (port: number, request: IncomingMessage, response: ServerResponse): Promise<void> =>
  new Promise((done, refuse) => {
    const asked = ask(
      { host: '127.0.0.1', port, path: request.url, method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.once('end', done);
        answer.once('error', refuse);
      },
    );
    asked.once('error', refuse);
    request.pipe(asked);
  });
