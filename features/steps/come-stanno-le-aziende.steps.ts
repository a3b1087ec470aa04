import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { makeEnterAddress, ReadAsVisitor } from '#core/access/enter-address.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';
import type { Tone } from '#core/kernel/status-tag.ts';
import { companyStateWords } from '#core/open-items/company-state.ts';
import { type CompanyState, CompanyStates } from '#core/open-items/company-states.ts';
import { anonymousSession } from '#core/session/state.ts';
import type { Company } from '#core/session/user.ts';
import { castCompany } from '#features/support/cast-companies.ts';
import { bindCompanyStates } from '#features/support/company-states.ts';
import { visitOf } from '#features/support/visits.ts';
import type { PortalWorld } from '#features/support/world.ts';

const STATE = 'come sta un’azienda';
const KNOWN = 'come stanno le aziende';
const MARCOS = ['Cooperativa Olivicola Valle Chiara', 'Azienda agricola Rinaldi Marco'];

interface Situation {
  readonly mandateClosed: boolean;
  readonly state: CompanyState | undefined;
}
const nothing: CompanyState = { cuaa: '01', toDos: 0, late: 0 };
const note = (world: PortalWorld, state: CompanyState | undefined, mandateClosed = false): void =>
  world.note(STATE, { mandateClosed, state } satisfies Situation);

Given(
  /^che per un'azienda ci sono (\d+) cose da fare, (?:(\d+) scaduta, che fermano ([\d.,]+) €|la più vicina fra (\d+) giorni|senza un termine)$/,
  function (this: PortalWorld, count: string, late: string | null, euro: string | null, days: string | null) {
    note(this, {
      cuaa: '01',
      toDos: Number(count),
      late: Number(late ?? '0'),
      nextTerm: days === null ? undefined : addDays(dayInRome(this.clock.now()), Number(days)),
      stoppedCents: euro === null ? undefined : Number(euro.replaceAll(/\D/gu, '')),
    });
  },
);

Given("che per un'azienda non c'è nulla da fare", function (this: PortalWorld) {
  note(this, nothing);
});

Given("che per un'azienda il mandato è chiuso", function (this: PortalWorld) {
  note(this, undefined, true);
});

Given("che di un'azienda non è noto come sta", function (this: PortalWorld) {
  note(this, undefined);
});

const wordsOf = (world: PortalWorld) => {
  const { mandateClosed, state } = world.noted<Situation>(STATE);
  return companyStateWords({ mandateClosed }, state, dayInRome(world.clock.now()));
};

Then(
  'accanto al nome si legge {string} e {string}, in {colore}',
  function (this: PortalWorld, word: string, more: string, tone: Tone) {
    const words = wordsOf(this);
    assert.deepEqual(
      [words?.tag.word, (words?.more ?? '').replaceAll('\u00A0', ' '), words?.tag.tone],
      [word, more, tone],
    );
  },
);

Then('accanto al nome non si legge nulla', function (this: PortalWorld) {
  assert.equal(wordsOf(this), undefined);
});

When('si chiede come stanno le aziende di Marco Rinaldi', async function (this: PortalWorld) {
  await this.signIn('marco.rinaldi');
  bindCompanyStates(this);
  const companies = MARCOS.map((name): Company => ({
    cuaa: castCompany(name).cuaa,
    registeredName: name,
    mandateClosed: false,
  }));
  await this.attempt(async () => this.note(KNOWN, await this.use(CompanyStates).statesOf(companies)));
});

const known = (world: PortalWorld): readonly CompanyState[] => world.noted(KNOWN);

Then('si sa come sta {string}, che ha qualcosa di scaduto', function (this: PortalWorld, name: string) {
  const found = known(this).find(({ cuaa }) => cuaa === castCompany(name).cuaa);
  assert.ok(found !== undefined && found.late > 0);
});

Then("non si dice nulla di un'azienda che non è sua", function (this: PortalWorld) {
  assert.ok(known(this).every(({ cuaa }) => cuaa !== 'BNCNNA80A41H501R'));
});

When("lascia l'accesso per la pagina {string}", async function (this: PortalWorld, page: string) {
  const visit = visitOf(this);
  visit.tab.use(ReadAsVisitor)(page);
  await visit.leave('home');
});

Then('da visitatore gli si apre la pagina {string}, una volta sola', function (this: PortalWorld, page: string) {
  const { settings, requested } = visitOf(this);
  const enter = makeEnterAddress(settings, requested);
  const left = { ...anonymousSession(), hasLeft: true };
  assert.deepEqual(enter('/home', left), { kind: 'goTo', address: page, signInNeeded: false });
  assert.deepEqual(enter('/home', left), { kind: 'show' });
});
