import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemorySearchIndex } from '#adapters/storage/memory/search.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { pairsToQuery, queryPairs } from '#core/kernel/address.ts';
import { SEARCH_CHIPS, typeLabel } from '#core/search/chips.ts';
import { destinationOf } from '#core/search/destination.ts';
import { extractOf } from '#core/search/extract.ts';
import type { SearchRequest } from '#core/search/search-index.ts';
import {
  SEARCH_PAGE_SIZE,
  searchFromQuery,
  searchTextFrom,
  searchToQuery,
  withoutDetails,
  withText,
  withType,
} from '#core/search/search-text.ts';
import { searchKinds, NO_SEARCH_RESULTS, searchSentence } from '#core/search/results.ts';
import { makeCompleteSearch, makeSearchPortal } from '#core/search/use-cases.ts';
import { lexemesOf } from '#adapters/storage/memory/search-words.ts';
import { anyPairs } from '#tests/support/arbitraries/catalogue.ts';
import { aSearchDocument, aSearchHit } from '#tests/support/mothers/search.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const table = routeTable({
  agencySlug: 'anpag',
  productSlug: 'anpag',
  appSlug: 'mobile',
  agencyShortName: 'ANPAG',
  agencyName: 'Agenzia',
});

describe('SEARCH_CHIPS', () => {
  it('[LIST-12] should be the seven chips with their values, in order', () => {
    expect(SEARCH_CHIPS.map(({ label, value }) => [label, value])).toEqual([
      ['Tutte', ''],
      ['Servizi', 'SERVIZI'],
      ['Normative', 'NORMATIVE'],
      ['Aiuti e bandi', 'AIUTI_E_BANDI'],
      ['Comunicati stampa', 'COMUNICATI_STAMPA'],
      ['Delibere', 'DELIBERE'],
      ['Modulistica', 'MODULISTICA'],
    ]);
  });

  it('[LIST-12] should show underscores of a type as blanks', () => {
    expect(typeLabel('AIUTI_E_BANDI')).toBe('AIUTI E BANDI');
    expect(typeLabel('A__B_')).toBe('A  B ');
  });
});

