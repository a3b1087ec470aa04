import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import {
  MyAlerts,
  NO_CHOICES,
  type PersonalAlerts,
  type PersonalFailure,
  type PersonalKind,
  TERM_DAYS,
} from '#core/alerts/personal-alerts.ts';
import { KIND_WORDS } from '#core/alerts/personal-draft.ts';
import { personalMessage, personalPath } from '#core/alerts/personal-messages.ts';
import { mayBeNotified, nextLook, termDays } from '#core/alerts/personal-news.ts';
import { formatDay, timeInRome } from '#core/formatting/date.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Result } from '#core/kernel/result.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { companyReference } from '#core/session/company-offer.ts';
import { grantsOf, PersonalStory } from '#features/support/personal-story.ts';
import { italianDay } from '#features/support/procedure-visit.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import type { PortalWorld } from '#features/support/world.ts';

const MARCO = 'RNLMRC75C12M082C';
const storyOf = (world: PortalWorld): PersonalStory => {
  const known = world.notedOr<PersonalStory | undefined>('avvisi personali', undefined);
  const story = known ?? new PersonalStory(world.clock, MARCO);
  if (known === undefined) world.note('avvisi personali', story);
  return story;
};
/** The choices of Marco Rinaldi: those of the story, and over the network the service's. */
const alertsOf = async (world: PortalWorld): Promise<MyAlerts> => {
  const known = world.notedOr<MyAlerts | undefined>('avvisi di Marco', undefined);
  if (known !== undefined) return known;
  await world.signIn('marco.rinaldi');
  if (world.isPrepared) world.place(MyAlerts, storyOf(world).alerts);
  const alerts = world.use(MyAlerts);
  world.note('avvisi di Marco', alerts);
  return alerts;
};
const kindCalled = (title: string): PersonalKind =>
  (Object.entries(KIND_WORDS).find(([, words]) => words.title === title)?.[0] ?? '') as PersonalKind;

Given(
  /^(?:che )?Marco Rinaldi sceglie gli avvisi "([^"]*)" e "([^"]*)" della sua prima azienda, a "([^"]*)"$/,
  async function (this: PortalWorld, first: string, second: string, mail: string) {
    const kinds = [kindCalled(first), kindCalled(second)];
    const draft = { ...NO_CHOICES, mail, companies: [{ cuaa: MARCO, kinds }] };
    const alerts = await alertsOf(this);
    this.note('scelte prima', await alerts.of('farmer'));
    this.note('esito della scelta', await alerts.save('farmer', draft));
  },
);

When('Marco Rinaldi torna alle sue scelte', async function (this: PortalWorld) {
  this.note('scelte', await (await alertsOf(this)).of('farmer'));
});

When('Marco Rinaldi spegne tutti gli avvisi', async function (this: PortalWorld) {
  await (await alertsOf(this)).save('farmer', { ...NO_CHOICES, mail: '' });
});

When('chi legge la posta di {string} preme «Conferma»', async function (this: PortalWorld, mail: string) {
  const story = storyOf(this);
  const fields = [
    ['chiave', story.linkTo(mail)],
    ['azione', 'conferma'],
  ] as const;
  assert.equal((await story.service.post(fields, 'chi')).kind, 'confirmed');
});

Then('trova {int} avvisi scelti per {int} azienda', function (this: PortalWorld, count: number, companies: number) {
  const chosen = this.noted<PersonalAlerts>('scelte').companies;
  assert.deepEqual([chosen.flatMap(({ kinds }) => kinds).length, chosen.length], [count, companies]);
});

Then(
  /^l'indirizzo "([^"]*)" è (da confermare|confermato)$/,
  async function (this: PortalWorld, mail: string, how: string) {
    const { address } = await (await alertsOf(this)).of('farmer');
    assert.deepEqual([address?.mail, address?.confirmedOn !== undefined], [mail, how === 'confermato']);
  },
);

