import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { spelledOtherwise } from '#core/catalogue/option-spelling.ts';
import { isAddedSlug, withAddedPages } from '#core/content/added-pages.ts';
import type { PageNode } from '#core/content/page.ts';
import type { PortalWorld } from '#features/support/world.ts';

const FIRST = 'categoria di un comunicato';
const FAULTS = 'categorie scritte altrimenti';

Given('(che )un comunicato ha la categoria {string}', function (this: PortalWorld, name: string) {
  this.note(FIRST, name);
});

When('un altro comunicato ha la categoria {string}', function (this: PortalWorld, name: string) {
  const written = [this.noted<string>(FIRST), name].map((each) => ({
    list: 'comunicati',
    section: 'categorie',
    name: each,
  }));
  this.note(FAULTS, spelledOtherwise(written));
});

Then('chi scrive legge che va bene', function (this: PortalWorld) {
  assert.deepEqual(this.noted(FAULTS), []);
});

Then('chi scrive legge che si scrive {string}', function (this: PortalWorld, first: string) {
  assert.deepEqual(this.noted(FAULTS), [{ at: 1, first }]);
});

const ADDRESS = 'indirizzo di una pagina nuova';
const MAP = 'mappa del sito';
const FOOTER = 'piè di pagina';
const PATHS: Readonly<Record<string, string>> = {
  'L’Agenzia': '/agenzia',
  Normative: '/normative',
  Supporto: '/supporto',
};
const entryOf = (title: string): PageNode => ({ title, path: PATHS[title] ?? `/${title}`, children: [] });

When('la redazione vuole una pagina all’indirizzo {string}', function (this: PortalWorld, address: string) {
  this.note(ADDRESS, address);
});

Then(/^la pagina (si può aggiungere|non si aggiunge)$/u, function (this: PortalWorld, outcome: string) {
  assert.equal(isAddedSlug(this.noted<string>(ADDRESS)), outcome === 'si può aggiungere');
});

Given(
  '(che )la mappa del sito elenca {string}, {string} e {string}',
  function (this: PortalWorld, first: string, second: string, third: string) {
    this.note(MAP, [first, second, third].map(entryOf));
    this.note(FOOTER, [entryOf('Normative')]);
  },
);

When(
  /^la redazione aggiunge al supporto la pagina "(.*?)"(, anche nel piè di pagina)?$/u,
  function (this: PortalWorld, title: string, isInFooter: string | null) {
    const page = { slug: 'supporto/nuova', title };
    this.note(MAP, withAddedPages('mappa-sito', this.noted<readonly PageNode[]>(MAP), [page]));
    const own = isInFooter === null ? [] : [page];
    this.note(FOOTER, withAddedPages('footer', this.noted<readonly PageNode[]>(FOOTER), own));
  },
);

Then('nella mappa del sito {string} sta sotto {string}', function (this: PortalWorld, title: string, section: string) {
  const found = this.noted<readonly PageNode[]>(MAP).find((node) => node.title === section);
  assert.deepEqual(
    found?.children.map((child) => child.title),
    [title],
  );
});

Then('nel piè di pagina non c’è', function (this: PortalWorld) {
  assert.deepEqual(this.noted(FOOTER), [entryOf('Normative')]);
});

Then('nel piè di pagina è l’ultima voce', function (this: PortalWorld) {
  assert.equal(this.noted<readonly PageNode[]>(FOOTER).at(-1)?.path, '/supporto/nuova');
});
