import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { probablePages, wordsOfAddress } from '#core/navigation/probable-page.ts';

const PAGES = [
  { title: 'Normative', address: '/normative' },
  { title: 'Pagamenti OCM', address: '/aiuti-e-bandi/pagamenti-ocm' },
  { title: 'Pagamenti diretti', address: '/aiuti-e-bandi/pagamenti-diretti' },
  { title: 'Collegio dei Revisori dei conti', address: '/agenzia/collegio-revisori' },
  { title: 'Mappa del sito', address: '/mappa-del-sito' },
  { title: 'Trova chi ti paga', address: '/supporto/ricerca-op' },
];

describe('probablePages', () => {
  it.each([
    ['/normativ', '/normative'],
    ['/pagamenti-dirreti', '/aiuti-e-bandi/pagamenti-diretti'],
    ['/organi/colegio-revisori.html', '/agenzia/collegio-revisori'],
  ])('[ROUTE-02] should take %s for %s', (asked, meant) => {
    expect(probablePages(asked, PAGES)[0]?.address).toBe(meant);
  });

  it.each(['/xyzzy/quux', '/pagina-che-non-esiste'])('should offer nothing where nothing is like it: %s', (asked) => {
    expect(probablePages(asked, PAGES)).toEqual([]);
  });

  it('[ROUTE-02] should find a page by its address with one letter wrong, and offer none beyond the threshold', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAGES), fc.nat(), ({ address }, place) => {
        const last = address.split('/').at(-1) ?? '';
        const at = place % last.length;
        expect(probablePages(`/servizi/${last.slice(0, at)}x${last.slice(at + 1)}`, PAGES)[0]?.address).toBe(address);
      }),
    );
    const pages = [
      { title: 'Domanda unica', address: '/servizi/domanda-unica' },
      { title: 'Domande frequenti', address: '/supporto/faq' },
      { title: 'Servizi', address: '/servizi' },
      { title: 'L’app ANPAG', address: '/servizi/anpag-mobile' },
    ];
    expect(probablePages('/servizi/domanda-unca', pages).map(({ address }) => address)).toEqual([
      '/servizi/domanda-unica',
    ]);
    // Nothing is like the last part: the section above it exists.
    expect(probablePages('/servizi/quux', pages).map(({ address }) => address)).toEqual(['/servizi']);
  });

  it('[ROUTE-02] should look at the last two parts alone, however many there are and however long', () => {
    expect(probablePages(`/normativ/xyzzy/quux`, PAGES)).toEqual([]);
    expect(probablePages(`/normativ/${'x'.repeat(100_000)}`, PAGES)[0]?.address).toBe('/normative');
  });

  it('should offer at most three pages that exist, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const found = probablePages(`/${path}`, PAGES);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const page of found) expect(PAGES).toContain(page);
      }),
    );
  });
});

describe('wordsOfAddress', () => {
  it('[ROUTE-02] should read an address as words', () => {
    expect(wordsOfAddress('/normativ/Decreto-12_2024')).toBe('normativ decreto 12 2024');
    expect(wordsOfAddress('/')).toBe('');
  });
});
