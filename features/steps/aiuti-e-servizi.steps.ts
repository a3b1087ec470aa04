import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { CatalogueDetail } from '#core/catalogue/item.ts';
import { serviceEntry } from '#core/catalogue/service-entry.ts';
import { isTaskTarget } from '#core/catalogue/task.ts';
import { type Campaign, campaignAction, campaignStateOn, campaignTag, campaignTermOn } from '#core/content/campaign.ts';
import { withContactLinks } from '#core/content/contact-links.ts';
import { richTextFromMarkdown } from '#core/content/markdown.ts';
import { linksIn } from '#core/content/rich-text-links.ts';
import type { Area } from '#core/kernel/area.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { italianDay } from '#features/support/procedure-visit.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import type { PortalWorld } from '#features/support/world.ts';

const WORDS = { remember: 'Avvisami quando apre', none: '' } as const;

Given(
  /^un aiuto con domande dal (\d\d\/\d\d\/\d{4}) al (\d\d\/\d\d\/\d{4}) e modifiche fino al (\d\d\/\d\d\/\d{4})$/,
  function (this: PortalWorld, opens: string, closes: string, corrections: string) {
    this.note('campagna', {
      opensOn: italianDay(opens),
      closesOn: italianDay(closes),
      correctionsUntil: italianDay(corrections),
    });
  },
);

When(
  /^(un visitatore|chi ha fatto l'accesso) apre la sua scheda il (\d\d\/\d\d\/\d{4})$/,
  function (this: PortalWorld, who: string, today: string) {
    const campaign = this.noted<Campaign>('campagna');
    const state = campaignStateOn(campaign, italianDay(today));
    const action = campaignAction(state, who !== 'un visitatore');
    this.note('stato', campaignTag(state)?.word ?? '');
    this.note('pulsante', action.kind === 'enter' ? action.words : WORDS[action.kind]);
    this.note('termine', campaignTermOn(campaign, italianDay(today))?.text ?? '');
  },
);

Then('legge {string} e il pulsante dice {string}', function (this: PortalWorld, state: string, words: string) {
  assert.deepEqual([this.noted<string>('stato'), this.noted<string>('pulsante')], [state, words]);
});

Then("il termine dell'aiuto si legge {string}", function (this: PortalWorld, text: string) {
  assert.equal(this.noted<string>('termine'), text);
});

Given(
  /^un servizio (attivo|non attivo) che apre "([^"]+)"$/,
  function (this: PortalWorld, state: string, place: string) {
    const service = state === 'attivo' ? { status: 'Attivo' } : { status: 'Non attivo', reason: 'Lavori in corso' };
    const item = { id: 'servizio', list: 'services', friendlyUrl: 'servizio', title: 'Servizio', description: '' };
    this.note('servizio', {
      item: { ...item, service, facets: {}, isNew: false },
      opens: isTaskTarget(place) ? place : assert.fail(place),
    });
  },
);

const AREAS: Readonly<Record<string, Area>> = {
  'un visitatore': 'public',
  'un agricoltore': 'farmer',
  'un operatore CAA': 'caa',
};

When(
  /^(un visitatore|un agricoltore|un operatore CAA) ne legge il pulsante$/,
  function (this: PortalWorld, who: string) {
    const table = routeTable(demonstrationSettings.names);
    const entry = serviceEntry(table, this.noted<CatalogueDetail>('servizio'), AREAS[who] ?? assert.fail(who));
    this.note('pulsante', entry?.kind === 'place' ? entry.way : undefined);
  },
);

Then("non c'è alcun pulsante", function (this: PortalWorld) {
  assert.equal(this.noted('pulsante'), undefined);
});

When('i contatti di un servizio sono {string}', function (this: PortalWorld, text: string) {
  this.note('collegamenti', linksIn(withContactLinks(richTextFromMarkdown(text))));
});

Then('si può premere {string}', function (this: PortalWorld, address: string) {
  assert.ok(this.noted<readonly string[]>('collegamenti').includes(address));
});
