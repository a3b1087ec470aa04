import { beforeAll, describe, expect, it } from 'vitest';
import { aroundOf, mappedUrls } from '#tests/tools/conformita/around.ts';
import { pageOf, readPage, type ReadPage } from '#tests/tools/conformita/page.ts';
import { isGreen, judge, reportText } from '#tests/tools/conformita/report.ts';
import { RULES } from '#tests/tools/conformita/rules.ts';
import { portal, setUpPortal } from '#tests/support/portal-fixture.ts';

setUpPortal();

/** Pages that between them have all that the rules look at; `npm run conformita` looks at every page. */
const SAMPLE = [
  '/home',
  '/servizi',
  '/servizi/domanda-unica',
  '/servizi/fascicolo-aziendale',
  '/servizi/condizionalita',
  '/note-legali',
  '/supporto/faq',
  '/supporto/contatti',
  '/supporto/contatti/richiesta-assistenza',
  '/agenzia',
  '/agenzia/direttore',
  '/aiuti-e-bandi',
  '/anpag-comunica',
  '/normative',
  '/anpag-comunica/eventi',
  '/aiuti-e-bandi/sviluppo-rurale',
  '/amministrazione-trasparente/organizzazione',
  '/mappa-del-sito',
];

const pages: ReadPage[] = [];
let home: URL;

beforeAll(async () => {
  home = new URL(portal.home);
  for (const path of SAMPLE) pages.push(await readPage(new URL(`${portal.home}${path.slice(1)}`), home));
});

