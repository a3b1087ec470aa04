import { describe, expect, it } from 'vitest';
import { portal, setUpPortal } from '#tests/support/portal-fixture.ts';

setUpPortal();

const text = async (address: string): Promise<string> => (await fetch(address)).text();
const addresses = async (): Promise<readonly string[]> =>
  [...(await text(`${portal.origin}/sitemap.xml`)).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, found = '']) => found);
const one = (html: string, shape: RegExp): string => shape.exec(html)?.[1] ?? '';
const DAY_MS = 86_400_000;

describe('the page of an event', () => {
  it('[PAGE-31] should tell machines the days and hours that its calendar tells', async () => {
    const events = (await addresses()).filter((address) => /\/eventi\/[^/]+$/u.test(address));
    const calendar = await text(`${portal.origin}/api/exports/events.ics`);
    const reported: (readonly [string, boolean])[] = [];
    for (const address of events) {
      const [json = '{}'] = (await text(address)).match(/\{"@context"[^<]*"@type":"Event"[^<]*/u) ?? [];
      const { startDate = '', endDate } = JSON.parse(json) as { startDate?: string; endDate?: string };
      const compact = startDate.replaceAll(/[-:]/gu, '');
      // Of one day, or over one night: it ends before as many hours have gone as a day has.
      const lastsHours = Date.parse(endDate ?? startDate) - Date.parse(startDate) <= DAY_MS;
      const begin =
        startDate.includes('T') && lastsHours ? `TZID=Europe/Rome:${compact}00` : `VALUE=DATE:${compact.slice(0, 8)}`;
      reported.push([`${address} ${begin}`, calendar.includes(`DTSTART;${begin}`)]);
    }
    expect(reported.filter(([, isReported]) => !isReported)).toEqual([]);
    expect(reported.length).toBeGreaterThan(10);
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
