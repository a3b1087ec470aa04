import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { PortalNames } from '#core/navigation/portal-settings.ts';
import { DATA_ID } from '#ui/ssr/document-ids.ts';
import { Window, type Document as ReadDocument } from 'happy-dom';

/** A public page as the service answers it to a plain request. */
export interface ReadPage {
  readonly url: URL;
  /** Path below the base path. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly document: ReadDocument;
  /** Bytes of the answer as they travel. */
  readonly bytes: number;
  /** Rules of style that stand in the page, and those that it links. */
  readonly sheet: string;
}

const parser = new new Window({
  settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true, disableJavaScriptFileLoading: true },
}).DOMParser();

const SHEETS = /<style>(.*?)<\/style>/gsu;

/** The page of an HTML text, for rules that need nothing of how it travelled. */
export const pageOf = (
  html: string,
  url: URL,
  home: URL,
  {
    status = 200,
    headers = new Headers(),
    bytes = html.length,
    sheet = '',
  }: Partial<Pick<ReadPage, 'status' | 'headers' | 'bytes' | 'sheet'>> = {},
): ReadPage => ({
  url,
  path: url.pathname.slice(home.pathname.length - 1) || '/',
  status,
  headers,
  html,
  // The parser gives up at selectors that it does not know; the sheet is judged as text.
  document: parser.parseFromString(html.replaceAll(SHEETS, '<style></style>'), 'text/html'),
  bytes,
  sheet: [...html.matchAll(SHEETS)].map(([, rules]) => rules).join('') + sheet,
});

/** The agency's names in addresses, as a page hands them to its script; undefined where it hands nothing. */
export const namesOf = ({ document }: ReadPage): PortalNames | undefined => {
  const text = document.getElementById(DATA_ID)?.textContent ?? '';
  return text === '' ? undefined : (JSON.parse(text) as { settings: { names: PortalNames } }).settings.names;
};

const linkedSheets = new Map<string, Promise<string>>();
/** The sheet that a page links, fetched once. */
const linkedSheet = (html: string, url: URL): Promise<string> => {
  const [, href] = /<link[^>]* rel="stylesheet" href="([^"]*)"/u.exec(html) ?? [];
  if (href === undefined) return Promise.resolve('');
  const address = new URL(href, url).href;
  const known = linkedSheets.get(address) ?? fetch(address).then((answer) => answer.text());
  linkedSheets.set(address, known);
  return known;
};

/** Asks for a page as a browser without script does; the bytes are those of the compressed answer. */
export const readPage = async (url: URL, home: URL): Promise<ReadPage> => {
  const { status, headers, ...answer } = await fetch(url, {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  }).then(async (response) => ({ status: response.status, headers: response.headers, html: await response.text() }));
  const bytes = Number(headers.get('content-length') ?? 0);
  return pageOf(answer.html, url, home, { status, headers, bytes, sheet: await linkedSheet(answer.html, url) });
};

/** Classes of the national library, as its own sheet names them. */
export const libraryClasses = (): ReadonlySet<string> => {
  const sheet = readFileSync(
    createRequire(import.meta.url).resolve('bootstrap-italia/dist/css/bootstrap-italia.min.css'),
    'utf8',
  );
  return new Set(
    [...sheet.matchAll(/\.((?:[a-zA-Z_-]|\\.)(?:[\w-]|\\.)*)/gu)].map(([, name = '']) => name.replaceAll('\\', '')),
  );
};
