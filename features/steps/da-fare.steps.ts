import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { formatEuro } from '#core/formatting/euro.ts';
import { queryPairs } from '#core/kernel/address.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import type { Result } from '#core/kernel/result.ts';
import { WORK_ROWS_A_PAGE, workAddressFrom, type WorkKindSum, type WorkPage } from '#core/producers/work-list.ts';
import { ProducerWorkRepository, type WorkFailure } from '#core/producers/work-repository.ts';
import { workEuro, workKindName, workTitle, workTotalsWords } from '#core/producers/work-words.ts';
import { italianDay } from '#features/support/procedure-visit.ts';
import { PAOLA } from '#features/support/producer-visit.ts';
import { type LackingRow, lackingOf, bindWork } from '#features/support/work-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';

type Listed = Result<WorkPage, WorkFailure>;

const readable = (text: string): string => text.replaceAll('\u00A0', ' ');
const pageOf = (world: PortalWorld): WorkPage => {
  const found = world.result<Listed>();
  return found.ok ? found.value : assert.fail(found.failure);
};
const euroOf = (row: WorkPage['items'][number]): string => {
  const { stopped, atRisk, none } = workEuro(row);
  return readable(
    [stopped, atRisk === undefined ? undefined : `${atRisk.sum} ${atRisk.from}`, none]
      .filter((word) => word !== undefined)
      .join(', '),
  );
};

const look = async (world: PortalWorld, query: string): Promise<void> => {
  bindWork(world);
  await world.signIn(PAOLA.username);
  await world.attempt(() =>
    world.use(ProducerWorkRepository).list({
      ...workAddressFrom(queryPairs(query)),
      page: 1,
      pageSize: WORK_ROWS_A_PAGE,
      operator: PAOLA.fiscalCode,
    }),
  );
};

Given('(che )oggi per il centro è il {word}', function (this: PortalWorld, today: string) {
  this.clock.set(`${italianDay(today)}T09:00:00+01:00`);
});

Given('(che )agli uffici di Paola Verdi manca:', function (this: PortalWorld, table: DataTable) {
  lackingOf(this).rows = table.hashes() as unknown as readonly LackingRow[];
});

Given('(che )di un pagamento di Valle Chiara il servizio non dice che cosa lo ferma', function (this: PortalWorld) {
  lackingOf(this).unknownOf = 'Valle Chiara';
});

Given('(che )il mandato di Bianchi Anna è finito il {word}', function (this: PortalWorld, last: string) {
  lackingOf(this).ended = { producer: 'Bianchi Anna', on: italianDay(last) };
});

When("Paola Verdi guarda che cosa c'è da fare", function (this: PortalWorld) {
  return look(this, '');
});

When("Paola Verdi guarda che cosa c'è da fare all'indirizzo {string}", function (this: PortalWorld, query: string) {
  return look(this, query);
});

When('Paola Verdi guarda le anomalie dei fascicoli', async function (this: PortalWorld) {
  bindWork(this);
  await this.signIn(PAOLA.username);
  await this.attempt(() => this.use(ProducerWorkRepository).kinds(PAOLA.fiscalCode));
});

Then('le righe sono:', function (this: PortalWorld, table: DataTable) {
  const rows = pageOf(this).items.map((row) => [row.producer.registeredName, workTitle(row), euroOf(row)]);
  assert.deepEqual(rows, table.rows());
});

Then("l'ultima riga è di {string} e dice {string}", function (this: PortalWorld, producer: string, euro: string) {
  const last = pageOf(this).items.at(-1) ?? assert.fail('nessuna riga');
  assert.deepEqual([last.producer.registeredName, euroOf(last)], [producer, euro]);
});

Then('in tutto legge {string}', function (this: PortalWorld, sentence: string) {
  const said = workTotalsWords(pageOf(this).totals)
    .map(({ text }) => text)
    .join('');
  assert.equal(readable(said), sentence);
});

Then('le anomalie sono:', function (this: PortalWorld, table: DataTable) {
  const found = this.result<Result<readonly WorkKindSum[], WorkFailure>>();
  const sums = found.ok ? found.value : assert.fail(found.failure);
  assert.deepEqual(
    sums.map(({ kind, producers, stoppedCents }) => [
      workKindName(kind),
      String(producers),
      readable(formatEuro(euroFromCents(stoppedCents))),
    ]),
    table.rows(),
  );
});

Then("il portale dice che l'ufficio non è tra i suoi", function (this: PortalWorld) {
  assert.deepEqual(this.result<Listed>(), { ok: false, failure: 'producers.forbidden' });
});
