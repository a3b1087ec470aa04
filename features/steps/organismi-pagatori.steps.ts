import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { addressLine, regionChips } from '#core/paying-bodies/card.ts';
import { finderAfter, finderFrom, type FinderState, foundSentence } from '#core/paying-bodies/finder.ts';
import { groupedRegions, REGIONS } from '#core/paying-bodies/regions.ts';
import { AID_LINE_WORDS, answerSentence, shortName, whoPays } from '#core/paying-bodies/who-pays.ts';
import { bindPayingBodies } from '#features/support/sample-payments.ts';
import type { PortalWorld } from '#features/support/world.ts';
import { FindPayingBodies, type FoundPayingBodies } from '#core/paying-bodies/find-paying-bodies.ts';

const valueOf = (name: string): string =>
  REGIONS.find((region) => region.name === name)?.value ?? assert.fail(`«${name}» non è una regione`);

const show = async (world: PortalWorld, state: FinderState): Promise<void> => {
  world.note('mappa', state);
  await world.attempt(() => world.use(FindPayingBodies)(state.region));
};

Given('gli organismi pagatori del portale', function (this: PortalWorld) {
  bindPayingBodies(this);
});

When('un visitatore apre la ricerca degli organismi pagatori', async function (this: PortalWorld) {
  await show(this, finderFrom(undefined));
});

When('un visitatore sceglie la regione {string}', async function (this: PortalWorld, name: string) {
  await show(this, finderAfter({ type: 'regionChosen', region: valueOf(name) }));
});

When('poi tocca fuori da ogni regione', async function (this: PortalWorld) {
  this.note('prima', this.result());
  await show(this, finderAfter({ type: 'outsideChosen' }));
});

When(
  "un visitatore apre la ricerca all'indirizzo della regione {string}",
  async function (this: PortalWorld, name: string) {
    await show(this, finderFrom(valueOf(name)));
  },
);

When("un visitatore apre la ricerca all'indirizzo di una regione che non esiste", async function (this: PortalWorld) {
  await show(this, finderFrom('atlantide'));
});

Then('la regione evidenziata è {string}', function (this: PortalWorld, name: string) {
  assert.equal(this.noted<FinderState>('mappa').region, valueOf(name));
});

Then('nessuna regione è evidenziata', function (this: PortalWorld) {
  assert.equal(this.noted<FinderState>('mappa').region, undefined);
});

Then('tutti gli organismi trovati servono {string}', function (this: PortalWorld, name: string) {
  const { bodies } = this.result<FoundPayingBodies>();
  assert.ok(bodies.length > 0 && bodies.every(({ regions }) => regions.some(({ id }) => id === valueOf(name))));
});

Then('si vedono tutti gli organismi, quanti ne dicono i contatori', function (this: PortalWorld) {
  const { bodies, counters } = this.result<FoundPayingBodies>();
  assert.ok(bodies.length > 0);
  assert.equal(bodies.length, counters.regional + counters.national);
});

Then('la riga di stato della ricerca comincia con {string}', function (this: PortalWorld, start: string) {
  assert.ok(
    foundSentence(this.noted<FinderState>('mappa'), this.result<FoundPayingBodies>().bodies.length).startsWith(start),
  );
});

Then(
  "le regioni sono {int}, in quest'ordine di gruppi:",
  function (this: PortalWorld, count: number, table: DataTable) {
    const groups = groupedRegions(REGIONS);
    assert.equal(REGIONS.length, count);
    assert.deepEqual(
      groups.map(({ group, title, regions }) => [group, title, String(regions.length)]),
      table.raw().slice(1),
    );
  },
);

When(/^si guarda la scheda di un organismo che serve (\d+) region[ei]$/, function (this: PortalWorld, count: string) {
  this.note(
    'scheda',
    regionChips({
      regions: REGIONS.slice(0, Number(count)).map(({ value, name }) => ({ id: value, name })),
    }),
  );
});

Then(
  /^si leggono (\d+) nomi di regione(?: e "(.+)")?$/,
  function (this: PortalWorld, count: string, more: string | null) {
    const chips = this.noted<ReturnType<typeof regionChips>>('scheda');
    assert.deepEqual([chips.names.length, chips.more], [Number(count), more ?? undefined]);
  },
);

When(
  'si guarda la scheda di un organismo in {string}, numero {string}, CAP {string}, città {string}',
  function (this: PortalWorld, street: string, streetNumber: string, postalCode: string, city: string) {
    this.note(
      'indirizzo',
      addressLine({ id: 'op', name: 'Organismo', regions: [], street, streetNumber, postalCode, city }),
    );
  },
);

Then("l'indirizzo si legge {string}", function (this: PortalWorld, line: string) {
  assert.equal(this.noted<string>('indirizzo'), line);
});

const payersOf = (world: PortalWorld, region: string) =>
  whoPays(world.result<FoundPayingBodies>().bodies, valueOf(region)).map(({ line, body, note }) => [
    AID_LINE_WORDS[line].title,
    shortName(body),
    note ?? '',
  ]);

Then('chi paga in {string} è:', function (this: PortalWorld, region: string, table: DataTable) {
  assert.deepEqual(payersOf(this, region), table.raw().slice(1));
});

Then('in ogni regione ogni aiuto ha chi lo paga, con telefono e PEC', async function (this: PortalWorld) {
  for (const { value, name } of REGIONS) {
    const { bodies } = await this.use(FindPayingBodies)(value);
    const payers = whoPays(bodies, value);
    assert.deepEqual([...new Set(payers.map(({ line }) => line))], Object.keys(AID_LINE_WORDS), name);
    assert.ok(
      payers.every(({ body }) => body.phone !== undefined && body.pec !== undefined),
      name,
    );
  }
});

Then('la risposta si sente {string}', function (this: PortalWorld, sentence: string) {
  assert.equal(answerSentence(this.noted<FinderState>('mappa'), this.result<FoundPayingBodies>().bodies), sentence);
});

Given('un servizio che non dice che cosa paga ciascun organismo', function (this: PortalWorld) {
  bindPayingBodies(this, { tellsLines: false });
});

Then('non si dice chi paga che cosa', function (this: PortalWorld) {
  const { region } = this.noted<FinderState>('mappa');
  assert.deepEqual(whoPays(this.result<FoundPayingBodies>().bodies, region ?? ''), []);
});
