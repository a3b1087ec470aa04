import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { firstToRead } from '#core/notifications/latest.ts';
import { messageNeedsOf, type MessageNeeds } from '#core/open-items/message-subject.ts';
import type { Application } from '#core/procedures/procedure.ts';
import { toDoList } from '#core/open-items/to-do.ts';
import { anApplication, italianDay } from '#features/support/procedure-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';

const APPLICATION = 'domanda del messaggio';
const NEEDS = 'che cosa vuole il messaggio';
const MESSAGES = 'messaggi in elenco';

Given('una domanda con la richiesta {string} entro il {word}', function (this: PortalWorld, what: string, day: string) {
  this.note(APPLICATION, anApplication({ state: 'documents-requested', request: { what, dueOn: italianDay(day) } }));
});

Given('una domanda senza richieste', function (this: PortalWorld) {
  this.note(APPLICATION, anApplication());
});

When('si legge il messaggio che parla di quella domanda', function (this: PortalWorld) {
  const application = this.notedOr<Application>(APPLICATION, anApplication());
  const records = { today: dayInRome(this.clock.now()), applications: [application], debts: [], payments: [] };
  const toDos = toDoList({ ...records, file: {} });
  this.note(NEEDS, messageNeedsOf([{ kind: 'application', id: application.id }], { ...records, toDos }));
});

const needs = (world: PortalWorld): MessageNeeds =>
  world.notedOr<MessageNeeds | undefined>(NEEDS, undefined) ?? assert.fail('il messaggio non parla di nulla');

Then('il messaggio dice:', function (this: PortalWorld, table: DataTable) {
  const { due, needed, action } = needs(this);
  assert.deepEqual([[due?.inWords.replaceAll('\u00A0', ' '), needed, action?.label]], table.raw().slice(1));
});

Then('il messaggio non ha pulsanti', function (this: PortalWorld) {
  assert.equal(needs(this).action, undefined);
});

Given(
  'i messaggi {string} letto, {string} da leggere e {string} da leggere',
  function (this: PortalWorld, read: string, first: string, second: string) {
    this.note(MESSAGES, [
      { msgId: read, read: true },
      { msgId: first, read: false },
      { msgId: second, read: false },
    ]);
  },
);

Then("accanto all'elenco sta {string}", function (this: PortalWorld, msgId: string) {
  assert.equal(firstToRead(this.notedOr(MESSAGES, []), { unreadOnly: false }), msgId);
});

Then("accanto all'elenco delle sole da leggere non sta nulla", function (this: PortalWorld) {
  assert.equal(firstToRead(this.notedOr(MESSAGES, []), { unreadOnly: true }), undefined);
});
