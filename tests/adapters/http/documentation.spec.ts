import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import { CLIENT_RECIPES } from '#adapters/http/server/documentation/client-recipes.ts';
import { PROBLEM_KINDS } from '#adapters/http/server/problems/problem-kinds.ts';
import { addressesOf, ownDescription, type Description } from '#tests/tools/contract/description.ts';
import { markupFaults } from '#tests/support/markup.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver, type TestService } from '#tests/support/service.ts';

// The pages about the API: what a problem means, and what can be asked.

let service: TestService;
let document: Description;
beforeAll(async () => {
  service = await serveOver(memoryStorage());
  document = await ownDescription();
});
afterAll(() => service.stop());

const page = async (path: string): Promise<{ readonly answer: Response; readonly html: string }> => {
  const answer = await fetch(`${service.origin}${path}`, { headers: { accept: 'text/html' } });
  return { answer, html: await answer.text() };
};

describe('the type of a problem', () => {
  it('[API-20] should be an address whose page says what it means and what to do, wherever the document names one', async () => {
    const named = Object.values(document.components.responses).flatMap(({ content = {} }) =>
      Object.values(content).flatMap(({ examples = {} }) => Object.values(examples).map(({ value }) => value.type)),
    );
    expect(named.length).toBeGreaterThanOrEqual(10);
    for (const type of named) {
      const kind = PROBLEM_KINDS.find(({ name }) => type.endsWith(`/${name}`));
      const { answer, html } = await page(type);
      expect([type, answer.status, answer.headers.get('content-type')]).toEqual([
        type,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(html).toContain(`<h1>${kind?.title ?? '?'}</h1>`);
      expect(html).toContain('<h2>Che cosa fare</h2>');
    }
  });

  it('[API-20] should open a page, whatever was refused', async () => {
    const refusals: readonly (readonly [status: number, answer: Promise<Response>])[] = [
      [404, fetch(`${service.api}/regulations/niente`)],
      [404, fetch(`${service.origin}/niente`)],
      [400, fetch(`${service.api}/regulations?page=x`)],
      [401, fetch(`${service.api}/private/cuaa`)],
      [403, fetch(`${service.api}/support/send-assistance-request`, { method: 'POST' })],
      [405, fetch(`${service.api}/regulations`, { method: 'DELETE' })],
      [405, fetch(`${service.api}/regulations`, { method: 'PROPFIND' })],
      [406, fetch(`${service.api}/regulations`, { headers: { accept: 'image/png' } })],
      [431, fetch(`${service.api}/regulations`, { headers: { 'x-long': 'a'.repeat(20_000) } })],
    ];
    for (const [status, refusal] of refusals) {
      const answer = await refusal;
      const { type } = (await answer.json()) as { readonly type: string };
      expect([answer.status, (await page(type)).answer.status]).toEqual([status, 200]);
    }
  });

  it('[API-20] should tell the refusal for a missing pair of tokens from that for who may not', async () => {
    const answer = await fetch(`${service.api}/support/send-assistance-request`, { method: 'POST' });
    expect(((await answer.json()) as { readonly type: string }).type).toBe('/api/docs/problemi/gettoni-mancanti');
  });

  it('[API-20] should be whole where the origin is known, and no other name should have a page', async () => {
    const own = await serveOver(memoryStorage(), { settings: { publicOrigin: 'https://portale.anpag.example' } });
    try {
      const answer = await fetch(`${own.api}/niente`);
      expect(await answer.json()).toMatchObject({
        type: 'https://portale.anpag.example/api/docs/problemi/risorsa-non-trovata',
      });
    } finally {
      await own.stop();
    }
    expect((await page('/api/docs/problemi/altro')).answer.status).toBe(404);
  });
});

describe('the pages about the API', () => {
  /** Every page of the documentation that links lead to, from its first one. */
  const walk = async (): Promise<ReadonlyMap<string, string>> => {
    const found = new Map<string, string>();
    const open = ['/api/docs'];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (found.has(path)) continue;
      const { answer, html } = await page(path);
      expect([path, answer.status]).toEqual([path, 200]);
      found.set(path, html);
      open.push(...[...html.matchAll(/href="(\/api\/docs[^"#]*)"/gu)].map(([, href = '']) => href));
    }
    return found;
  };

  it('[API-21] should lead from the first one to every operation and every shape', async () => {
    const found = await walk();
    const operations = addressesOf(document).map(
      ({ operation }) => `/api/docs/operazioni/${(operation as unknown as { operationId: string }).operationId}`,
    );
    expect(operations.filter((path) => !found.has(path))).toEqual([]);
    const shapes = Object.keys(document.components.schemas).map((name) => `/api/docs/schemi/${name}`);
    expect(shapes.filter((path) => !found.has(path) && !path.endsWith('Input'))).toEqual([]);
    expect(found.get('/api/docs/operazioni/getRegulations')).toContain('<code>publicationDateFrom</code>');
  });

  it('[API-21] should offer the lines that make a client, with the address of the portal where it is known', async () => {
    const place = { api: 'https://portale.example/api', document: 'https://portale.example/api/openapi.json' };
    const { html } = await page('/api/docs');
    expect(html).toContain('Al posto di <code>https://portale.example</code>');
    for (const { lines } of Object.values(CLIENT_RECIPES))
      expect(html).toContain(`>${escapeMarkup(lines(place))}</pre>`);
    const own = await serveOver(memoryStorage(), { settings: { publicOrigin: 'https://portale.anpag.example' } });
    try {
      const known = await (await fetch(`${own.api}/docs`)).text();
      expect(known).toContain('-i https://portale.anpag.example/api/openapi.json');
      expect(known).not.toContain('portale.example/');
    } finally {
      await own.stop();
    }
  });

  it('[API-21] should run nothing, load nothing, and be valid', async () => {
    for (const path of [
      '/api/docs',
      '/api/docs/operazioni/getRegulations',
      '/api/docs/operazioni/sendAssistanceRequest',
      '/api/docs/schemi/BloccoDiTesto',
      '/api/docs/problemi',
      '/api/docs/problemi/dati-non-accettati',
    ]) {
      const { answer, html } = await page(path);
      expect(html).not.toMatch(/<script|<link|<img|\son\w+=/u);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/u);
      expect([path, await markupFaults(html)]).toEqual([path, []]);
    }
  });

  it('[API-21] should be the same for everyone and kept, and lead to no page that there is not', async () => {
    const { answer } = await page('/api/docs');
    expect(answer.headers.get('cache-control')).toContain('public');
    const again = await fetch(`${service.origin}/api/docs`, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await page('/api/docs/operazioni/niente')).answer.status).toBe(404);
  });
});
