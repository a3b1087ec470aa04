import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { searchWords } from '#core/alerts/alert-search.ts';
import { type AlertSearch, searchOf } from '#core/alerts/list-search.ts';
import { followedWords } from '#core/alerts/followed-content.ts';
import type { EntryState } from '#core/alerts/followed-entries.ts';
import { nextDigest } from '#core/alerts/frequency.ts';
import { entryChanges } from '#core/alerts/entry-changes.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { formatDay, timeInRome } from '#core/formatting/date.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { AlertStory } from '#features/support/alert-story.ts';
import { italianDay } from '#features/support/procedure-visit.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import type { PortalWorld } from '#features/support/world.ts';

const words = (world: PortalWorld, isConfirmed: boolean): string =>
  searchWords(routeTable(demonstrationSettings.names), world.noted<AlertSearch>('ricerca'), {}, isConfirmed).text;

When('qualcuno chiede gli avvisi delle normative con le parole {string}', function (this: PortalWorld, search: string) {
  this.note('ricerca', searchOf(LISTS.regulations, { ...noCriteria(), search }));
});

Then("l'avviso confermato si chiama {string}", function (this: PortalWorld, expected: string) {
  assert.equal(words(this, true), expected);
});

Then('il messaggio di conferma lo chiama {string}', function (this: PortalWorld, expected: string) {
  assert.equal(words(this, false), expected);
});

When(
  /^il (\d\d\/\d\d\/\d{4}) alle (\d\d:\d\d) si conta il prossimo messaggio di chi lo riceve (ogni giorno|ogni lunedì)$/,
  function (this: PortalWorld, today: string, time: string, often: string) {
    const offset = italianDay(today) < '2026-10-25' ? '+02:00' : '+01:00';
    const now = Date.parse(`${italianDay(today)}T${time}:00${offset}`);
    this.note('prossimo', nextDigest(often === 'ogni giorno' ? 'daily' : 'weekly', now));
  },
);

Then(
  /^il prossimo messaggio parte il (\d\d\/\d\d\/\d{4}) alle (\d\d:\d\d)$/,
  function (this: PortalWorld, expected: string, time: string) {
    const next = this.noted<number>('prossimo');
    assert.deepEqual([formatDay(dayInRome(next)), timeInRome(next)], [expected, time]);
  },
);

Given(
  /^(?:che )?un concorso con scadenza il (\d\d\/\d\d\/\d{4}) è appena entrato$/,
  function (this: PortalWorld, deadline: string) {
    this.note('concorso seguito', new AlertStory(italianDay(deadline)));
  },
);

When('parte il messaggio', function (this: PortalWorld) {
  this.note('messaggio', this.noted<AlertStory>('concorso seguito').message());
});

When(/^la scadenza passa al (\d\d\/\d\d\/\d{4}) e parte il messaggio$/, function (this: PortalWorld, deadline: string) {
  const story = this.noted<AlertStory>('concorso seguito');
  story.moveTo(italianDay(deadline));
  this.note('messaggio', story.message());
});

Then('dice {string}', function (this: PortalWorld, expected: string) {
  assert.equal(this.noted<string>('messaggio'), expected);
});

When('qualcuno segue il concorso {string}', function (this: PortalWorld, title: string) {
  this.note('cosa seguita', followedWords({ thing: 'competitions', slug: title.toLowerCase() }, title));
});

Then("l'avviso si chiama {string}", function (this: PortalWorld, expected: string) {
  assert.equal(this.noted<string>('cosa seguita'), expected);
});

Given(
  /^un concorso seguito con scadenza il (\d\d\/\d\d\/\d{4}) e il documento "([^"]+)"$/,
  function (this: PortalWorld, deadline: string, document: string) {
    this.note('com’era', { deadline: italianDay(deadline), documents: [document] } satisfies EntryState);
  },
);

When(
  /^il concorso passa alla scadenza (\d\d\/\d\d\/\d{4}) con i documenti "([^"]+)"$/,
  function (this: PortalWorld, deadline: string, documents: string) {
    const before = this.noted<EntryState>('com’era');
    const now: EntryState = { deadline: italianDay(deadline), documents: documents.split(', ') };
    const today = dayInRome(this.clock.now());
    this.note('detto', entryChanges([{ number: 1, before }], now, { after: 0, upTo: 1, today }));
  },
);

Then('il messaggio del concorso dice {string}', function (this: PortalWorld, expected: string) {
  const reported = this.noted<readonly string[]>('detto');
  assert.equal(reported.length === 0 ? 'niente' : reported.join('; '), expected);
});
