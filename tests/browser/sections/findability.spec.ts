import { describe, expect, it } from 'vitest';
import { portal, setUpPortal } from '#tests/support/portal-fixture.ts';

setUpPortal();

const text = async (address: string): Promise<string> => (await fetch(address)).text();
/** What stands at an address, which must answer; read once for all tests, and empty where it is no page. */
const read = async (address: string): Promise<string> => {
  const known = pages.get(address);
  if (known !== undefined) return known;
  const response = await fetch(address, { redirect: 'follow' });
  expect([address, response.status]).toEqual([address, 200]);
  const page = response.headers.get('content-type')?.startsWith('text/html') === true ? await response.text() : '';
  pages.set(address, page);
  return page;
};
const pages = new Map<string, string>();
const addresses = async (): Promise<readonly string[]> =>
  [...(await text(`${portal.origin}/sitemap.xml`)).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, found = '']) => found);
const one = (html: string, shape: RegExp): string => shape.exec(html)?.[1] ?? '';
const typesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gu)].map(
    ([, json = '{}']) => (JSON.parse(json) as { '@type': string })['@type'],
  );

describe('every public page, fetched plainly', () => {
  it('[ROUTE-04] [ROUTE-06] [ROUTE-10] [ROUTE-11] [ROUTE-12] should have its own title, description, heading, canonical address and way', async () => {
    const titles = new Map<string, string>();
    for (const address of await addresses()) {
      const html = await read(address);
      const title = one(html, /<title>([^<]+)<\/title>/u);
      expect([address, title]).not.toEqual([address, '']);
      expect([address, one(html, /<meta name="description" content="([^"]+)"/u).length > 10]).toEqual([address, true]);
      expect([address, one(html, /<link rel="canonical" href="([^"]+)"/u)]).toEqual([address, address]);
      expect([address, [...html.matchAll(/<h1[ >]/gu)].length]).toEqual([address, 1]);
      const isHome = address.endsWith('/home');
      expect([address, typesIn(html)]).toEqual([
        address,
        expect.arrayContaining([isHome ? 'WebSite' : 'BreadcrumbList']),
      ]);
      titles.set(`${title} ${address}`, title);
    }
    expect(titles.size).toBeGreaterThan(200);
  });

  it('[PAGE-26] [NAV-22] should lead by every link of its own to a page that answers, and to a part that is there', async () => {
    for (const address of await addresses()) {
      const html = await read(address);
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/gu)) {
        const target = new URL(href.replaceAll('&amp;', '&'), address);
        if (target.origin !== portal.origin || target.pathname.startsWith('/auth')) continue;
        const [page = '', anchor = ''] = target.href.split('#');
        const led = await read(page);
        if (anchor !== '' && led !== '')
          expect([address, href, led.includes(`id="${decodeURIComponent(anchor)}"`)]).toEqual([address, href, true]);
      }
    }
  });
});

const DAY_MS = 86_400_000;

describe('the page of an event', () => {
  it('[PAGE-31] should tell machines the days and hours that its calendar tells', async () => {
    const events = (await addresses()).filter((address) => /\/eventi\/[^/]+$/u.test(address));
    const calendar = await text(`${portal.origin}/api/exports/events.ics`);
    const told: (readonly [string, boolean])[] = [];
    for (const address of events) {
      const [json = '{}'] = (await read(address)).match(/\{"@context"[^<]*"@type":"Event"[^<]*/u) ?? [];
      const { startDate = '', endDate } = JSON.parse(json) as { startDate?: string; endDate?: string };
      const compact = startDate.replaceAll(/[-:]/gu, '');
      // Of one day, or over one night: it ends before as many hours have gone as a day has.
      const lastsHours = Date.parse(endDate ?? startDate) - Date.parse(startDate) <= DAY_MS;
      const begin =
        startDate.includes('T') && lastsHours ? `TZID=Europe/Rome:${compact}00` : `VALUE=DATE:${compact.slice(0, 8)}`;
      told.push([`${address} ${begin}`, calendar.includes(`DTSTART;${begin}`)]);
    }
    expect(told.filter(([, isTold]) => !isTold)).toEqual([]);
    expect(told.length).toBeGreaterThan(10);
  });
});

describe('the search of the browser', () => {
  it('[NAV-15] should be told where the portal searches', async () => {
    const html = await text(portal.home);
    const description = await text(`${portal.origin}${one(html, /<link rel="search"[^>]*href="([^"]+)"/u)}`);
    const template = one(description, /template="([^"]+)"/u).replace('{searchTerms}', 'vigneti');
    expect(await text(template)).toContain('vigneti');
  });
});
