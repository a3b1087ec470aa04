import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import {
  type ClientMessageDraft,
  type ClientMessageFailure,
  draftProblem,
  failureSentence,
  type MessageReceipt,
} from '#core/client-messages/client-message.ts';
import { limitBroken } from '#core/client-messages/limits.ts';
import { ClientMessages } from '#core/client-messages/ports.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Result } from '#core/kernel/result.ts';
import { centreSentence, type CentreToDo, centreToDoList } from '#core/open-items/centre.ts';
import type { ToDoSources } from '#core/open-items/to-do.ts';
import { producerStatusTag } from '#core/producers/expiries.ts';
import { type KeyAct, keyActOf, type PressedKey } from '#core/shortcuts/pressed-key.ts';
import { aNewKey, aStoppedProducer, bindClients } from '#features/support/client-visit.ts';
import { castInbox } from '#features/support/notification-visit.ts';
import { italianDay } from '#features/support/procedure-visit.ts';
import { PAOLA } from '#features/support/producer-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';
import { ReadNotifications } from '#core/notifications/read-notifications.ts';

const STATE = 'stato del fascicolo';
const SOURCES = 'che cosa si sa del produttore';
const SAID = 'che cosa dice il portale';
const ACT = 'che cosa fa il tasto';

When(
  'si guarda un fascicolo {string} con la scheda che finisce il {word}',
  function (this: PortalWorld, fileStatus: string, date: string) {
    const expiries = [{ kind: 'validation-sheet', day: italianDay(date) }] as const;
    this.note(STATE, producerStatusTag({ fileStatus, expiries }, dayInRome(this.clock.now())));
  },
);

Then(/^lo stato si legge "(.+)", (rosso|verde)$/, function (this: PortalWorld, word: string, colour: string) {
  const { word: reported, tone } = this.noted<{ word: string; tone: string }>(STATE);
  assert.deepEqual([reported, tone], [word, colour === 'rosso' ? 'bad' : 'ok']);
});

Given(
  /^un produttore con il documento scaduto che ferma (\S+) € e la scheda scaduta che ferma (\S+) €$/,
  function (this: PortalWorld, first: string, second: string) {
    this.note(SOURCES, aStoppedProducer(dayInRome(this.clock.now()), first, second));
  },
);

When("l'operatore apre il produttore", async function (this: PortalWorld) {
  await this.attempt(() => centreToDoList(this.noted<ToDoSources>(SOURCES)));
});

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

Then('in cima al produttore legge {string}', function (this: PortalWorld, words: string) {
  const { payments, today } = this.noted<ToDoSources>(SOURCES);
  const sentence = centreSentence(this.result<readonly CentreToDo[]>(), payments, today);
  assert.equal(plain(`${sentence?.amount ?? ''}${sentence?.rest ?? ''}`), words);
});

Then("le cose da fare sono, in quest'ordine:", function (this: PortalWorld, table: DataTable) {
  const rows = this.result<readonly CentreToDo[]>().map(({ title, sum }) => [title, plain(sum.amount)]);
  assert.deepEqual(rows, table.raw());
});

/** In the memory the boxes know no sign-on: who reads is said with each reading. */
const enter = async (world: PortalWorld, username: string): Promise<void> => {
  if (!world.isPrepared) await world.signIn(username);
};

type Outcome = Result<MessageReceipt, ClientMessageFailure>;

const aDraft = (text: string, recipients: readonly string[]): ClientMessageDraft => ({
  kind: 'identity-document',
  text,
  recipients,
});

When(
  'Paola Verdi scrive {string} a {string}, {string} e {string}',
  async function (this: PortalWorld, text: string, first: string, second: string, third: string) {
    bindClients(this);
    await enter(this, PAOLA.username);
    await this.attempt(() => this.use(ClientMessages).send(aDraft(text, [first, second, third]), aNewKey()));
  },
);

