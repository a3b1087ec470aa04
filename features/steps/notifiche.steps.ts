import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { formatCount } from '#core/formatting/number.ts';
import type { Page } from '#core/kernel/page.ts';
import type { Result } from '#core/kernel/result.ts';
import { instantInRome } from '#core/kernel/rome-time.ts';
import { dayLabel } from '#core/notifications/day-label.ts';
import { inboxOf } from '#core/notifications/inbox.ts';
import { bellOf, type LatestNotifications } from '#core/notifications/latest.ts';
import type { Inbox, Notification } from '#core/notifications/notification.ts';
import { aMessage, castInbox, bindMessages } from '#features/support/notification-visit.ts';
import { italianDay } from '#features/support/procedure-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';
import {
  MarkNotifications,
  ReadLatestNotifications,
  ReadNotifications,
} from '#core/notifications/read-notifications.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const valueOf = <T>(outcome: Result<T, string>): T => (outcome.ok ? outcome.value : assert.fail(outcome.failure));

const latestOf = async (
  world: PortalWorld,
  person: string,
  screen: 'small' | 'wide' = 'wide',
): Promise<LatestNotifications> => valueOf(await world.use(ReadLatestNotifications)(castInbox(person), screen));

/** The instant of an Italian clock and date; the season is said of an hour that comes twice. */
const instantOf = (time: string, date: string, season: string | null): string => {
  const day = italianDay(date);
  if (season === null) return new Date(instantInRome(day, time)).toISOString();
  return `${day}T${time}:00${season === 'legale' ? '+02:00' : '+01:00'}`;
};

Given(
  /^(?:che )?in Italia sono le (\S+) del (\S+?)(?:, ora (legale|solare))?$/,
  function (this: PortalWorld, time: string, date: string, season: string | null) {
    this.clock.set(instantOf(time, date, season));
  },
);

When(
  /^si guarda una notifica arrivata alle (\S+) del (\S+?)(?:, ora (legale|solare))?$/,
  function (this: PortalWorld, time: string, date: string, season: string | null) {
    this.note('arrivata', Date.parse(instantOf(time, date, season)));
  },
);

Then('la data si legge {string}', function (this: PortalWorld, label: string) {
  assert.equal(dayLabel(this.noted<number>('arrivata'), this.clock.now()), label);
});

Given('{int} notifiche da leggere per Anna Bianchi', function (this: PortalWorld, count: number) {
  bindMessages(
    this,
    Array.from({ length: count }, (_, at) => aMessage('Anna Bianchi', at + 1, this.clock.now() - at * MINUTE_MS)),
  );
});

Given(
  'una notifica per Anna Bianchi in ciascuno degli ultimi {int} giorni',
  function (this: PortalWorld, count: number) {
    bindMessages(
      this,
      Array.from({ length: count }, (_, at) => aMessage('Anna Bianchi', at + 1, this.clock.now() - at * DAY_MS)),
    );
  },
);

Given('una notifica per Anna Bianchi e una per Paola Verdi', function (this: PortalWorld) {
  bindMessages(this, [aMessage('Anna Bianchi', 1, this.clock.now()), aMessage('Paola Verdi', 1, this.clock.now())]);
});

Given('una persona che lavora come agricoltore per {string}', function (this: PortalWorld, selectedCuaa: string) {
  this.note('casella', inboxOf({ isCaa: false, fiscalCode: 'DLCNCL82E05F839N', selectedCuaa }));
});

Given('una persona che lavora come operatore CAA', function (this: PortalWorld) {
  this.note('casella', inboxOf({ isCaa: true, fiscalCode: 'DLCNCL82E05F839N' }));
});

Given('una persona che lavora come agricoltore, senza azienda selezionata', function (this: PortalWorld) {
  this.note('casella', inboxOf({ isCaa: false, fiscalCode: 'DLCNCL82E05F839N' }));
});

Then('le notifiche sono quelle di tipo {word} di {string}', function (this: PortalWorld, kind: string, id: string) {
  const inbox = this.noted<Inbox>('casella');
  assert.deepEqual([inbox.kind, inbox.id], [kind, id]);
});

