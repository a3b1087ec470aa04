import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { addDays, dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { milestonesIn, type MilestoneSource } from '#core/milestones/milestone.ts';
import { nextTerms, termWords, type Term } from '#core/selections/next-terms.ts';
import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { type DatedContent, termsOf } from '#core/terms/term.ts';
import type { PortalWorld } from '#features/support/world.ts';

const isoDay = (day: string): IsoDate => day.split('/').toReversed().join('-') as IsoDate;
const given = <Value>(text: string | undefined, value: (text: string) => Value): Value | undefined =>
  text === undefined || text === '' ? undefined : value(text);

/** An event ten days after the last one for signing up. */
const bookedUntil = (day: string): DatedContent => ({
  event: {
    eventDate: addDays(isoDay(day), 10),
    bookingUrl: 'https://incontri.example/iscrizione',
    bookingUntil: isoDay(day),
  },
});

When('un visitatore guarda le prossime scadenze', async function (this: PortalWorld) {
  await this.attempt(() => this.use(SelectionRepository).terms());
});

Then(
  'le scadenze sono {int}, dalla più vicina, nessuna passata e nessuna oltre {int} giorni',
  function (this: PortalWorld, count: number, days: number) {
    const today = dayInRome(this.clock.now());
    const terms = this.result<readonly Term[]>().map(({ closesOn }) => closesOn);
    assert.equal(terms.length, count);
    assert.deepEqual(terms, terms.toSorted());
    assert.ok(terms.every((day) => day >= today && day <= addDays(today, days)));
  },
);

Given(
  '(che )oggi è il {word} e i contenuti hanno questi termini:',
  function (this: PortalWorld, today: string, table: DataTable) {
    const sources = table.hashes().map(({ titolo = '', scade, apre, stato, iscrizioni = '' }): MilestoneSource => {
      const days = { closesOn: given(scade, isoDay), opensOn: given(apre, isoDay) };
      return {
        kind: iscrizioni === '' ? 'aid' : 'booking',
        label: '',
        title: titolo,
        friendlyUrl: titolo,
        status: given(stato, (text) => text),
        ...(iscrizioni === '' ? {} : { list: 'events' }),
        terms: termsOf(iscrizioni === '' ? days : bookedUntil(iscrizioni)),
      };
    });
    const milestones = milestonesIn(sources, isoDay(today));
    this.note('scadenze', { today: isoDay(today), terms: nextTerms(milestones, isoDay(today)) });
  },
);

Then('le prossime scadenze sono:', function (this: PortalWorld, table: DataTable) {
  const { today, terms } = this.noted<{ readonly today: IsoDate; readonly terms: readonly Term[] }>('scadenze');
  assert.deepEqual(
    terms.map((term) => [term.title, termWords(term, today).text]),
    table.raw(),
  );
});
