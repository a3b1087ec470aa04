import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { InMemoryAssistanceDesk } from '#adapters/storage/memory/support.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { instantInRome } from '#core/kernel/rome-time.ts';
import { AssistanceDesk } from '#core/support/assistance-desk.ts';
import { contactsAt, type ContactNow } from '#core/support/contacts-now.ts';
import { officeWords, WEEKDAYS, type Opening } from '#core/support/opening-hours.ts';
import type { PortalWorld } from '#features/support/world.ts';

const WORKDAYS = WEEKDAYS.slice(0, 5);
const FARMERS: Opening = {
  times: [
    { days: WORKDAYS, from: '09:00', to: '13:00' },
    { days: WORKDAYS, from: '14:00', to: '16:30' },
  ],
  closedOn: ['2026-06-29' as IsoDate],
};

Given('in Italia sono le {word} del {word}', function (this: PortalWorld, hour: string, day: string) {
  const isoDay = day.split('/').toReversed().join('-') as IsoDate;
  this.clock.set(new Date(instantInRome(isoDay, hour)).toISOString());
});

When('un visitatore legge i contatti', async function (this: PortalWorld) {
  if (this.isPrepared)
    this.place(
      AssistanceDesk,
      new InMemoryAssistanceDesk(
        [],
        [{ title: 'Assistenza agli agricoltori', opening: FARMERS }, { title: 'Sicurezza dei servizi online' }],
      ),
    );
  await this.attempt(async () => contactsAt(await this.use(AssistanceDesk).contacts(), this.clock.now()));
});

Then('di {string} si legge {string}', function (this: PortalWorld, title: string, sentence: string) {
  const found = this.result<readonly ContactNow[]>().find(({ contact }) => contact.title === title);
  assert.ok(found !== undefined, `nessun recapito «${title}»`);
  const words = found.state === undefined ? undefined : officeWords(found.state, dayInRome(this.clock.now()));
  assert.equal([words?.state, words?.next].filter((part) => part !== undefined).join(', '), sentence);
});