/** What makes a page break a rule: the page, and how its HTML is spoilt. */
const SPOILT: readonly (readonly [rule: string, path: string, spoil: (html: string) => string])[] = [
  ['Caratteri', '/home', (html) => html.replaceAll('"Titillium Web"', '"Comic Sans MS"')],
  ['Bootstrap Italia', '/home', (html) => html.replaceAll('--bootstrap-italia-version', '--altra')],
  ['Schede servizio', '/servizi/domanda-unica', (html) => html.replace('data-element="page-index"', '')],
  ['Contatti nelle', '/servizi/domanda-unica', (html) => html.replace('data-element="service-area"', '')],
  ['Domande frequenti', '/home', (html) => html.replace('data-element="faq"', '')],
  ['Segnalazione disservizio', '/home', (html) => html.replace('Segnala disservizio', 'Scrivi')],
  ['chiarezza nelle pagine', '/note-legali', (html) => html.replace('Ho avuto problemi tecnici', 'Boh')],
  ['chiarezza nelle schede', '/servizi/domanda-unica', (html) => html.replace('feedback-rate-3', 'x')],
  ['Dichiarazione di accessibilità', '/home', (html) => html.replace('data-element="accessibility-link"', '')],
  ['Informativa sulla privacy', '/home', (html) => html.replaceAll('/privacy-and-cookies', '/privacy-che-non-c-e')],
  ['Note legali nel', '/home', (html) => html.replace('data-element="legal-notes"', '')],
  ['Licenza dei contenuti', '/note-legali', (html) => html.replace('CC-BY 4.0', 'tutti i diritti riservati')],
  ['Dominio', '/home', (html) => html.replace('rel="canonical" href="http://', 'rel="canonical" href="http://www.')],
  ['Metadati', '/servizi/domanda-unica', (html) => html.replace('"postalCode":"', '"altro":"')],
  ['Menu principale', '/home', (html) => html.replace('data-element="main-navigation"', '')],
  ['secondo livello', '/agenzia', (html) => html.replaceAll('data-element="management-category-link"', '')],
  ['Schede servizio', '/servizi/domanda-unica', (html) => html.replace('data-element="service-status"', '')],
  ['Elenco dei servizi', '/servizi', (html) => html.replaceAll('data-element="service-link"', '')],
  ['Elenco dei servizi', '/servizi', (html) => html.replace('data-element="load-other-cards"', '')],
  [
    'Elenco dei servizi',
    '/servizi',
    (html) => html.replace(/(data-element="service-link"[^>]*href="[^"]*servizi\/)[^"?]+/u, '$1condizionalita'),
  ],
  ['Lingua', '/home', (html) => html.replace('lang="it"', 'lang="en"')],
  ['Titolo e descrizione', '/home', (html) => html.replace(/<title>.*?<\/title>/u, '<title></title>')],
  ['Anteprima', '/home', (html) => html.replace('og:image:alt', 'og:altro')],
  ['Dati strutturati', '/servizi', (html) => html.replace('BreadcrumbList', 'Thing')],
  ['livelli senza salti', '/servizi', (html) => html.replaceAll(/<(\/?)h2/gu, '<$1h4')],
  ['Contenuto principale', '/home', (html) => html.replace('<main', '<div')],
  [
    'senza script',
    '/note-legali',
    (html) => html.replace(/<main.*<\/main>/su, '<main id="contenuto">Attendere.</main>'),
  ],
  ['Immagini', '/aiuti-e-bandi/sviluppo-rurale', (html) => html.replace(/<img[^>]*>/u, '<img src="/x.png">')],
  ['nuove schede', '/home', (html) => html.replaceAll('(si apre in una nuova scheda)', '')],
  ['Campi con un nome', '/supporto/contatti/richiesta-assistenza', (html) => html.replaceAll('<label', '<span')],
  [
    'Nessuna risorsa',
    '/home',
    (html) => html.replace('</head>', '<script src="https://altrove.example/x.js"></script></head>'),
  ],
];

describe('the national checks of public sites', () => {
  it('should all be kept by the pages of a sample', async () => {
    const reports = await judge(pages, aroundOf(home));
    expect(reports.length).toBeGreaterThanOrEqual(25);
    expect(reportText(reports.filter((report) => !isGreen(report)))).not.toContain('NO ');
  });

  it.each(SPOILT)('should find a page that breaks «%s»', async (words, path, spoil) => {
    const rule = RULES.find(({ title }) => title.includes(words));
    const page = pages.find((one) => one.path === path);
    if (rule === undefined || page === undefined) throw new Error(`nothing is called ${words}, or stands at ${path}`);
    const html = spoil(page.html);
    expect(html).not.toBe(page.html);
    const spoilt = pageOf(html, page.url, home, { ...page, sheet: spoil(page.sheet) });
    const [report] = await judge([spoilt], aroundOf(home), [rule]);
    expect([words, report?.count, report?.faults.length === 0]).toEqual([words, 1, false]);
  });

  it('should find cookies of others, refusals, heavy pages and missing headers', async () => {
    const [page] = pages;
    if (page === undefined) throw new Error('there is no page');
    const headers = new Headers({ 'x-robots-tag': 'noindex' });
    headers.append('set-cookie', 'traccia=1; Domain=altrove.example');
    const spoilt = pageOf(page.html, page.url, home, { status: 429, headers, bytes: 300 * 1024 });
    const reports = await judge([spoilt], aroundOf(home));
    const red = reports.filter(({ faults }) => faults.length > 0).map(({ rule }) => rule.code);
    expect(red).toEqual(['C.SI.3.1', 'C.SI.4.1', 'P.01', 'P.13']);
  });
});

describe('thirty addresses drawn by lot, fetched plainly', () => {
  it('[ROUTE-01] [ROUTE-03] should each have a title, a description, a heading and a text of its own', async () => {
    const urls = await mappedUrls(home);
    const seed = Math.floor(Math.random() * 2 ** 31);
    const drawn = drawByLot(urls, 30, seed);
    const parts = {
      title: new Map<string, string>(),
      description: new Map<string, string>(),
      text: new Map<string, string>(),
    };
    for (const url of drawn) {
      const { document, status, path } = await readPage(url, home);
      const own = {
        title: document.querySelector('title')?.textContent ?? '',
        description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
        text: document.querySelector('main')?.textContent ?? '',
      };
      expect([`seme ${seed}`, path, status, document.querySelectorAll('main h1').length]).toEqual([
        `seme ${seed}`,
        path,
        200,
        1,
      ]);
      expect([`seme ${seed}`, path, own.text.split(/\s+/u).length > 20]).toEqual([`seme ${seed}`, path, true]);
      for (const name of ['title', 'description', 'text'] as const) {
        expect([`seme ${seed}`, path, name, own[name] === '', parts[name].get(own[name])]).toEqual([
          `seme ${seed}`,
          path,
          name,
          false,
          undefined,
        ]);
        parts[name].set(own[name], path);
      }
    }
  });
});

// Helpers

/** Some of these, by a number from which the same are drawn again. */
const drawByLot = <T>(all: readonly T[], count: number, seed: number): readonly T[] => {
  const left = [...all];
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 2 ** 31;
  };
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(next() * left.length), 1),
  ).flat();
};
