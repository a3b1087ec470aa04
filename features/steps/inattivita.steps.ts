import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { announcementAt } from '#core/session/inactivity-announcement.ts';
import { StayConnected } from '#core/session/inactivity-watch.ts';
import { visitOf } from '#features/support/visits.ts';
import type { PortalWorld } from '#features/support/world.ts';

const SECOND_MS = 1_000;

const wait = async function (this: PortalWorld, seconds: number | string): Promise<void> {
  await visitOf(this).wait(Number(String(seconds).replace(',', '.')) * SECOND_MS);
};

When(/^passano (\d+(?:,\d)?) secondi(?: senza attività)?$/, wait);
Given(/^che sono passati (\d+) secondi senza attività$/, wait);

When('passa un secondo senza attività', async function (this: PortalWorld) {
  await visitOf(this).wait(SECOND_MS);
});

When("passa un'ora senza attività", async function (this: PortalWorld) {
  await visitOf(this).wait(3_600 * SECOND_MS);
});

When('muove il mouse', async function (this: PortalWorld) {
  visitOf(this).tab.activity.move();
  await visitOf(this).settle();
});

When(
  'per {int} minuti muove il mouse ogni {int} minuti',
  async function (this: PortalWorld, minutes: number, every: number) {
    for (let passed = 0; passed < minutes; passed += every) {
      await visitOf(this).wait(every * 60 * SECOND_MS);
      visitOf(this).tab.activity.move();
    }
  },
);

When('muove il mouse mille volte in meno di tre secondi', function (this: PortalWorld) {
  const { tab } = visitOf(this);
  for (let times = 0; times < 1_000; times += 1) {
    tab.activity.move();
    this.clock.advance(2);
  }
});

When('il portatile dorme per {int} minuti', function (this: PortalWorld, minutes: number) {
  this.clock.set(new Date(this.clock.now() + minutes * 60 * SECOND_MS).toISOString());
});

When('risponde "Rimani collegato"', async function (this: PortalWorld) {
  this.note('controlli prima', visitOf(this).tab.provider.checks);
  await this.attempt(() => visitOf(this).tab.use(StayConnected)());
  await visitOf(this).settle();
});

When(
  /^risponde "Rimani collegato", ma il fornitore (non la riconosce più|è guasto)$/,
  async function (this: PortalWorld, what: string) {
    visitOf(this).tab.provider.answer = () => ({ kind: what === 'è guasto' ? 'unreachable' : 'anonymous' });
    await this.attempt(() => visitOf(this).tab.use(StayConnected)());
  },
);

Then('il fornitore di accesso è stato interrogato di nuovo', function (this: PortalWorld) {
  assert.equal(visitOf(this).tab.provider.checks, this.noted<number>('controlli prima') + 1);
});

Then(
  /^l'avviso di inattività (non è aperto|è aperto, con \d+ second[oi])$/,
  function (this: PortalWorld, expected: string) {
    const state = visitOf(this).tab.inactivity.read();
    const left = state.kind === 'warning' ? state.secondsLeft : 0;
    assert.equal(left === 0 ? 'non è aperto' : `è aperto, con ${left} second${left === 1 ? 'o' : 'i'}`, expected);
  },
);

Then("l'avviso di inattività non è aperto in nessuna scheda", function (this: PortalWorld) {
  for (const tab of visitOf(this).tabs) assert.equal(tab.inactivity.read().kind, 'watching');
});

Then("l'inattività non è più sorvegliata", function (this: PortalWorld) {
  assert.equal(visitOf(this).tab.inactivity.read().kind, 'off');
});

When(
  /^mancano (\d+) secondi, dopo che ne mancavano (nessuno|\d+)$/,
  function (this: PortalWorld, seconds: number, before: string) {
    this.note('annuncio', announcementAt(seconds, before === 'nessuno' ? undefined : Number(before)) ?? '');
  },
);

Then('si sente {string}', function (this: PortalWorld, words: string) {
  assert.equal(this.noted<string>('annuncio'), words);
});
