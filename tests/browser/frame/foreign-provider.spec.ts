import type { AddressInfo } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { embeddedProvider } from '#adapters/keycloak/embedded/plugin.ts';
import { ANNA, testKeys } from '#tests/support/embedded-provider.ts';
import { load, loginEntry } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import { hydrated } from '#tests/support/visitor.ts';

// A provider on another origin, with names of its own and a key that only the settings tell.
const REALM = 'campi';
const CLIENT = 'sportello';

let provider: FastifyInstance;
let providerOrigin: string;

setUpOwnPortal(async () => {
  const keys = await testKeys();
  provider = fastify({ logger: false, forceCloseConnections: true });
  const base = (): string => `${portal.origin}/portale`;
  await provider.register(
    embeddedProvider({
      realm: REALM,
      clientId: CLIENT,
      agency: 'Campi',
      users: [ANNA],
      addresses: () => ({
        origin: providerOrigin,
        portal: `${base()}/`,
        redirectUris: [`${base()}/scrivania`, `${base()}/silent-check-sso.html`],
        postLogoutRedirectUris: [`${base()}/`],
      }),
      keys,
      clock: { now: () => Date.now() },
      host: '127.0.0.1',
      beyondLoopback: false,
    }),
    { prefix: '/accessi' },
  );
  await provider.listen({ host: '127.0.0.1', port: 0 });
  providerOrigin = `http://127.0.0.1:${(provider.server.address() as AddressInfo).port}`;
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { signOn: { url: `${providerOrigin}/accessi`, realm: REALM, clientId: CLIENT, publicKey } };
});
afterAll(() => provider.close());

describe('a provider that the settings name', () => {
  it('[SSO-03] [SSO-04] [NAV-23] should let people in and out on the same build, with its realm, client and key, and without a word of demonstration data', async () => {
    const { page, errors } = await visitors.newVisitor();
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    await load(page, portal, '/normative');
    expect(await page.getByRole('contentinfo').getByText('dati dimostrativi').count()).toBe(0);
    await loginEntry(page).click();
    await page.getByRole('button', { name: /Anna Bianchi/ }).click();
    await page.waitForURL(/\/portale\/scrivania$/);
    await hydrated(page);
    await page.locator('main').getByText('Azienda agricola Bianchi Anna').first().waitFor();

    const questions = asked.filter(({ pathname }) => pathname.endsWith('/protocol/openid-connect/auth'));
    expect(questions.length).toBeGreaterThan(1);
    for (const { origin, pathname, searchParams } of questions) {
      expect([origin, pathname, searchParams.get('client_id')]).toEqual([
        providerOrigin,
        `/accessi/realms/${REALM}/protocol/openid-connect/auth`,
        CLIENT,
      ]);
    }
    expect(asked.filter(({ pathname }) => pathname.startsWith('/auth/'))).toEqual([]);

    await page.reload();
    await page.locator('main').getByText('Azienda agricola Bianchi Anna').first().waitFor();
    await page.getByText('Ciao Anna!').first().click();
    await page.getByRole('button', { name: 'Esci' }).click();
    await page.waitForURL((url) => url.origin === providerOrigin);
    expect(errors).toEqual([]);
  });
});
