import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { injectorWith, rendererOver } from '#tests/support/renderer.ts';
import { SERVICE_START_LIMIT_MS, startService, type TestService } from '#tests/support/service.ts';

// A trial of an agency's portal, open to testers: nobody may take it for the real one, search engines least of all.

const draw = async () => ({ status: 200, html: '<!doctype html>', etag: '"uno"', shared: true }) as const;
const NOTICE = 'Sito di prova, non ufficiale: ciò che si scrive qui non arriva all’agenzia.';

let trial: TestService;
let real: TestService;
beforeAll(async () => {
  trial = await startService({ settings: { staging: true }, draw });
  real = await startService({ draw });
}, SERVICE_START_LIMIT_MS);
afterAll(() => Promise.all([trial.stop(), real.stop()]));

const robotsOf = async ({ origin }: TestService, path: string): Promise<string | null> =>
  (await fetch(`${origin}${path}`)).headers.get('x-robots-tag');

describe('a trial', () => {
  it.each(['/portale/', '/portale/normative', '/api/regulations', '/sitemap.xml', '/robots.txt', '/niente'])(
    '[CONST-10] should keep %s from search engines, also when it is answered from memory',
    async (path) => {
      for (let time = 0; time < 2; time += 1) expect(await robotsOf(trial, path)).toBe('noindex, nofollow');
    },
  );

  it('[CONST-10] should close itself to robots, and a real portal only what is not for them', async () => {
    expect(await (await fetch(`${trial.origin}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
    expect(await (await fetch(`${real.origin}/robots.txt`)).text()).toBe(
      `User-agent: *\nDisallow: /api/private/\nDisallow: /portale/ricerca\nAllow: /portale/\nSitemap: ${real.origin}/sitemap.xml\n`,
    );
    expect(await robotsOf(real, '/portale/normative')).toBe('all');
    expect(await robotsOf(real, '/api/regulations')).toBe(null);
  });

  it.each([true, false])('[CONST-10] should say on every page that it is none of the agency’s: %s', async (staging) => {
    const render = await rendererOver(injectorWith({ staging }));
    for (const path of ['/', '/normative', '/non-esiste']) {
      const { html } = await render({ path, query: '', wasLoggedIn: false, origin: 'https://portale.example' });
      expect([path, html.split('</head>')[1]?.includes(NOTICE)]).toEqual([path, staging]);
    }
  });
});

describe('security.txt', () => {
  const settings = { securityTxt: { contact: ['mailto:sicurezza@anpag.example'], expires: '2026-12-01T00:00:00Z' } };
  it.each([
    ['is there until it is out of date', settings, '2026-11-30T23:59:59Z', 200],
    ['is gone from then on', settings, '2026-12-01T00:00:00Z', 404],
    ['is not there where the agency names no contact', {}, '2026-11-30T23:59:59Z', 404],
  ])('[D-22] %s', async (_what, given, now, status) => {
    const service = await startService({ settings: given, clock: { now: () => Date.parse(now) } });
    const answer = await fetch(`${service.origin}/.well-known/security.txt`);
    const text = await answer.text();
    await service.stop();
    expect(answer.status).toBe(status);
    if (status === 200)
      expect([answer.headers.get('content-type'), text]).toEqual([
        'text/plain; charset=utf-8',
        `Contact: mailto:sicurezza@anpag.example\nExpires: 2026-12-01T00:00:00.000Z\nPreferred-Languages: it, en\nCanonical: ${service.origin}/.well-known/security.txt\n`,
      ]);
  });
});