const receiptOf = (world: PortalWorld): MessageReceipt => {
  const outcome = world.result<Outcome>();
  return outcome.ok ? outcome.value : assert.fail(outcome.failure.code);
};

Then('il messaggio è inviato a {string} e {string}', function (this: PortalWorld, first: string, second: string) {
  assert.deepEqual(receiptOf(this).sent, [first, second]);
});

Then('non è inviato a {string}, il cui mandato non è dei suoi uffici', function (this: PortalWorld, recipient: string) {
  assert.deepEqual(receiptOf(this).refused, [{ recipient, reason: 'not-held' }]);
});

const bodiesOf = async (world: PortalWorld, person: string): Promise<readonly string[]> => {
  const inbox = castInbox(person);
  await enter(world, inbox.username);
  const read = await world.use(ReadNotifications)(inbox, { unreadOnly: true }, 1);
  return read.ok ? read.value.items.map(({ plainBody }) => plainBody) : assert.fail(read.failure);
};

Then(
  'Anna Bianchi legge nella sua casella {string} e non {string}',
  async function (this: PortalWorld, words: string, others: string) {
    const [latest = ''] = await bodiesOf(this, 'Anna Bianchi');
    assert.ok(latest.includes(words), latest);
    assert.ok(!latest.includes(others), latest);
  },
);

When(
  'Paola Verdi manda due volte, con la stessa chiave, {string} a {string}',
  async function (this: PortalWorld, text: string, recipient: string) {
    bindClients(this);
    await enter(this, PAOLA.username);
    const key = aNewKey();
    const marked = `${text} (${key})`;
    this.note(SAID, marked);
    await this.attempt(async () => {
      const first = await this.use(ClientMessages).send(aDraft(marked, [recipient]), key);
      assert.deepEqual(await this.use(ClientMessages).send(aDraft(marked, [recipient]), key), first);
      return first;
    });
    this.result();
  },
);

Then('Anna Bianchi ne trova uno solo nella sua casella', async function (this: PortalWorld) {
  const bodies = await bodiesOf(this, 'Anna Bianchi');
  assert.equal(bodies.filter((body) => body.startsWith(this.noted<string>(SAID))).length, 1);
});

When("l'operatore scrive {string}", function (this: PortalWorld, text: string) {
  this.note(SAID, draftProblem(aDraft(text, ['azienda-7k2m'])));
});

When(
  "l'operatore ha inviato {int} messaggi nell'ultimo minuto e ne scrive un altro",
  function (this: PortalWorld, lastMinute: number) {
    const limit = limitBroken({ lastMinute, today: lastMinute }, 1);
    this.note(SAID, limit === undefined ? undefined : failureSentence({ code: 'messages.too-many', limit }));
  },
);

Then('il portale dice {string}', function (this: PortalWorld, sentence: string) {
  assert.equal(this.noted(SAID), sentence);
});

const POSITIONS: Readonly<Record<string, PressedKey['where']>> = {
  'nella pagina': 'page',
  'in un campo': 'field',
  'in una riga': 'row',
};

When(
  /^l'operatore preme "(.+)" (nella pagina|in un campo|in una riga)$/,
  function (this: PortalWorld, key: string, where: string) {
    this.note(ACT, keyActOf({ key, isCombined: false, where: POSITIONS[where] ?? 'page' }, []));
  },
);

const act = (world: PortalWorld): KeyAct | undefined => world.notedOr<KeyAct | undefined>(ACT, undefined);
Then('va alla ricerca', function (this: PortalWorld) {
  assert.deepEqual(act(this), { kind: 'search' });
});
Then('non succede nulla', function (this: PortalWorld) {
  assert.equal(act(this), undefined);
});
Then('passa alla riga dopo', function (this: PortalWorld) {
  assert.deepEqual(act(this), { kind: 'move', by: 1 });
});
Then('apre la riga', function (this: PortalWorld) {
  assert.deepEqual(act(this), { kind: 'open' });
});