Then('non è salvato niente', async function (this: PortalWorld) {
  const outcome = this.noted<Result<PersonalAlerts, PersonalFailure>>('esito della scelta');
  assert.equal(outcome.ok, false);
  assert.deepEqual(await (await alertsOf(this)).of('farmer'), this.noted<PersonalAlerts>('scelte prima'));
});

Then('non resta nessun indirizzo', async function (this: PortalWorld) {
  assert.equal((await (await alertsOf(this)).of('farmer')).address, undefined);
});

Given(
  /^(?:che )?una persona vuole sapere di una scadenza soltanto (\d+) giorni prima$/,
  function (this: PortalWorld, day: string) {
    this.note('giorni scelti', [Number(day)]);
  },
);

When(
  /^il (\d\d\/\d\d\/\d{4}) si guardano le scadenze, dopo averle guardate il (\d\d\/\d\d\/\d{4})$/,
  function (this: PortalWorld, today: string, before: string) {
    const chosen = this.notedOr<readonly number[]>('giorni scelti', TERM_DAYS);
    this.note('giorni detti', termDays(italianDay(before), italianDay(today), chosen));
  },
);

Then(
  /^la scadenza del (\d\d\/\d\d\/\d{4}) (si dice|non si dice)$/,
  function (this: PortalWorld, term: string, how: string) {
    assert.equal(this.noted<ReadonlySet<string>>('giorni detti').has(italianDay(term)), how === 'si dice');
  },
);

When("parte l'avviso del pagamento {string} di Anna Bianchi", function (this: PortalWorld, id: string) {
  const person = { fiscalCode: 'BNCNNA80A41H501R', role: 'farmer' } as const;
  const items = [{ kind: 'payment', cuaa: person.fiscalCode, id }] as const;
  const link = personalPath(routeTable(demonstrationSettings.names), person, items);
  this.note('collegamento', decodeURIComponent(link));
  this.note('avviso', personalMessage({ agency: 'ANPAG', link: '', preferences: '', end: '' }));
});

Then('nel messaggio non ci sono nomi né cifre', function (this: PortalWorld) {
  const { subject, text } = this.noted<ReturnType<typeof personalMessage>>('avviso');
  assert.doesNotMatch(`${subject} ${text}`, /\d|€|Anna|Bianchi|pagament/u);
});

Then(
  "chi fa l'accesso dal messaggio arriva al pagamento {string} della sua azienda",
  function (this: PortalWorld, id: string) {
    const company = companyReference('BNCNNA80A41H501R');
    const expected = `/scrivania?accedi=/le-tue-pratiche/pagamenti/${id}?azienda=${company}`;
    assert.equal(this.noted<string>('collegamento'), expected);
  },
);

When(
  /^si sta per scrivere a (un agricoltore|un operatore CAA) di un'azienda (.+)$/,
  function (this: PortalWorld, who: string, how: string) {
    const role = who === 'un agricoltore' ? 'farmer' : 'caa';
    this.note('parte', mayBeNotified({ role }, 'azienda', grantsOf(how, dayInRome(this.clock.now()))));
  },
);

Then(/^il messaggio (parte|non parte)$/, function (this: PortalWorld, how: string) {
  assert.equal(this.noted<boolean>('parte'), how === 'parte');
});

When(
  /^un centro ha avuto il messaggio del (\d\d\/\d\d\/\d{4}), e alle (\d\d:\d\d) dello stesso giorno sceglie le (\d\d):00$/,
  function (this: PortalWorld, day: string, time: string, hour: string) {
    const now = Date.parse(`${italianDay(day)}T${time}:00+01:00`);
    this.note('prossimo del centro', nextLook(Number(hour), italianDay(day), now));
  },
);

Then(
  /^il prossimo parte il (\d\d\/\d\d\/\d{4}) alle (\d\d:\d\d)$/,
  function (this: PortalWorld, day: string, time: string) {
    const next = this.noted<number>('prossimo del centro');
    assert.deepEqual([formatDay(dayInRome(next)), timeInRome(next)], [day, time]);
  },
);