describe('destinationOf', () => {
  it.each(['..', '.', '../x', 'x/../..', '%2e%2e', '.%2E'])(
    '[LIST-12] should lead to no page by the name «%s»: it steps out of its place',
    (friendlyUrl) => {
      for (const type of ['PROGETTI', 'PAGINE', 'NORMATIVE', 'AIUTI_E_BANDI', 'AMMINISTRAZIONE_TRASPARENTE']) {
        const { kind } = destinationOf(table, aSearchHit({ type, friendlyUrl, url: 'https://a.example' }));
        expect([type, kind]).toEqual([type, 'link']);
      }
    },
  );

  it('[LIST-12] should prefer the page to the document, the document to the address, and both to the list', () => {
    const document = { title: 'Atto', contentUrl: '/media/atto.pdf', format: 'pdf', sizeBytes: 1 };
    const all = { friendlyUrl: 'una', document, url: 'https://a.example' };
    expect(destinationOf(table, aSearchHit({ type: 'NORMATIVE', ...all })).kind).toBe('page');
    expect(destinationOf(table, aSearchHit({ type: 'COMUNICATI_STAMPA', ...all })).kind).toBe('document');
    expect(destinationOf(table, aSearchHit({ type: 'LINK_UTILI', url: all.url })).kind).toBe('link');
    expect(destinationOf(table, aSearchHit({ type: 'COMUNICATI_STAMPA' })).kind).toBe('page');
  });

  const document = { title: 'Testo', contentUrl: '/media/testo.pdf', format: 'pdf', sizeBytes: 1000 };

  it('[LIST-12] should open resolutions and forms in the details modal, whatever else they have', () => {
    for (const type of ['DELIBERE', 'MODULISTICA']) {
      expect(destinationOf(table, aSearchHit({ type, friendlyUrl: 'x', document }))).toEqual({ kind: 'details' });
    }
  });

  it.each([
    ['SERVIZI', 'domanda-unica', '/servizi/domanda-unica'],
    ['NORMATIVE', 'reg 1', '/normative/reg%201'],
    ['AIUTI_E_BANDI', 'pagamenti-ocm/vino', '/aiuti-e-bandi/pagamenti-ocm/vino'],
    ['ARTICOLI', 'a', '/anpag-comunica/articoli/a'],
    ['EVENTI', 'e', '/anpag-comunica/eventi/e'],
    ['PROGETTI', 'p', '/anpag-comunica/p'],
    ['CONCORSI', 'c', '/agenzia/concorsi/c'],
    ['APPALTI', 'c', '/agenzia/appalti/c'],
    ['APPROFONDIMENTI', 'c', '/supporto/approfondimenti/c'],
    ['AMMINISTRAZIONE_TRASPARENTE', 'organizzazione/uffici', '/amministrazione-trasparente/organizzazione/uffici'],
    ['PAGINE', 'agenzia/direttore', '/agenzia/direttore'],
    ['PAGINE', '//altro.example/pagina', '/altro.example/pagina'],
    ['PAGINE', '\\\\altro.example', '/%5C%5Caltro.example'],
  ])('[LIST-12] should lead %s to its page', (type, friendlyUrl, path) => {
    expect(destinationOf(table, aSearchHit({ type, friendlyUrl }))).toEqual({ kind: 'page', path });
  });

  it('[LIST-12] should lead to the document where there is no page, else to link or list, else nowhere', () => {
    expect(destinationOf(table, aSearchHit({ type: 'COMUNICATI_STAMPA', friendlyUrl: 'c', document }))).toEqual({
      kind: 'document',
      document,
    });
    expect(destinationOf(table, aSearchHit({ type: 'NORMATIVE', document }))).toEqual({ kind: 'document', document });
    expect(destinationOf(table, aSearchHit({ type: 'LINK_UTILI', url: 'https://a.example' }))).toEqual({
      kind: 'link',
      url: 'https://a.example',
    });
    expect(destinationOf(table, aSearchHit({ type: 'COMUNICATI_STAMPA' }))).toEqual({
      kind: 'page',
      path: '/anpag-comunica/comunicati-stampa',
    });
    expect(destinationOf(table, aSearchHit({ type: 'FAQ', friendlyUrl: 'f' }))).toEqual({
      kind: 'page',
      path: '/supporto/faq?dettaglio=f#voce-f',
    });
    expect(destinationOf(table, aSearchHit({ type: 'FAQ', friendlyUrl: '..' }))).toEqual({
      kind: 'page',
      path: '/supporto/faq',
    });
    expect(destinationOf(table, aSearchHit({ type: 'PUBBLICI_PROCLAMI', friendlyUrl: 'p' }))).toEqual({
      kind: 'page',
      path: '/pubblici-proclami?dettaglio=p',
    });
    expect(destinationOf(table, aSearchHit({ type: 'PUBBLICI_PROCLAMI' }))).toEqual({
      kind: 'page',
      path: '/pubblici-proclami',
    });
    expect(destinationOf(table, aSearchHit({ type: 'SERVIZI', friendlyUrl: '', document }))).toEqual({
      kind: 'document',
      document,
    });
    expect(destinationOf(table, aSearchHit({ type: 'ALTRO', friendlyUrl: 'x' }))).toEqual({ kind: 'none' });
  });

  it('[LIST-12] should answer for any type and address without throwing, and never leave the portal by a page', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText(), fc.constantFrom('SERVIZI', 'AIUTI_E_BANDI', 'PAGINE', 'AMMINISTRAZIONE_TRASPARENTE')),
        anyText(),
        (type, friendlyUrl) => {
          const destination = destinationOf(table, aSearchHit({ type, friendlyUrl }));
          if (destination.kind === 'page') expect(destination.path).toMatch(/^(?:$|\/(?![/\\]))/);
        },
      ),
      RUNS,
    );
  });
});

describe('searchTextFrom', () => {
  it.each(['', ' ', '\t\n', '\u00A0', '\u0000', '\u200B', '\uFEFF \u00AD'])(
    '[LIST-12] should find nothing to search for in %j',
    (typed) => {
      expect(searchTextFrom(typed)).toBeUndefined();
    },
  );

  it('[LIST-12] should search without blanks at the ends', () => {
    expect(searchTextFrom('  domanda unica ')).toBe('domanda unica');
  });

  it('[API-07] should search without invisible characters', () => {
    expect(searchTextFrom('pa\u200Bc \u00AD2027\uFEFF')).toBe('pac 2027');
  });
});

