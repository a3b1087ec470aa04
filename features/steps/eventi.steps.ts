import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { eventActionOn, eventNearness } from '#core/catalogue/event-answer.ts';
import type { EventFacts } from '#core/catalogue/item.ts';
import { italianDay } from '#features/support/procedure-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';

const BUTTONS = { signUp: 'Iscriviti', attend: 'Partecipa online', none: '' } as const;

Given(
  /^un evento online del (\d\d\/\d\d\/\d{4}), con iscrizioni fino al (\d\d\/\d\d\/\d{4})$/,
  function (this: PortalWorld, date: string, until: string) {
    this.note('evento', {
      eventDate: italianDay(date),
      isOnlineEvent: true,
      bookingUrl: 'https://incontri.example/iscrizione',
      bookingUntil: italianDay(until),
    });
  },
);

When(/^qualcuno apre la pagina dell'evento il (\d\d\/\d\d\/\d{4})$/, function (this: PortalWorld, today: string) {
  const event = this.noted<EventFacts>('evento');
  const action = eventActionOn(event, 'https://incontri.example/diretta', italianDay(today));
  this.note('pulsante', BUTTONS[action.kind]);
  this.note('quando', eventNearness(event, italianDay(today)));
});

Then("il pulsante dell'evento è {string}", function (this: PortalWorld, words: string) {
  assert.equal(this.noted<string>('pulsante'), words);
});

Then('si legge {string}', function (this: PortalWorld, words: string) {
  assert.equal(this.noted<string>('quando'), words);
});
