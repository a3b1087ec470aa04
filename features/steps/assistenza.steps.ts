import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { formatDayInWordsAfterIl } from '#core/formatting/date.ts';
import type { Page } from '#core/kernel/page.ts';
import { type Result, succeed } from '#core/kernel/result.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { anomalyTag } from '#core/producers/anomaly.ts';
import type { Anomaly, Producer, ProducerDetail } from '#core/producers/producer.ts';
import type { ProducerTextFailure } from '#core/producers/producer-text.ts';
import { ProducerRepository } from '#core/producers/producer-repository.ts';
import { producerAddressFrom } from '#core/producers/producer-list.ts';
import { AssistanceService, type AssistanceFailure } from '#core/support/assistance-service.ts';
import {
  answeredBy,
  type AssistanceDraft,
  type AssistanceField,
  type AssistanceReceipt,
} from '#core/support/assistance-request.ts';
import { draftErrors } from '#core/support/check-draft.ts';
import { newDraft } from '#core/support/draft.ts';
import { fiscalCodeProblem } from '#core/support/fiscal-code.ts';
import { AssistanceVisit, type Fate } from '#features/support/assistance-visit.ts';
import { italianDay } from '#features/support/procedure-visit.ts';
import { PAOLA, bindProducers } from '#features/support/producer-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';
import { SearchProducers } from '#core/producers/search-producers.ts';
import { SendAssistanceRequest } from '#core/support/send-assistance-request.ts';

const FIELDS: Readonly<Record<string, AssistanceField>> = {
  Nome: 'name',
  Cognome: 'surname',
  'Codice fiscale': 'fiscalCode',
  Email: 'email',
  Telefono: 'phone',
  Ambito: 'scope',
  Oggetto: 'subject',
  Messaggio: 'message',
  Consenso: 'consent',
};
const fieldNamed = (label: string): AssistanceField => FIELDS[label] ?? assert.fail(label);

type Outcome = Result<AssistanceReceipt, AssistanceFailure>;

const write = (world: PortalWorld, change: Partial<AssistanceDraft>): void => {
  const visit = AssistanceVisit.of(world);
  visit.draft = { ...visit.draft, ...change };
};

/** Over the network the desk offers its own scopes: the first one is chosen. */
const chooseScope = async (world: PortalWorld): Promise<void> => {
  const [scope] = await world.use(AssistanceService).scopes();
  write(world, { scope: scope?.value ?? assert.fail('nessun ambito') });
};

const send = (world: PortalWorld): Promise<Outcome> =>
  world.use(SendAssistanceRequest)(AssistanceVisit.of(world).draft);

Given('la richiesta di assistenza di Anna Bianchi, compilata bene', function (this: PortalWorld) {
  AssistanceVisit.of(this);
});

Given('una richiesta di assistenza lasciata in bianco', function (this: PortalWorld) {
  write(this, newDraft());
});

Given('(che )nel campo {string} ha scritto {string}', function (this: PortalWorld, label: string, text: string) {
  write(this, { [fieldNamed(label)]: text });
});

Given('(che )il messaggio ha {int} caratteri', function (this: PortalWorld, count: number) {
  write(this, { message: 'x'.repeat(count) });
});

Given('(che )non ha dato il consenso', function (this: PortalWorld) {
  write(this, { consent: false });
});

const FATES: Readonly<Record<string, Fate>> = {
  'la richiesta si perde per strada': 'lost',
  'la ricevuta si perde per strada': 'answer-lost',
};

Given(
  /^(?:che )?la prima volta (la richiesta si perde per strada|la ricevuta si perde per strada)$/,
  function (this: PortalWorld, fate: string) {
    AssistanceVisit.of(this).fates.push(FATES[fate] ?? assert.fail(fate));
  },
);

When('Anna Bianchi invia la richiesta', async function (this: PortalWorld) {
  if (!this.isPrepared) await chooseScope(this);
  await this.attempt(() => send(this));
});

When('preme due volte "Invia"', async function (this: PortalWorld) {
  await this.attempt(async () => {
    const [first, second] = await Promise.all([send(this), send(this)]);
    assert.deepEqual(second, first);
    return first;
  });
});

When('la invia ancora', async function (this: PortalWorld) {
  this.note('prima ricevuta', this.result());
  await this.attempt(() => send(this));
});

When('la invia ancora dopo che la prima volta non ha avuto risposta', async function (this: PortalWorld) {
  assert.ok(this.failure() instanceof ServiceError);
  await this.attempt(() => send(this));
});

Then('riceve un numero di ricevuta', function (this: PortalWorld) {
  const outcome = this.result<Outcome>();
  assert.match(outcome.ok ? outcome.value.number : outcome.failure.code, /\d/u);
});

Then('la ricevuta è quella di prima', function (this: PortalWorld) {
  assert.deepEqual(this.result(), this.noted('prima ricevuta'));
});

Then("all'agenzia la richiesta arriva una volta sola", function (this: PortalWorld) {
  const { service, keys } = AssistanceVisit.of(this);
  assert.equal(service.taken.length, 1);
  assert.equal(new Set(keys).size, 1);
});

Then('nulla è inviato', function (this: PortalWorld) {
  assert.equal(this.result<Outcome>().ok, false);
  assert.deepEqual(AssistanceVisit.of(this).keys, []);
});

Then('accanto al campo {string} si legge {string}', function (this: PortalWorld, label: string, message: string) {
  assert.equal(draftErrors(AssistanceVisit.of(this).draft)[fieldNamed(label)]?.message, message);
});

Then('nessun campo è segnato', function (this: PortalWorld) {
  assert.deepEqual(draftErrors(AssistanceVisit.of(this).draft), {});
});

