import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { type Criteria, noCriteria } from '#core/catalogue/criteria.ts';
import { applyAddressOn, type Call, callTermOn } from '#core/competitions/call.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { PROGRESS_STEPS, progressOf, progressText, statusOn, statusTooltip } from '#core/competitions/status.ts';
import { offersApplicationDays, offersLastDay } from '#features/support/calendar-days.ts';
import { competitionsOn } from '#features/support/sample-competitions.ts';
import { italianDay } from '#features/support/procedure-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';

const COLOURS = { green: 'verde', yellow: 'giallo', red: 'rosso', none: 'nessuno' } as const;

When('la scheda mostra lo stato {string}', function (this: PortalWorld, status: string) {
  this.note('stato', status);
});

Then(
  'la barra ha {int} fasi piene su {int}, di colore {word}',
  function (this: PortalWorld, filled: number, all: number, colour: string) {
    const progress = progressOf(this.noted<string>('stato'));
    assert.deepEqual([progress.steps, PROGRESS_STEPS, COLOURS[progress.colour]], [filled, all, colour]);
  },
);

Then('la barra si legge anche {string}', function (this: PortalWorld, words: string) {
  assert.equal(progressText(this.noted<string>('stato')), words);
});

Then("c'è una spiegazione dello stato", function (this: PortalWorld) {
  assert.match(statusTooltip(this.noted<string>('stato')) ?? '', /^\p{Lu}.+\.$/u);
});

When(/^qualcuno apre il filtro per stato dei (concorsi|appalti)$/, function (this: PortalWorld, list: string) {
  const { sections } = list === 'concorsi' ? LISTS.competitions : LISTS.tenders;
  this.note(
    'stati offerti',
    sections
      .flatMap((section) => (section.kind === 'choice' && section.label === 'Stato' ? (section.allowed ?? []) : []))
      .map(({ name }) => name),
  );
});

Then(
  "trova {string}, {string} e {string}, in quest'ordine",
  function (this: PortalWorld, first: string, second: string, third: string) {
    assert.deepEqual(this.noted<readonly string[]>('stati offerti'), [first, second, third]);
  },
);

When(
  /^qualcuno legge il (\d\d\/\d\d\/\d{4}) un bando "([^"]*)" con scadenza il (\d\d\/\d\d\/\d{4})$/,
  function (this: PortalWorld, today: string, status: string, deadline: string) {
    this.note('stato mostrato', statusOn(status, italianDay(deadline), italianDay(today)));
  },
);

Then('lo stato mostrato è {string}', function (this: PortalWorld, status: string) {
  assert.equal(this.noted<string>('stato mostrato'), status);
});

When(
  /^qualcuno legge il (\d\d\/\d\d\/\d{4}) la pagina di un bando con scadenza il (\d\d\/\d\d\/\d{4})$/,
  function (this: PortalWorld, today: string, deadline: string) {
    this.note('per il calendario', offersLastDay(deadline, today));
  },
);

When(
  /^qualcuno legge il (\d\d\/\d\d\/\d{4}) la pagina di un aiuto con domande dal (\d\d\/\d\d\/\d{4}) al (\d\d\/\d\d\/\d{4})$/,
  function (this: PortalWorld, today: string, opens: string, closes: string) {
    this.note('per il calendario', offersApplicationDays(opens, closes, today));
  },
);

Then(/^la scadenza (è|non è) offerta per il calendario$/, function (this: PortalWorld, is: string) {
  assert.equal(this.noted<boolean>('per il calendario'), is === 'è');
});

Given(
  /^un bando "([^"]*)" con scadenza il (\d\d\/\d\d\/\d{4}), a cui si partecipa su "([^"]*)"$/,
  function (this: PortalWorld, status: string, deadline: string, applyUrl: string) {
    this.note('bando', { status, deadline: italianDay(deadline), applyUrl });
  },
);

Given(
  /^un bando "([^"]*)" con scadenza il (\d\d\/\d\d\/\d{4}), che non dice dove si partecipa$/,
  function (this: PortalWorld, status: string, deadline: string) {
    this.note('bando', { status, deadline: italianDay(deadline) });
  },
);

When(/^qualcuno apre la sua pagina il (\d\d\/\d\d\/\d{4})$/, function (this: PortalWorld, today: string) {
  const call = this.noted<Call>('bando');
  const term = callTermOn(call, 'Domande', italianDay(today));
  this.note('dove si partecipa', applyAddressOn(call, italianDay(today)) ?? '');
  this.note('termine', [term?.text ?? '', term?.day ?? '']);
});

Then(/^il pulsante per partecipare (c'è|non c'è)$/, function (this: PortalWorld, is: string) {
  assert.equal(this.noted<string>('dove si partecipa') !== '', is === "c'è");
});

Then('il termine si legge {string}, {string}', function (this: PortalWorld, text: string, day: string) {
  assert.deepEqual(this.noted<readonly string[]>('termine'), [text, day]);
});

Given(
  /^un bando "([^"]*)" con scadenza alle (\d\d:\d\d) del (\d\d\/\d\d\/\d{4})$/,
  function (this: PortalWorld, status: string, deadlineTime: string, deadline: string) {
    this.note('bando', { status, deadline: italianDay(deadline), deadlineTime });
  },
);

Given(
  /^(?:che )?il (\d\d\/\d\d\/\d{4}) ci sono questi concorsi:$/,
  function (this: PortalWorld, today: string, table: DataTable) {
    this.note('concorsi', competitionsOn(italianDay(today), table.hashes()));
  },
);

const readInOrder = async (world: PortalWorld, selections: Criteria['selections']): Promise<void> => {
  const items = world.noted<CatalogueRepository>('concorsi');
  const found = await items.matching('competitions', { ...noCriteria(), selections, sort: 'DEADLINE' }, 1);
  world.note(
    'titoli',
    found.items.map(({ title }) => title),
  );
};

When('qualcuno li ordina per scadenza', async function (this: PortalWorld) {
  await readInOrder(this, {});
});

When('qualcuno sceglie ciò che scade entro {int} giorni', async function (this: PortalWorld, days: number) {
  await readInOrder(this, { dueWithin: [String(days)] });
});

Then("legge, in quest'ordine: {string}", function (this: PortalWorld, titles: string) {
  assert.deepEqual(this.noted<readonly string[]>('titoli'), titles.split(', '));
});
