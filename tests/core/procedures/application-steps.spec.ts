import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/kernel/iso-date.ts';
import { STEP_NAMES, type StepReport } from '#core/procedures/application-detail.ts';
import { currentStep, stepLine } from '#core/procedures/application-steps.ts';
import { stepSentence, stepWhen } from '#core/procedures/application-words.ts';
import type { Application } from '#core/procedures/procedure.ts';
import { anApplication, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const DAY = day('2026-05-12');
const done = (step: StepReport['step'], days = 0): StepReport => ({
  step,
  startedOn: addDays(DAY, days),
  endedOn: addDays(DAY, days + 10),
});
const withSteps = (steps: readonly StepReport[], rest: Partial<Application> = {}): Application =>
  anApplication({ detail: { steps }, ...rest });
const lineOf = (application: Application) => stepLine(application) ?? [];
const phases = (application: Application) => lineOf(application).map(({ phase }) => phase);

const anyReport: fc.Arbitrary<StepReport> = fc.record(
  {
    step: fc.oneof(fc.constantFrom(...STEP_NAMES), fc.constant({ unknown: 'RICORSO' } as const)),
    startedOn: fc.constant(DAY),
    endedOn: fc.constant(addDays(DAY, 3)),
    expectedBy: fc.constant(addDays(DAY, 90)),
    refused: fc.boolean(),
    note: fc.constant('Completa e nei termini.'),
  },
  { requiredKeys: ['step'] },
);
const anyApplication = (): fc.Arbitrary<Application> =>
  fc
    .record({
      steps: fc.array(anyReport, { maxLength: 8 }),
      state: fc.constantFrom('draft', 'submitted', 'in-review', 'documents-requested', 'accepted', 'rejected'),
      submittedOn: fc.option(fc.constant(DAY), { nil: undefined }),
      asked: fc.boolean(),
    })
    .map(({ steps, state, submittedOn, asked }) =>
      withSteps(steps, { state, submittedOn, request: asked ? { what: 'Copia del contratto' } : undefined }),
    );

describe('stepLine', () => {
  it('[PRAT-03] should show the six steps in their order, none left out; one that was refused is the last', () => {
    fc.assert(
      fc.property(anyApplication(), (application) => {
        const line = lineOf(application);
        const names = line.map(({ name }) => name);
        const isRefused = line.at(-1)?.phase === 'refused';
        expect(names).toEqual(STEP_NAMES.slice(0, isRefused ? line.length : STEP_NAMES.length));
        expect(line.slice(0, -1).some(({ phase }) => phase === 'refused')).toBe(false);
      }),
      RUNS,
    );
  });

  it('[PRAT-03] should stand at one step at most: nothing ahead before it, nothing done after it', () => {
    fc.assert(
      fc.property(anyApplication(), (application) => {
        const line = lineOf(application);
        const current = currentStep(line);
        const at = current === undefined ? line.length : line.indexOf(current);
        expect(line.filter(({ phase }) => phase === 'here' || phase === 'stopped').length).toBe(
          at < line.length ? 1 : 0,
        );
        expect(line.slice(0, at).every(({ phase }) => phase !== 'ahead')).toBe(true);
        expect(line.slice(at + 1).every(({ phase }) => phase === 'ahead')).toBe(true);
      }),
      RUNS,
    );
  });

  it('[PRAT-03] should show no day that was not told', () => {
    fc.assert(
      fc.property(anyApplication(), (application) => {
        const reported = [
          application.submittedOn,
          ...(application.detail?.steps ?? []).flatMap((it) => [it.startedOn, it.endedOn, it.expectedBy]),
        ];
        for (const { day: shown } of lineOf(application)) expect([undefined, ...reported]).toContain(shown);
      }),
      RUNS,
    );
  });

  it('[PRAT-03] should stand still at the step at which something is awaited, since the day it was asked', () => {
    const application = withSteps(
      [done('admissibility', 1), done('controls', 20), { step: 'review', startedOn: addDays(DAY, 40) }],
      {
        detail: {
          steps: [done('admissibility', 1), done('controls', 20), { step: 'review', startedOn: addDays(DAY, 40) }],
          requests: [{ what: 'Copia del contratto', askedOn: addDays(DAY, 60) }],
        },
      },
    );
    expect(phases(application)).toEqual(['done', 'done', 'done', 'stopped', 'ahead', 'ahead']);
    expect(lineOf(application).map(stepWhen)[3]).toBe('in attesa di risposta dal 11/07/2026');
    expect(stepSentence(lineOf(application), 6)).toBe('Passo 4 di 6.');
  });

  it('[PRAT-03] should know the day of submission, and say of a draft that it was never submitted', () => {
    expect(phases(withSteps([]))).toEqual(['done', 'here', 'ahead', 'ahead', 'ahead', 'ahead']);
    const draft = withSteps([], { state: 'draft', submittedOn: undefined });
    expect(phases(draft)).toEqual(['here', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']);
    expect(lineOf(draft).map(stepWhen).slice(0, 2)).toEqual(['da presentare', 'da fare']);
  });

  it('[PRAT-03] should say of a step of which nothing came, while a later one has begun, that its day is not known', () => {
    const line = lineOf(withSteps([done('controls', 20)]));
    expect(line.map(stepWhen)).toEqual([
      '12/05/2026',
      'data non comunicata',
      '11/06/2026',
      'in attesa',
      'da fare',
      'da fare',
    ]);
  });

  it('[PRAT-03] should end where the application was refused, and where all is done', () => {
    const refused = withSteps([done('admissibility'), { step: 'controls', endedOn: addDays(DAY, 30), refused: true }]);
    expect(phases(refused)).toEqual(['done', 'done', 'refused']);
    expect(stepSentence(lineOf(refused), 6)).toBe('La domanda è stata respinta.');
    const paid = withSteps(STEP_NAMES.map((name) => done(name)));
    expect(phases(paid)).toEqual(STEP_NAMES.map(() => 'done'));
    expect(stepSentence(lineOf(paid), 6)).toBe('Tutti i 6 passi sono conclusi.');
  });

  it('[PRAT-03] should end where it was refused even where no day of it was told', () => {
    const refused = withSteps([done('admissibility'), { step: 'controls', refused: true }]);
    expect(lineOf(refused).map(({ phase, day: on }) => [phase, on])).toEqual([
      ['done', expect.any(String)],
      ['done', addDays(DAY, 10)],
      ['refused', undefined],
    ]);
    const begun = withSteps([{ step: 'controls', startedOn: addDays(DAY, 20), refused: true }]);
    expect(lineOf(begun).at(-1)).toMatchObject({ phase: 'refused', day: addDays(DAY, 20) });
  });

  it('[PRAT-03] should hold a step for reached that has begun and not ended', () => {
    const begun = withSteps([{ step: 'controls', startedOn: addDays(DAY, 20) }]);
    expect(phases(begun)).toEqual(['done', 'undated', 'here', 'ahead', 'ahead', 'ahead']);
  });

  it('[PRAT-01] should draw no line where the service tells no steps', () => {
    expect(stepLine(anApplication())).toBeUndefined();
  });
});
