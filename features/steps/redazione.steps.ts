import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { canPublish, PUBLISHING_REFUSALS } from '#core/access/can-publish.ts';
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

const ASKED_ROLE = 'ruolo di chi pubblica';
const MAY = 'se può pubblicare';

Given('(che )il portale chiede il ruolo {string} a chi pubblica', function (this: PortalWorld, role: string) {
  this.note(ASKED_ROLE, { role });
});

Given('(che )il portale non chiede nessun ruolo a chi pubblica', function (this: PortalWorld) {
  this.note(ASKED_ROLE, { role: undefined });
});

When('Elena Sala, che ha i ruoli {string}, vuole pubblicare', function (this: PortalWorld, written: string) {
  const roles = written.split(', ').filter((role) => role !== '');
  const { role } = this.noted<{ readonly role: string | undefined }>(ASKED_ROLE);
  const may = canPublish({ realm_access: { roles } }, role);
  this.note(MAY, may.ok ? '' : PUBLISHING_REFUSALS[may.failure]);
});

Then('può pubblicare', function (this: PortalWorld) {
  assert.equal(this.noted(MAY), '');
});

Then('legge che il ruolo si chiede a chi gestisce gli accessi', function (this: PortalWorld) {
  assert.match(this.noted<string>(MAY), /chiederlo a chi gestisce gli accessi/u);
});

Then('legge che chi gestisce il portale deve prima ammetterlo', function (this: PortalWorld) {
  assert.match(this.noted<string>(MAY), /chi lo gestisce la ammette/u);
});
