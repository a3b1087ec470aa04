import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { load, signIn, type Entrance } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings } from '#tests/support/visitor.ts';

/** What arrived at the sign-on of the national system. */
interface Arrival {
  readonly method: string | undefined;
  readonly target: string | null;
  /** The query as it was written. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly fields: URLSearchParams;
}

let system: Server;
let systemHost: string;
let arrivals: Arrival[];

setUpOwnPortal(async () => {
  arrivals = [];
  // It keeps its connections: closed for being idle, one may be closed just when it is used again.
  system = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://system.invalid');
      if (pathname === '/accesso')
        arrivals.push({
          method: request.method,
          target: searchParams.get('target'),
          query: search,
          headers: request.headers,
          fields: new URLSearchParams(body),
        });
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end('<!doctype html><html lang="it"><title>Sistema nazionale</title><h1>Arrivato</h1></html>');
    });
  });
  await new Promise<void>((done) => {
    system.listen(0, '127.0.0.1', done);
  });
  systemHost = `127.0.0.1:${(system.address() as AddressInfo).port}`;
  // Without http, as an operator may write it (VAL-04), and for a product of another name.
  return {
    flags: { dashboardPayments: true, caaKpi: false, fraudReport: true },
    external: { nationalSystemSignOn: `${systemHost}/accesso`, documentSigning: null },
    names: { productSlug: 'agrinet' },
  };
});
afterAll(() => {
  system.close();
});

describe('the passage to the national system', () => {
  it.each<[Entrance, string, string]>([
    [{ name: 'Anna Bianchi' }, 'agricoltore', 'BNCNNA80A41H501R'],
    [{ name: 'Giulia Ferri', company: 'Valle Verde' }, 'istituzionale', 'FRRGLI85P61D969K'],
    [{ name: 'Niccolò De Luca', role: 'Agricoltore', company: 'Limoneto' }, 'agricoltore', 'DLCNCL82E05F839N'],
    [{ name: 'Niccolò De Luca', role: 'CAA' }, 'caa', 'DLCNCL82E05F839N'],
    [{ name: 'Paola Verdi' }, 'caa', 'VRDPLA79M52G478S'],
  ])(
    '[SSO-01] [SSO-02] [VAL-04] should post token and user type of %j in a new window, by keyboard',
    async (entrance, userType, fiscalCode) => {
      const { page, context, errors } = await visitors.newVisitor();
      await signIn(page, portal, entrance);
      const button = page.getByRole('button', { name: 'Vai al SIAN (si apre in una nuova finestra)' });
      const opened = context.waitForEvent('page');
      await button.press('Enter');
      const there = await opened;
      await there.getByRole('heading', { name: 'Arrivato' }).waitFor();

      const arrival = arrivals.at(-1);
      expect(arrival?.method).toBe('POST');
      expect(arrival?.headers['content-type']).toBe('application/x-www-form-urlencoded');
      expect(arrival?.target).toBe(`http://${systemHost}/`);
      expect(arrival?.query).toBe(`?target=${encodeURIComponent(`http://${systemHost}/`)}`);
      expect([...(arrival?.fields.keys() ?? [])]).toEqual(['keycloakToken', 'agrinetUserType']);
      expect(arrival?.fields.get('agrinetUserType')).toBe(userType);
      const [, claims = ''] = (arrival?.fields.get('keycloakToken') ?? '').split('.');
      expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ fiscal_code: fiscalCode });
      // The portal stays as it was, without the form and out of the other window's reach.
      expect(await there.evaluate(() => window.opener)).toBeNull();
      expect(await page.locator('form[method="post"]').count()).toBe(0);
      expect(errors).toEqual([]);
    },
  );

  it('[SSO-01] should say that the browser blocked the window, and go on in the same tab when asked to', async () => {
    const { page } = await visitors.as({ name: 'Anna Bianchi' });
    // What a browser answers when the press is too long ago.
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await load(page, portal, '/scrivania');
    const before = arrivals.length;
    await page.getByRole('button', { name: 'Vai al SIAN (si apre in una nuova finestra)' }).click();
    await page.getByRole('alert').filter({ hasText: 'Il browser ha bloccato la nuova finestra.' }).waitFor();
    expect(arrivals).toHaveLength(before);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Prosegui in questa scheda' }).click();
    await page.getByRole('heading', { name: 'Arrivato' }).waitFor();
    expect(arrivals.at(-1)?.fields.get('agrinetUserType')).toBe('agricoltore');
  });
});

describe("the operator's desk of an agency without figures and without a signing tool", () => {
  it('[PAGE-09] should have neither, leave no gap or failure for them, and have everything else', async () => {
    const { page, errors, settled } = await visitors.as({ name: 'Paola Verdi' });
    await load(page, portal, '/scrivania-caa');
    await page.getByRole('heading', { level: 1, name: 'Ciao Paola!' }).waitFor();
    await settled();
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.map((heading) => heading.replace(/\d.*$/, '').trim())).toEqual([
      'Da fare oggi',
      'Anomalie dei fascicoli',
      'Notifiche',
      'Sistema nazionale (SIAN)',
      'I servizi più usati',
    ]);
    expect(await page.getByRole('link', { name: /^Vai alla firma/ }).count()).toBe(0);
    expect(await page.getByText('I numeri della rete').count()).toBe(0);
    expect(await page.locator('main').getByRole('button', { name: 'Riprova' }).count()).toBe(0);
    const empty = await page
      .locator('.pt-desk-parts > *, aside > *')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().height < 1).length);
    expect(empty).toBe(0);
    expect(errors).toEqual([]);
  });
});