Then('sono segnati tutti i campi tranne {string}', function (this: PortalWorld, label: string) {
  const wrong = Object.keys(draftErrors(AssistanceVisit.of(this).draft));
  assert.deepEqual(
    wrong.toSorted(),
    Object.values(FIELDS)
      .filter((field) => field !== fieldNamed(label))
      .toSorted(),
  );
});

When('si controlla il codice fiscale {string}', function (this: PortalWorld, code: string) {
  this.note('esito del codice', fiscalCodeProblem(code));
});

Then(
  /^il codice (è buono|non ha la forma giusta|ha l'ultima lettera sbagliata)$/,
  function (this: PortalWorld, verdict: string) {
    const expected = {
      'è buono': undefined,
      'non ha la forma giusta': 'shape',
      "ha l'ultima lettera sbagliata": 'control',
    }[verdict];
    assert.equal(this.noted<string | undefined>('esito del codice'), expected);
  },
);

When('Anna Bianchi, che ha fatto accesso, apre il modulo', function (this: PortalWorld) {
  write(this, newDraft({ givenName: 'Anna', familyName: 'Bianchi', fiscalCode: 'BNCNNA80A41H501R' }));
});

Then('trova già scritti nome, cognome e codice fiscale, e vuoti gli altri campi', function (this: PortalWorld) {
  const { name, surname, fiscalCode, ...others } = AssistanceVisit.of(this).draft;
  assert.deepEqual([name, surname, fiscalCode], ['Anna', 'Bianchi', 'BNCNNA80A41H501R']);
  assert.ok(Object.values(others).every((value) => value === '' || value === false));
});

When('Paola Verdi cerca {string} fra i propri produttori', async function (this: PortalWorld, text: string) {
  await this.signIn(PAOLA.username);
  bindProducers(this);
  await this.attempt(() => this.use(SearchProducers)({ ...producerAddressFrom([]), text }, PAOLA.fiscalCode));
});

type Found = Result<Page<Producer>, ProducerTextFailure>;

const found = (world: PortalWorld): readonly Producer[] => {
  const outcome = world.result<Found>();
  return outcome.ok ? outcome.value.items : assert.fail(outcome.failure.message);
};

Then('trova {string}', function (this: PortalWorld, name: string) {
  assert.ok(found(this).some(({ registeredName }) => registeredName === name));
});

Then('non trova {string}', function (this: PortalWorld, name: string) {
  assert.ok(found(this).every(({ registeredName }) => registeredName !== name));
});

Then('il portale chiede: {string}', function (this: PortalWorld, message: string) {
  const outcome = this.result<Found>();
  assert.equal(outcome.ok ? '' : outcome.failure.message, message);
});

When('apre il primo produttore trovato', async function (this: PortalWorld) {
  const [first] = found(this);
  this.note('produttore', first ?? assert.fail('nessun produttore'));
  await this.attempt(async () => {
    const detail = await this.use(ProducerRepository).detail((first ?? assert.fail()).friendlyUrl, PAOLA.fiscalCode);
    if (!detail.ok) return detail;
    const anomalies = await this.use(ProducerRepository).anomalies(detail.value.cuaa, PAOLA.fiscalCode);
    return anomalies.ok ? succeed({ detail: detail.value, anomalies: anomalies.value }) : anomalies;
  });
});

When('apre un produttore che non è dei suoi uffici', async function (this: PortalWorld) {
  this.result();
  await this.attempt(() => this.use(ProducerRepository).detail('azienda-di-nessuno', PAOLA.fiscalCode));
});

const openedBy = (world: PortalWorld) => {
  const outcome =
    world.result<Result<{ readonly detail: ProducerDetail; readonly anomalies: readonly Anomaly[] }, string>>();
  return outcome.ok ? outcome.value : assert.fail(outcome.failure);
};

Then('legge la sua denominazione e il suo CUAA', function (this: PortalWorld) {
  const { detail } = openedBy(this);
  const { cuaa, registeredName } = this.noted<Producer>('produttore');
  assert.deepEqual([detail.cuaa, detail.registeredName], [cuaa, registeredName]);
});

Then('legge almeno {int} anomalia, la più grave per prima', function (this: PortalWorld, least: number) {
  const { anomalies } = openedBy(this);
  assert.ok(anomalies.length >= least);
  const words = anomalies.map((anomaly) => anomalyTag(anomaly).word);
  const order = ['Bloccante', 'Avviso', 'Informazione'];
  assert.deepEqual(
    words,
    words.toSorted((left, right) => order.indexOf(left) - order.indexOf(right)),
  );
});

Then('gli è negato, senza sapere se esiste', function (this: PortalWorld) {
  assert.deepEqual(this.result(), { ok: false, failure: 'producers.forbidden' });
});

Then("nell'indirizzo del produttore non c'è il suo CUAA", function (this: PortalWorld) {
  for (const { friendlyUrl, cuaa } of found(this)) assert.ok(!friendlyUrl.toUpperCase().includes(cuaa));
});

When(
  /^una richiesta a cui si risponde in (\d+) giorni lavorativi arriva il (\d\d\/\d\d\/\d{4})$/,
  function (this: PortalWorld, days: string, arrival: string) {
    const scope = { name: 'Ambito', value: 'ambito', ...(Number(days) === 0 ? {} : { answerDays: Number(days) }) };
    const day = answeredBy([scope], { scope: 'ambito' }, italianDay(arrival));
    this.note('risposta entro', day === undefined ? '' : formatDayInWordsAfterIl(day).replaceAll('\u00A0', ' '));
  },
);

Then('la ricevuta dice {string}', function (this: PortalWorld, by: string) {
  assert.equal(this.noted<string>('risposta entro'), by);
});
