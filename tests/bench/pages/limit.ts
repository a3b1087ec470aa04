import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from 'playwright-core';

/** What somebody would write by hand for a page of text: no web font, no picture, no script. */
const SHEET = `*{box-sizing:border-box}body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;color:#1a251f;background:#fff}
header,footer{background:#113a29;color:#fff;padding:1rem}header a,footer a{color:#fff}main{max-width:60rem;margin:0 auto;padding:1rem}
h1{font-size:2rem;line-height:1.2;margin:1rem 0}h2{font-size:1.5rem;margin:1.5rem 0 .5rem}h3{font-size:1.25rem;margin:1rem 0 .5rem}
a{color:#0b5d3b}ul{padding-left:1.25rem}main li{margin:.5rem 0;padding:.5rem;border-bottom:1px solid #d5ddd8}
input,select,button{font:inherit;padding:.5rem .75rem;border:1px solid #57665e;border-radius:4px}summary{padding:.5rem 0;font-weight:600}
a:focus,summary:focus,button:focus,input:focus{outline:3px solid #f90}`;

/** Elements that a hand-made page would have too; of all others only the content is taken. */
const KEPT =
  'a abbr address article aside b blockquote br button caption cite code dd details dl dt em fieldset figcaption footer form h1 h2 h3 h4 h5 h6 header hr i input label legend li main nav ol option p section select small strong summary table tbody td textarea tfoot th thead time tr ul';
const ATTRIBUTES =
  'href id for name type value action method placeholder aria-label colspan rowspan scope datetime open';
const DROPPED = 'script style template svg img picture video iframe dialog link noscript';

/**
 * The limit of a page: what it says, in plain elements. Taken from the portal's own page at the width of a phone: as the
 * service drew it, or, with a sign-in, as the script did.
 */
export const limitOf = async (
  browser: Browser,
  url: string,
  storageState?: BrowserContextOptions['storageState'],
): Promise<string> => {
  const context = await browser.newContext({
    javaScriptEnabled: storageState !== undefined,
    viewport: { width: 375, height: 800 },
    ...(storageState === undefined ? {} : { storageState }),
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    if (storageState !== undefined) await page.waitForLoadState('networkidle');
    // The runner of TypeScript marks functions with a helper that a page lacks.
    await page.evaluate('globalThis.__name = (one) => one');
    const { title, body } = await page.evaluate(
      ({ kept, attributes, dropped }) => {
        const keptNames = new Set(kept.split(' '));
        const droppedNames = new Set(dropped.split(' '));
        const escaped = (text: string): string =>
          text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
        // A hand-made page has its menus too, once: those of large screens stand for those of phones.
        const isShown = (element: Element): boolean =>
          element.closest('details:not([open]) > :not(summary), header nav') !== null ||
          getComputedStyle(element).display !== 'none' ||
          element.querySelector('nav') !== null;
        const write = (node: Node): string => {
          if (node instanceof Text) return escaped(node.data.replace(/\s+/g, ' '));
          if (!(node instanceof Element)) return '';
          const name = node.localName;
          if (droppedNames.has(name) || !isShown(node)) return '';
          const inside = [...node.childNodes].map(write).join('');
          if (!keptNames.has(name)) return `${inside} `;
          const worn = attributes
            .split(' ')
            .filter((one) => node.hasAttribute(one))
            .map((one) => ` ${one}="${escaped(node.getAttribute(one) ?? '')}"`)
            .join('');
          return ['br', 'hr', 'input'].includes(name) ? `<${name}${worn}>` : `<${name}${worn}>${inside}</${name}>`;
        };
        return { title: document.title, body: [...document.body.childNodes].map(write).join('') };
      },
      { kept: KEPT, attributes: ATTRIBUTES, dropped: DROPPED },
    );
    return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${SHEET}</style></head><body>${body}</body></html>`;
  } finally {
    await context.close();
  }
};

/** A server of ready pages, compressed as well as can be. */
export interface LimitServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves each page at its path; starts on a free port of this machine. */
export const serveLimits = async (pages: ReadonlyMap<string, string>): Promise<LimitServer> => {
  const bodies = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(html)]));
  const server: Server = createServer((request, response) => {
    const body = bodies.get(decodeURIComponent(request.url ?? ''));
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.length,
        'cache-control': 'no-cache',
      })
      .end(body);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
