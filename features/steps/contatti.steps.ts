import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { instantInRome } from '#core/kernel/rome-time.ts';
import { AssistanceDesk } from '#core/support/assistance-desk.ts';
import { contactsAt, type ContactNow } from '#core/support/contacts-now.ts';
import { officeWords } from '#core/support/opening-hours.ts';
import { placeContacts } from '#features/support/sample-contacts.ts';
import type { PortalWorld } from '#features/support/world.ts';

Given('in Italia sono le {word} del {word}', function (this: PortalWorld, hour: string, day: string) {
  const isoDay = day.split('/').toReversed().join('-') as IsoDate;
  this.clock.set(new Date(instantInRome(isoDay, hour)).toISOString());
});

When('un visitatore legge i contatti', async function (this: PortalWorld) {
  placeContacts(this);
  await this.attempt(async () => contactsAt(await this.use(AssistanceDesk).contacts(), this.clock.now()));
});

Then('di {string} si legge {string}', function (this: PortalWorld, title: string, sentence: string) {
  const found = this.result<readonly ContactNow[]>().find(({ contact }) => contact.title === title);
  assert.ok(found !== undefined, `nessun recapito «${title}»`);
  const words = found.state === undefined ? undefined : officeWords(found.state, dayInRome(this.clock.now()));
  assert.equal([words?.state, words?.next].filter((part) => part !== undefined).join(', '), sentence);
});
