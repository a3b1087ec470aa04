// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { ContentRepository } from '#core/content/content-repository.ts';
import { binding } from '#core/kernel/port-key.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import { SearchIndex } from '#core/search/search-index.ts';
import { rendererInMemory } from '#tests/support/renderer.ts';

/** A repository of which nothing can be had. */
const away = <T extends object>(): T =>
  new Proxy({} as T, {
    // Nobody is to take it for a promise.
    get: (_target, name) =>
      name === 'then' ? undefined : () => Promise.reject(new ServiceError('away', { status: 503 })),
  });

describe('a page whose content cannot be had', () => {
  it.each([
    ['/normative'],
    ['/normative/circolare-7'],
    ['/pubblici-proclami'],
    ['/anpag-comunica/articoli'],
    ['/ricerca?search=olio'],
    ['/supporto/ricerca-op'],
    ['/agenzia/collegio-revisori'],
    ['/note-legali'],
  ])('[PAGE-25] [ERR-03] should say the status at %s, and offer "Torna alla Home" once', async (address) => {
    const render = await rendererInMemory(
      binding(CatalogueRepository, [], () => away<CatalogueRepository>()),
      binding(ContentRepository, [], () => away<ContentRepository>()),
      binding(SearchIndex, [], () => away<SearchIndex>()),
      binding(PayingBodyRepository, [], () => away<PayingBodyRepository>()),
    );
    const [path = '', query = ''] = address.split('?');
    const { html } = await render({ path, query, wasLoggedIn: false, origin: 'https://a.example' });
    const main = /<main[\s\S]*<\/main>/u.exec(html)?.[0] ?? '';
    expect(main).toContain('Codice dell’errore: 503');
    expect([...main.matchAll(/<a[^>]*href="\/portale\/"[^>]*>(?:(?!<\/a>).)*Torna alla Home/gsu)]).toHaveLength(1);
    // Going back needs script, and is not promised before there is some.
    expect(main).not.toContain('Torna indietro');
  });
});
