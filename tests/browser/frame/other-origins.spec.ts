import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { load, pathOf, signIn } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';

// The API and the pictures are asked for at origins of their own: somebody's service behind the published contract, played by a
// door to this very one that says who may ask.

const servers: Server[] = [];
/** A word of many titles, and what the other service writes in its place. */
const [OURS, THEIRS] = ['Istruzioni operative', 'Indicazioni altrui'] as const;

/** A door at another origin to `place` of the portal; what is JSON says some values otherwise. */
const door = async (place: string): Promise<string> => {
  // It keeps its connections: closed for being idle, one may be closed just when it is used again.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const allowed = {
      'access-control-allow-origin': portal.origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization, content-type, x-xsrf-token, idempotency-key',
      'access-control-allow-methods': 'GET, POST',
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (request.method === 'OPTIONS') return void response.writeHead(204, allowed).end();
    const { method, headers, url } = request;
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const asked = ask(`${portal.origin}${place}${url}`, { method, headers: plain }, (answer) => {
      const { 'content-length': _length, ...said } = answer.headers;
      const isJson = said['content-type']?.startsWith('application/json') === true;
      response.writeHead(answer.statusCode ?? 502, { ...(isJson ? said : answer.headers), ...allowed });
      if (!isJson) return void answer.pipe(response);
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => void parts.push(part));
      answer.on('end', () => response.end(Buffer.concat(parts).toString().replaceAll(OURS, THEIRS)));
    });
    request.pipe(asked.on('error', () => response.destroy()));
  });
  servers.push(server);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let apiOrigin: string;
let imageOrigin: string;
setUpOwnPortal(async () => {
  apiOrigin = await door('/api');
  imageOrigin = await door('/media');
  return { apiBase: apiOrigin, imageBase: imageOrigin };
});
afterAll(() => {
  for (const server of servers) server.close();
});

/** Notes what the content policy stops, from the beginning of each document. */
const watchPolicy = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const stopped: string[] = [];
  await page.exposeFunction('noteStopped', (what: string) => void stopped.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { noteStopped: (what: string) => void }).noteStopped(`${violatedDirective} ${blockedURI}`),
    );
  });
  return async () => stopped;
};
const pictures = (page: Page): Promise<readonly { readonly origin: string; readonly isSeen: boolean }[]> =>
  page.locator('main img').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        const picture = image as HTMLImageElement;
        picture.loading = 'eager';
        await picture.decode().catch(() => undefined);
        return { origin: new URL(picture.src).origin, isSeen: picture.naturalWidth > 0 };
      }),
    ),
  );

describe('an API and pictures at origins of their own', () => {
  it('[CONST-10] should be asked and shown on every kind of page, with nothing that the content policy stops', async () => {
    const { page, errors, settled } = await visitors.newVisitor({ bypassCSP: false });
    const stopped = await watchPolicy(page);
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    await load(page, portal, '/');
    const shown = await pictures(page);
    expect(shown.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(shown.map(({ origin }) => origin)).toContain(imageOrigin);

    await load(page, portal, '/normative');
    await page.locator('main article a').first().click();
    await page.waitForURL(/\/normative\/.+/);
    await settled();
    expect(
      asked.filter(({ origin, pathname }) => origin === apiOrigin && pathname.startsWith('/regulations')),
    ).not.toEqual([]);
    expect(
      asked.filter(({ origin, pathname }) => origin === portal.origin && /^\/(?:api|media)\//u.test(pathname)),
    ).toEqual([]);
    expect([await stopped(), errors]).toEqual([[], []]);
  });

  it('[CONST-10] should be what a list and a detail are drawn from, before any script has come and after', async () => {
    const { page, errors } = await visitors.newVisitor();
    for (const path of ['/normative', '/normative/istruzioni-16-2026-app-foto-georiferite']) {
      const answer = await fetch(`${portal.home.replace(/\/$/u, '')}${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
      const html = await answer.text();
      expect(html).toContain(THEIRS);
      expect(html).not.toContain(`${OURS} n.`);
      await load(page, portal, path);
      await page.locator('main').getByText(THEIRS).first().waitFor();
    }
    expect(errors).toEqual([]);
  });

  it('[CONST-10] [PAGE-12] should play a video of the portal from there', async () => {
    const { page, errors } = await visitors.newVisitor({ bypassCSP: false });
    const stopped = await watchPolicy(page);
    await load(page, portal, '/anpag-comunica/dispensa-solidale');
    const film = page.waitForResponse(
      (response) => response.url().startsWith(`${imageOrigin}/video/`) && response.url().endsWith('.mp4'),
    );
    await page
      .getByRole('link', { name: /^Guarda il video/ })
      .first()
      .click();
    expect((await film).ok()).toBe(true);
    await page.locator('video').waitFor();
    expect([await stopped(), errors]).toEqual([[], []]);
  });

  it('[CONST-10] should be asked for what is a person’s own, too', async () => {
    const { page, errors, settled } = await visitors.newVisitor({ bypassCSP: false });
    const stopped = await watchPolicy(page);
    await signIn(page, portal, { name: 'Anna Bianchi' });
    await page.waitForURL(/\/scrivania$/);
    await page.locator('main').getByText('Azienda agricola Bianchi Anna').first().waitFor();
    await settled();
    expect([pathOf(page, portal), await stopped(), errors]).toEqual(['/scrivania', [], []]);
  });
});