describe('makeSearchPortal', () => {
  const index = new InMemorySearchIndex([
    aSearchDocument({ id: 'a', type: 'SERVIZI', title: 'Fascicolo aziendale' }),
    aSearchDocument({ id: 'b', type: 'NORMATIVE', title: 'Fascicolo aziendale elettronico' }),
  ]);
  const search = makeSearchPortal(index);

  it('[LIST-19] should answer with what was probably meant where nothing has what was typed, and say so', async () => {
    const answer = await search({ text: 'fascicolo azendale', type: '', page: 1 });
    expect(answer?.corrected).toBe('fascicolo aziendale');
    expect(answer?.items.map(({ id }) => id).sort()).toEqual(['a', 'b']);
    expect(answer === undefined ? '' : searchSentence(answer)).toBe('2 risultati per «fascicolo aziendale»');
  });

  it('[LIST-19] should leave what was typed alone where it is asked for, or found somewhere', async () => {
    const exact = await search({ text: 'fascicolo azendale', type: '', page: 1, exact: true });
    expect([exact?.totalCount, exact?.corrected, exact?.suggestion]).toEqual([0, undefined, 'fascicolo aziendale']);
    expect(exact === undefined ? '' : searchSentence(exact)).toBe(NO_SEARCH_RESULTS);
    const elsewhere = await search({ text: 'elettronico', type: 'SERVIZI', page: 1 });
    expect([elsewhere?.totalCount, elsewhere?.corrected]).toEqual([0, undefined]);
  });
});

describe('searchKinds', () => {
  it('[LIST-12] should say how many results stand behind each chip, and name those behind which there is none', () => {
    const { chips, without } = searchKinds({ SERVIZI: 2, NORMATIVE: 3, EVENTI: 4 }, '');
    expect(chips.map(({ label, count }) => `${label} ${count}`)).toEqual(['Tutte 9', 'Servizi 2', 'Normative 3']);
    expect(without).toBe('Nessun risultato in Aiuti e bandi, Comunicati stampa, Delibere e Modulistica.');
  });

  it('[LIST-12] should keep the chosen chip, also where nothing stands behind it', () => {
    const { chips } = searchKinds({ SERVIZI: 2 }, 'DELIBERE');
    expect(chips.map(({ label, count }) => `${label} ${count}`)).toEqual(['Tutte 2', 'Servizi 2', 'Delibere 0']);
  });

  it('[LIST-12] should show or name each of the seven, once', () => {
    const counts = fc.dictionary(fc.constantFrom(...SEARCH_CHIPS.map(({ value }) => value), 'EVENTI'), fc.nat(50));
    const chosen = fc.constantFrom(...SEARCH_CHIPS.map(({ value }) => value));
    fc.assert(
      fc.property(counts, chosen, (countsByType, value) => {
        const { chips, without = '' } = searchKinds(countsByType, value);
        const all = SEARCH_CHIPS.filter((chip) => chip.value !== '');
        const shown = all.filter((chip) => chips.some(({ label }) => label === chip.label));
        const named = all.filter(({ label }) => without.includes(label));
        expect(shown.length + named.length).toBe(all.length);
        expect(chips.every((chip) => chip.count > 0 || chip.value === value)).toBe(true);
      }),
    );
  });
});