Then('non si chiede nessuna notifica', function (this: PortalWorld) {
  assert.equal(this.noted<Inbox | undefined>('casella'), undefined);
});

When(
  /^(.+) apre le ultime notifiche su uno schermo (piccolo|grande)$/,
  async function (this: PortalWorld, person: string, size: string) {
    await this.signIn(castInbox(person).username);
    await this.attempt(() => latestOf(this, person, size === 'piccolo' ? 'small' : 'wide'));
  },
);

Then('ne vede {int}, dalla più recente', function (this: PortalWorld, count: number) {
  const { items } = this.result<LatestNotifications>();
  assert.equal(items.length, count);
  assert.deepEqual(
    items,
    items.toSorted((left, right) => right.createdAt - left.createdAt),
  );
});

Then('vede solo la propria', function (this: PortalWorld) {
  assert.equal(this.result<LatestNotifications>().items.length, 1);
});

Then('la campanella è in allarme e porta il numero {string}', function (this: PortalWorld, badge: string) {
  const bell = bellOf(this.result<LatestNotifications>().unread);
  assert.deepEqual([bell.variant, formatCount(bell.count)], ['alert', badge]);
});

Then('la campanella è normale e non porta numeri', function (this: PortalWorld) {
  const bell = bellOf(this.result<LatestNotifications>().unread);
  assert.deepEqual([bell.variant, bell.count], ['plain', 0]);
});

When(/^(.+) apre la prima notifica da leggere$/, async function (this: PortalWorld, person: string) {
  const inbox = castInbox(person);
  await this.signIn(inbox.username);
  const all = valueOf(await this.use(ReadNotifications)(inbox, { unreadOnly: true }, 1));
  const first = all.items[0] ?? assert.fail('non ci sono notifiche da leggere');
  this.note('da leggere prima', all.totalCount);
  this.note('notifica aperta', first.msgId);
  await this.attempt(async () => valueOf(await this.use(MarkNotifications)(inbox, [first.msgId], true)));
});

When('la segna di nuovo come da leggere', async function (this: PortalWorld) {
  this.result();
  await this.attempt(async () =>
    valueOf(
      await this.use(MarkNotifications)(castInbox('Anna Bianchi'), [this.noted<string>('notifica aperta')], false),
    ),
  );
});

Then(/^le notifiche da leggere sono (una in meno|quante prima)$/, function (this: PortalWorld, how: string) {
  assert.equal(this.result<number>(), this.noted<number>('da leggere prima') - (how === 'una in meno' ? 1 : 0));
});

Then('rileggendo le notifiche quella risulta letta', async function (this: PortalWorld) {
  const page = valueOf(await this.use(ReadNotifications)(castInbox('Anna Bianchi'), { unreadOnly: false }, 1));
  assert.equal(page.items.find(({ msgId }) => msgId === this.noted<string>('notifica aperta'))?.read, true);
});

When(
  'Anna Bianchi filtra le notifiche degli ultimi {int} giorni',
  async function (this: PortalWorld, lastDays: number) {
    await this.signIn(castInbox('Anna Bianchi').username);
    await this.attempt(async () =>
      valueOf(await this.use(ReadNotifications)(castInbox('Anna Bianchi'), { lastDays, unreadOnly: false }, 1)),
    );
  },
);

When('Anna Bianchi filtra le notifiche da leggere', async function (this: PortalWorld) {
  await this.signIn(castInbox('Anna Bianchi').username);
  await this.attempt(async () =>
    valueOf(await this.use(ReadNotifications)(castInbox('Anna Bianchi'), { unreadOnly: true }, 1)),
  );
});

Then("l'elenco ne conta {int}", function (this: PortalWorld, count: number) {
  assert.equal(this.result<Page<Notification>>().totalCount, count);
});

Then('nessuna è già letta', function (this: PortalWorld) {
  const { items } = this.result<Page<Notification>>();
  assert.ok(items.length > 0 && items.every(({ read }) => !read));
});

Then('ciascuna ha oggetto, testo e data', function (this: PortalWorld) {
  for (const { subject, plainBody, createdAt } of this.result<Page<Notification>>().items) {
    assert.ok(subject !== '' && plainBody !== '' && Number.isFinite(createdAt));
  }
});
