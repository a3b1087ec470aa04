import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { AssistanceService } from '#core/support/assistance-service.ts';
import { contactsAt, type ContactNow } from '#core/support/contacts-now.ts';
import { officeWords } from '#core/support/opening-hours.ts';
import { bindContacts } from '#features/support/sample-contacts.ts';
import type { PortalWorld } from '#features/support/world.ts';

When('un visitatore legge i contatti', async function (this: PortalWorld) {
  bindContacts(this);
  await this.attempt(async () => contactsAt(await this.use(AssistanceService).contacts(), this.clock.now()));
});

Then('di {string} si legge {string}', function (this: PortalWorld, title: string, sentence: string) {
  const found = this.result<readonly ContactNow[]>().find(({ contact }) => contact.title === title);
  assert.ok(found !== undefined, `nessun recapito «${title}»`);
  const words = found.state === undefined ? undefined : officeWords(found.state, dayInRome(this.clock.now()));
  assert.equal([words?.state, words?.next].filter((part) => part !== undefined).join(', '), sentence);
});