describe('searchFromQuery', () => {
  it('[LIST-19] [PAGE-21] should read whether the typed words are meant, and the result whose details are open', () => {
    const address = searchFromQuery(queryPairs('?search=olio&esatte=si&dettaglio=delibere-7'));
    expect(address).toEqual({ text: 'olio', type: '', page: 1, exact: true, details: 'delibere-7' });
    expect(withoutDetails(address)).toEqual({ text: 'olio', type: '', page: 1, exact: true });
    // Other words are meant anew; another chip keeps what is known of these.
    expect(withText(address, 'vino')).toEqual({ text: 'vino', type: '', page: 1 });
    expect(withType(address, 'SERVIZI')).toEqual({ text: 'olio', type: 'SERVIZI', page: 1, exact: true });
  });

  it('[LIST-08] [LIST-11] should read words, type and page', () => {
    expect(SEARCH_PAGE_SIZE).toBe(10);
    expect(searchFromQuery(queryPairs('?search=olio+d%27oliva&type=NORMATIVE&page=2'))).toEqual({
      text: "olio d'oliva",
      type: 'NORMATIVE',
      page: 2,
    });
    expect(searchFromQuery(queryPairs('?search=+&type=ALTRO&page=0'))).toEqual({ text: undefined, type: '', page: 1 });
  });

  it('[LIST-12] should read back every address that is written, and answer to any query', () => {
    fc.assert(
      fc.property(anyPairs(), (pairs) => {
        const address = searchFromQuery(pairs);
        expect(searchFromQuery(searchToQuery(address))).toEqual(address);
        expect(searchFromQuery(queryPairs(pairsToQuery(searchToQuery(address))))).toEqual(address);
      }),
      RUNS,
    );
  });

  it('[LIST-12] should write type and page without words', () => {
    expect(searchToQuery({ text: undefined, type: 'NORMATIVE', page: 2 })).toEqual([
      ['type', 'NORMATIVE'],
      ['page', '2'],
    ]);
    expect(searchToQuery({ text: undefined, type: '', page: 1 })).toEqual([]);
  });

  it('[LIST-12] should leave out the type for all', () => {
    expect(searchToQuery({ text: 'riso', type: '', page: 1 })).toEqual([['search', 'riso']]);
  });
});

describe('withType and withText', () => {
  it('[LIST-06] should go back to page 1 with other words or another chip', () => {
    const address = { text: 'riso', type: 'SERVIZI', page: 4 };
    expect(withType(address, 'DELIBERE')).toEqual({ text: 'riso', type: 'DELIBERE', page: 1 });
    expect(withText(address, ' vino ')).toEqual({ text: 'vino', type: 'SERVIZI', page: 1 });
    expect(withText(address, '   ')).toBe(address);
  });
});

describe('SearchPortal', () => {
  it('[LIST-12] should ask nothing for blank words', async () => {
    const asked: SearchRequest[] = [];
    const search = makeSearchPortal({
      find: async (request) => {
        asked.push(request);
        return { items: [], totalCount: 0, page: 1, pageSize: 10, countsByType: {} };
      },
      complete: async () => [],
    });
    expect(await search({ text: '  ', type: '', page: 1 })).toBeUndefined();
    expect(await search({ text: undefined, type: '', page: 1 })).toBeUndefined();
    await search({ text: ' riso ', type: 'SERVIZI', page: 2 });
    expect(asked).toEqual([{ text: 'riso', type: 'SERVIZI', page: 2 }]);
  });

  it('should complete nothing that is not typed', async () => {
    const complete = makeCompleteSearch({
      find: async () => ({ items: [], totalCount: 0, page: 1, pageSize: 10, countsByType: {} }),
      complete: async (prefix) => [prefix],
    });
    expect(await complete('  ')).toEqual([]);
    expect(await complete(' do ')).toEqual(['do']);
  });

  it('should complete from two characters on', async () => {
    const complete = makeCompleteSearch(new InMemorySearchIndex([aSearchDocument({ title: 'Domanda unica' })]));
    expect(await complete('d')).toEqual([]);
    expect(await complete(' d ')).toEqual([]);
    expect(await complete('do')).toEqual(['Domanda unica']);
  });
});

