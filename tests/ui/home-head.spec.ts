// @vitest-environment node
import { expect, it } from 'vitest';
import { HighlightRepository } from '#core/content/content-repository.ts';
import { binding } from '#core/kernel/port-key.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { InMemoryHighlightRepository } from '#tests/support/doubles/content.ts';
import { rendererInMemory } from '#tests/support/renderer.ts';

it('[PAGE-26] [ERR-08] should stand under the agency’s name when the head of the home fails, say so once with "Riprova", and show the rest', async () => {
  const others = new InMemoryHighlightRepository({ heroes: [], blocks: [] });
  const headless: HighlightRepository = {
    hero: () => Promise.reject(new ServiceError('the head is away', { status: 503 })),
    highlights: (kind, place) => others.highlights(kind, place),
  };
  const render = await rendererInMemory(binding(HighlightRepository, [], () => headless));
  const { html, status, isPartial } = await render({
    path: '/',
    query: '',
    wasLoggedIn: false,
    origin: 'https://a.example',
  });
  const main = /<main[\s\S]*<\/main>/u.exec(html)?.[0] ?? '';

  expect([status, isPartial]).toEqual([200, true]);
  expect(/<h1[^>]*>(.*?)<\/h1>/su.exec(main)?.[1]).toBe('Agenzia Nazionale Pagamenti Agricoli');
  expect(main.split('La presentazione della pagina non è disponibile in questo momento.')).toHaveLength(2);
  expect([...main.matchAll(/<button[^>]*>(?:(?!<\/button>).)*Riprova/gsu)]).toHaveLength(1);
  expect(main).toContain('Percorsi guidati');
  expect(main).not.toMatch(/non sono disponibili|Non è stato possibile/u);
  // What has no entries is not drawn: no list, no card and no heading of nothing.
  expect(main).not.toMatch(/<ul[^>]*><\/ul>/u);
  for (const title of ['Comunicati stampa', 'Prossimi eventi', 'Altre novità'])
    expect([title, main.includes(title)]).toEqual([title, false]);
});
