import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Result } from '#core/kernel/result.ts';
import {
  type ApplicationDetail,
  STEP_NAMES,
  type StepName,
  type StepReport,
} from '#core/procedures/application-detail.ts';
import { stepLine } from '#core/procedures/application-steps.ts';
import { openRequest, turnOf } from '#core/procedures/application-turn.ts';
import { STEP_WORDS, stepSentence, stepWhen, termWords, turnWords } from '#core/procedures/application-words.ts';
import type { Application } from '#core/procedures/procedure.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { usualTimeOf, usualTimeSource } from '#core/procedures/usual-time.ts';
import {
  ANNAS_PROCEDURES,
  anApplication,
  italianDay,
  bindProcedures,
  prepared,
} from '#features/support/procedure-visit.ts';
import type { PortalWorld } from '#features/support/world.ts';

const ID = 'domanda-1';

const stepCalled = (word: string): StepName =>
  STEP_NAMES.find((name) => STEP_WORDS[name] === word) ?? assert.fail(`nessun passo si chiama ${word}`);

const dayIn = (name: 'startedOn' | 'endedOn', text: string | undefined): Partial<StepReport> =>
  text === undefined || text === '' ? {} : { [name]: italianDay(text) };

Given(
  'una domanda di Anna Bianchi presentata il {word} con questi passi:',
  function (this: PortalWorld, date: string, table: DataTable) {
    const steps = table.hashes().map((row): StepReport => ({
      step: stepCalled(row['passo'] ?? ''),
      ...dayIn('startedOn', row['comincia']),
      ...dayIn('endedOn', row['finisce']),
      ...(row['respinta'] === 'sì' ? { refused: true } : {}),
    }));
    prepared(this).applications.push(anApplication({ id: ID, submittedOn: italianDay(date), detail: { steps } }));
  },
);

const addToDetail = (world: PortalWorld, more: Partial<ApplicationDetail>): void => {
  const { applications } = prepared(world);
  const [application] = applications;
  assert.ok(application !== undefined);
  applications[0] = { ...application, detail: { ...application.detail, ...more } };
};

Given(
  'la richiesta di {string} del {word}, entro il {word}',
  function (this: PortalWorld, what: string, askedOn: string, dueOn: string) {
    // The comma belongs to the sentence.
    const asked = italianDay(askedOn.replace(',', ''));
    addToDetail(this, { requests: [{ what, askedBy: 'ANPAG', askedOn: asked, dueOn: italianDay(dueOn) }] });
  },
);

Given("tocca all'agenzia: {string}", function (this: PortalWorld, what: string) {
  addToDetail(this, { turn: { who: 'agency', what } });
});

Given(
  '{string} domande del {int} che hanno superato la ricevibilità, metà entro {int} giorni e {int} su cento oltre {int}',
  function (this: PortalWorld, count: string, campaign: number, half: number, beyond: number, bound: number) {
    addToDetail(this, {
      times: [
        {
          step: 'admissibility',
          campaign,
          applications: Number(count),
          halfWithinDays: half,
          boundDays: bound,
          beyondInHundred: beyond,
        },
      ],
    });
  },
);

Given('la domanda ha il documento {string} del {word}', function (this: PortalWorld, title: string, on: string) {
  addToDetail(this, { documents: [{ id: 'richiesta', title, madeOn: italianDay(on) }] });
});

Then('i documenti della domanda sono {string}', function (this: PortalWorld, titles: string) {
  assert.equal((shown(this).detail?.documents ?? []).map(({ title }) => title).join(', '), titles);
});

const open = async (world: PortalWorld, id: string): Promise<void> => {
  await world.signIn('anna.bianchi');
  bindProcedures(world);
  await world.attempt(() => world.use(ProcedureRepository).application(ANNAS_PROCEDURES, id));
};

When('Anna Bianchi apre la pagina della domanda', async function (this: PortalWorld) {
  await open(this, ID);
});

When('Anna Bianchi apre la pagina di una domanda che non è della sua azienda', async function (this: PortalWorld) {
  await open(this, 'domanda-di-un-altro');
});

const shown = (world: PortalWorld): Application => {
  const outcome = world.result<Result<Application, string>>();
  return outcome.ok ? outcome.value : assert.fail(outcome.failure);
};

const lineOf = (world: PortalWorld) => stepLine(shown(world)) ?? assert.fail('nessun passo');

Then('i passi della domanda sono:', function (this: PortalWorld, table: DataTable) {
  assert.deepEqual(
    lineOf(this).map((step) => [STEP_WORDS[step.name], stepWhen(step)]),
    table.raw().slice(1),
  );
});

Then('la domanda è al {string}', function (this: PortalWorld, words: string) {
  assert.equal(stepSentence(lineOf(this), STEP_NAMES.length), words);
});

const turnSaid = (world: PortalWorld): string | undefined => {
  const turn = turnOf(shown(world));
  return turn?.kind === 'asked' || turn?.kind === 'agency'
    ? turnWords(turn.kind === 'asked' ? turn.who : 'agency', 'ANPAG')
    : undefined;
};

Then('la pagina dice {string} e {string}', function (this: PortalWorld, term: string, turn: string) {
  assert.equal(termWords(openRequest(shown(this))?.dueOn, dayInRome(this.clock.now())), term);
  assert.equal(turnSaid(this), turn);
});

Then('la pagina dice {string}', function (this: PortalWorld, turn: string) {
  assert.equal(turnSaid(this), turn);
});

Then('di quanto dura di solito la pagina dice {string}', function (this: PortalWorld, words: string) {
  const time = usualTimeOf(shown(this), lineOf(this), dayInRome(this.clock.now()));
  assert.equal(time === undefined ? '' : usualTimeSource(time), words);
});

Then("la pagina risponde che quella domanda non c'è", function (this: PortalWorld) {
  assert.deepEqual(this.result<Result<Application, string>>(), { ok: false, failure: 'procedures.not-found' });
});