describe('extractOf', () => {
  const long = `${'prima '.repeat(100)}il contributo per i seminativi ${'dopo '.repeat(100)}`;

  it('should show the text around the first match', () => {
    const shown = extractOf({ title: '', text: long }, lexemesOf('seminativo'));
    const joined = shown.map(({ text }) => text).join('');
    expect(joined).toMatch(/^… .*il contributo per i seminativi.* …$/);
    expect(joined.length).toBeLessThan(240);
    expect(shown.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'seminativi', isMatch: true }]);
  });

  const shownOf = (text: string, words: string, title = '', facts = '') =>
    extractOf({ title, text, facts }, lexemesOf(words)).map((part) => (part.isMatch ? `[${part.text}]` : part.text));

  it('should mark every match and have no empty part', () => {
    expect(shownOf('olio e olio', 'olio')).toEqual(['[olio]', ' e ', '[olio]']);
    expect(shownOf("l'olio.", 'olio')).toEqual(["l'", '[olio]', '.']);
    expect(shownOf('', 'olio')).toEqual([]);
  });

  it('[API-07] should mark every form of the words that are looked for, and no stop word', () => {
    expect(shownOf('Si presentano, presentata la domanda', 'presentazione')).toEqual([
      'Si ',
      '[presentano]',
      ', ',
      '[presentata]',
      ' la domanda',
    ]);
    expect(shownOf("È in corso l'esame di aiuti e dell’aiuto", "domanda di l'aiuto")).toEqual([
      "È in corso l'esame di ",
      '[aiuti]',
      ' e dell’',
      '[aiuto]',
    ]);
    expect(shownOf("La QUALITA' è tutto", 'qualità')).toEqual(['La ', '[QUALITA]', "' è tutto"]);
    expect(shownOf("L'agli e gli agli", 'aglio')).toEqual(["L'agli e gli agli"]);
    expect(shownOf("Te' verde, te\u0300 nero", 'tè')).toEqual(['[Te]', "' verde, ", '[te\u0300]', ' nero']);
  });

  it('[API-07] should show the facts only where neither title nor text has a word', () => {
    expect(shownOf('Incontro di primavera', 'ferrara', 'Incontro', 'Evento · Ferrara')).toEqual([
      'Evento · ',
      '[Ferrara]',
    ]);
    expect(shownOf('Incontro di primavera', 'ferrara', 'Ferrara', 'Evento · Ferrara')).toEqual([
      'Incontro di primavera',
    ]);
    expect(shownOf('Incontro a Ferrara', 'ferrara', '', 'Evento · Ferrara')).toEqual(['Incontro a ', '[Ferrara]']);
    expect(shownOf('Incontro di primavera', 'bologna', '', 'Evento · Ferrara')).toEqual(['Incontro di primavera']);
  });

  it('should cut at the end of the last whole word of 220 characters', () => {
    const words = 'parolalunga '.repeat(18);
    expect(shownOf(`${words}qui`, 'olio')).toEqual([`${words}qui`]);
    expect(shownOf(`${words}quo!`, 'olio')).toEqual([`${words}quo!`]);
    expect(shownOf(`${words}quo!!`, 'olio')).toEqual([`${words}quo`, ' …']);
    expect(shownOf(`${words}quat fine`, 'olio')).toEqual([`${words}quat`, ' …']);
    expect(shownOf(`${words}cinque fine`, 'olio')).toEqual([words.trim(), ' …']);
    expect(shownOf(`olio ${words}olio`, 'olio')).toEqual(['[olio]', ` ${words.trim()}`, ' …']);
    expect(shownOf(`${'a'.repeat(200)} ${'b'.repeat(100)}`, 'olio')).toEqual(['a'.repeat(200), ' …']);
  });

  it('should cut no word that is longer than the extract', () => {
    const giant = 'x'.repeat(300);
    expect(shownOf(`${'prima '.repeat(50)}${giant} olio dopo`, 'olio')).toEqual(['… ', `${giant} `, '[olio]', ' dopo']);
    expect(shownOf(`${giant} olio ${'dopo '.repeat(50)}olio`, 'olio')).toEqual([
      `${giant} `,
      '[olio]',
      ` ${'dopo '.repeat(50)}`,
      '[olio]',
    ]);
  });

  it('should begin a third of its length before the match, at a word', () => {
    expect(shownOf(`prima ${'a'.repeat(67)} olio`, 'olio')).toEqual([`prima ${'a'.repeat(67)} `, '[olio]']);
    expect(shownOf(`prima ${'a'.repeat(73)} olio`, 'olio')).toEqual(['… ', `${'a'.repeat(73)} `, '[olio]']);
  });

  it('should give a short text whole, and never a character that is not in it', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom('riso', 'a', '0', 'è'), (text, word) => {
        const joined = extractOf({ title: '', text }, lexemesOf(word))
          .map((part) => part.text)
          .join('');
        expect(joined).toBe(text);
      }),
      RUNS,
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom('riso', 'vino', 'olio', 'è', '👩‍🌾'), { maxLength: 150 }), (words) => {
        const text = words.join(' ');
        const joined = extractOf({ title: '', text }, lexemesOf('olio'))
          .map((part) => part.text)
          .join('');
        expect(text).toContain(joined.replace(/^… /, '').replace(/ …$/, ''));
      }),
      RUNS,
    );
  });
});
