import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { audienceFrom } from '#core/aids/audience.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { milestonesIcs } from '#core/milestones/milestone-calendar.ts';
import { type Milestone, milestonesOf, milestoneTag } from '#core/milestones/milestone.ts';
import { MilestoneRepository } from '#core/milestones/milestone-repository.ts';
import { isInView } from '#core/milestones/milestone-view.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { keptTerm, moveOf, moveWords, type Move, termsOf } from '#core/terms/term.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import { italianDay } from '#features/support/procedure-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';

const aMilestone = (fields: Partial<Milestone>): Milestone => ({
  kind: 'aid',
  event: 'closes',
  day: italianDay('18/12/2026'),
  title: 'Vigneti in Puglia',
  label: 'OCM vino',
  friendlyUrl: 'aiuti-e-bandi/vigneti',
  audiences: ['agricoltori'],
  regions: ['puglia'],
  produce: [],
  ...fields,
});
const MEETING = aMilestone({ kind: 'booking', title: 'Incontro', audiences: [], regions: [] });

When('un visitatore guarda tutte le scadenze', async function (this: PortalWorld) {
  await this.attempt(() => this.use(MilestoneRepository).milestones());
});

Then(
  'fra le scadenze ci sono aiuti, concorsi, appalti, servizi e prenotazioni, in ordine di giorno e nessuna passata',
  function (this: PortalWorld) {
    const reported = this.result<readonly Milestone[]>();
    assert.deepEqual([...new Set(reported.map(({ kind }) => kind))].toSorted(), [
      'aid',
      'booking',
      'competition',
      'service',
      'tender',
    ]);
    const days = reported.map(({ day }) => day);
    assert.deepEqual(days, days.toSorted());
    assert.ok(days.every((day) => day >= dayInRome(this.clock.now())));
  },
);

Given(
  /^(?:che )?oggi è il (\S+) e un aiuto si apre il (\S+), si chiude il (\S+) e si corregge fino al (\S+)$/,
  function (this: PortalWorld, today: string, opens: string, closes: string, corrections: string) {
    const days = milestonesOf(
      {
        kind: 'aid',
        title: 'Vigneti',
        label: 'OCM vino',
        friendlyUrl: 'vigneti',
        terms: termsOf({
          opensOn: italianDay(opens),
          closesOn: italianDay(closes),
          correctionsUntil: italianDay(corrections),
        }),
      },
      italianDay(today),
    );
    this.note(
      'parole',
      days.map((one) => milestoneTag(one, italianDay(today)).word),
    );
  },
);

Then(
  'le sue scadenze dicono {string}, {string}, {string}',
  function (this: PortalWorld, first: string, second: string, third: string) {
    assert.deepEqual(this.noted('parole'), [first, second, third]);
  },
);

When(/^si scelgono le scadenze per (\w+), in (\w+)$/, function (this: PortalWorld, audience: string, region: string) {
  const view = { audience: audienceFrom(audience), region, isOwnOnly: false };
  this.note(
    'in vista',
    [aMilestone({}), MEETING].map((one) => isInView(view, one)),
  );
});

Then(
  /^l'aiuto pugliese (si vede|non si vede), e la prenotazione di un incontro si vede$/,
  function (this: PortalWorld, seen: string) {
    assert.deepEqual(this.noted('in vista'), [seen === 'si vede', true]);
  },
);

Given(
  "(che )fra le scadenze mostrate c'è {string}, della propria azienda",
  function (this: PortalWorld, title: string) {
    const shown = [aMilestone({}), aMilestone({ kind: 'own', title, friendlyUrl: 'le-tue-pratiche/domande/D-1' })];
    const view = { isOwnOnly: false };
    this.note(
      'calendario',
      milestonesIcs(routeTable(demonstrationSettings.names), shown, view, { home: 'https://x.example', title: '' }),
    );
  },
);

Then('il calendario contiene {string} e non {string}', function (this: PortalWorld, reported: string, hidden: string) {
  const file = this.noted<string>('calendario');
  assert.ok(file.includes(reported));
  assert.ok(!file.includes(hidden));
});

Given(
  /^(?:che )?il (\S+) un termine passa dal (\S+) al (\S+), con "(.*)"$/,
  function (this: PortalWorld, on: string, from: string, to: string, act: string) {
    const [before, now] = [from, to].map((day) => termsOf({ closesOn: italianDay(day), termsAct: act })[0]);
    assert.ok(now !== undefined);
    this.note('spostamento', moveOf(keptTerm(before, now, italianDay(on))));
  },
);

Then(/^il (\S+) accanto al termine si legge "(.*)"$/, function (this: PortalWorld, today: string, words: string) {
  const reported = moveWords(this.noted<Move | undefined>('spostamento'), italianDay(today)) ?? '';
  assert.equal(reported.replaceAll('\u00A0', ' '), words);
});
