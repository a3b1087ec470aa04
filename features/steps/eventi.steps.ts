import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { eventActionOn, eventNearness } from '#core/catalogue/event-answer.ts';
import { eventsInEvidence } from '#core/catalogue/event-order.ts';
import type { CatalogueItem, EventFacts, EventStatus } from '#core/catalogue/item.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
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

Given(/^l'evento è (annullato|rinviato)$/, function (this: PortalWorld, eventStatus: EventStatus) {
  this.note('evento', { ...this.noted<EventFacts>('evento'), eventStatus });
});

When(/^qualcuno apre la pagina dell'evento il (\d\d\/\d\d\/\d{4})$/, function (this: PortalWorld, today: string) {
  const event = this.noted<EventFacts>('evento');
  const action = eventActionOn({ event }, 'https://incontri.example/diretta', italianDay(today));
  this.note('pulsante', BUTTONS[action.kind]);
  this.note('quando', eventNearness({ event }, italianDay(today)));
});

Then("il pulsante dell'evento è {string}", function (this: PortalWorld, words: string) {
  assert.equal(this.noted<string>('pulsante'), words);
});

Then('si legge {string}', function (this: PortalWorld, words: string) {
  assert.equal(this.noted<string>('quando'), words);
});

const DAYS = /\d\d\/\d\d\/\d{4}/gu;
const daysIn = (words: string) => (words.match(DAYS) ?? []).map(italianDay);

const anEvent = (day: IsoDate): CatalogueItem => ({
  id: day,
  list: 'events',
  friendlyUrl: day,
  title: 'Un evento',
  description: '',
  facets: {},
  isNew: false,
  event: { eventDate: day, isOnlineEvent: false },
});

Given(/^gli eventi in evidenza del (.+)$/, function (this: PortalWorld, days: string) {
  this.note('eventi', daysIn(days).map(anEvent));
});

When(/^qualcuno apre l'elenco degli eventi il (\d\d\/\d\d\/\d{4})$/, function (this: PortalWorld, today: string) {
  const shown = eventsInEvidence(this.noted<readonly CatalogueItem[]>('eventi'), italianDay(today));
  this.note('in evidenza', shown);
});

Then(/^l'evento grande è del (\d\d\/\d\d\/\d{4})$/, function (this: PortalWorld, date: string) {
  assert.equal(this.noted<readonly CatalogueItem[]>('in evidenza')[0]?.id, italianDay(date));
});

Then(/^sotto stanno quelli del (.+)$/, function (this: PortalWorld, days: string) {
  assert.deepEqual(
    this.noted<readonly CatalogueItem[]>('in evidenza')
      .slice(1)
      .map(({ id }) => id),
    daysIn(days),
  );
});
