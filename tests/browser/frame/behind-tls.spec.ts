import { request as ask } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { certificateForLoopback, trustInBrowser } from '#tests/support/certificate.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { load, pathOf, signIn, Visitors } from '#tests/support/portal-actions.ts';
import type { Portal } from '#tests/support/portal.ts';
import { portal, setUpOwnPortal } from '#tests/support/portal-fixture.ts';

// The portal as people reach it: a proxy in front keeps the certificate, and the settings say under which origin.

let proxy: Server;
let secured: Portal;
let trusting: Browser;
let brokenHandshakes = 0;
setUpOwnPortal(async () => {
  const certificate = certificateForLoopback(Date.now());
  trusting = await launchChromium([trustInBrowser(certificate.cert)]);
  // A connection that were closed after some idle seconds would on a busy machine be closed just when it is used again.
  proxy = createServer({ ...certificate, keepAliveTimeout: 0 }, (request, response) => {
    const { method, headers, url, socket } = request;
    const forwarded = {
      'x-forwarded-for': `${socket.remoteAddress}:${socket.remotePort}`,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': headers.host,
    };
    const asked = ask(`${portal.origin}${url}`, { method, headers: { ...headers, ...forwarded } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(asked.on('error', () => response.destroy()));
  });
  proxy.on('tlsClientError', () => {
    brokenHandshakes += 1;
  });
  await new Promise<void>((done) => {
    proxy.listen(0, '127.0.0.1', done);
  });
  const origin = `https://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  secured = { origin, home: `${origin}/portale/` };
  return { publicOrigin: origin, trustProxy: true, metrics: false };
});
afterAll(async () => {
  await trusting.close();
  proxy.closeAllConnections();
  proxy.close();
});

describe('a portal behind TLS', () => {
  it('[CONST-10] [API-04] should be read, rated and signed in to under its public origin, its cookies kept from every other host', async () => {
    const { page, context, errors } = await new Visitors(trusting, secured).newVisitor({ bypassCSP: false });
    const answer = await load(page, secured, '/normative');
    expect(answer?.headers()['strict-transport-security']).toContain('max-age=');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${secured.home}normative`);

    const form = page.locator('[data-element="feedback"]');
    await form.getByRole('radio', { name: '5 stelle su 5' }).check();
    const taken = page.waitForResponse('**/api/feedback');
    await form.getByRole('button', { name: 'Invia la valutazione' }).click();
    expect((await taken).status()).toBe(200);
    const cookies = await context.cookies();
    expect(
      cookies
        .filter(({ name }) => /^(?:__Host-|XSRF)/u.test(name))
        .map(({ name, secure }) => [name, secure])
        .toSorted(),
    ).toEqual([
      ['XSRF-TOKEN', true],
      ['__Host-portale-segreto', true],
    ]);

    await signIn(page, secured, { name: 'Anna Bianchi' });
    await page.waitForURL(/\/scrivania$/);
    await page.locator('main').getByText('Azienda agricola Bianchi Anna').first().waitFor();
    expect([pathOf(page, secured), errors, brokenHandshakes]).toEqual(['/scrivania', [], 0]);
  });
});
