import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/kernel/iso-date.ts';
import type { StepTime } from '#core/procedures/application-detail.ts';
import { stepLine } from '#core/procedures/application-steps.ts';
import type { Application } from '#core/procedures/procedure.ts';
import { usualTimeOf, usualTimeScale, usualTimeSource, usualTimeWords } from '#core/procedures/usual-time.ts';
import { anApplication, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const TIME: StepTime = {
  step: 'admissibility',
  campaign: 2025,
  applications: 12_480,
  halfWithinDays: 38,
  boundDays: 60,
  beyondInHundred: 21,
};
const withTimes = (times: readonly StepTime[], startedOn = addDays(TODAY, -40)): Application =>
  anApplication({ detail: { steps: [{ step: 'admissibility', startedOn }], times } });
const usualOf = (application: Application) => usualTimeOf(application, stepLine(application) ?? [], TODAY);

describe('usualTimeOf', () => {
  it('[PRAT-05] should be told of the step at which the application stands, with its own day', () => {
    expect(usualOf(withTimes([{ ...TIME, step: 'review' }, TIME]))).toEqual({ ...TIME, ownDay: 41 });
  });

  it('[PRAT-05] should tell nothing of fewer than thirty applications', () => {
    expect(usualOf(withTimes([{ ...TIME, applications: 29 }]))).toBeUndefined();
    expect(usualOf(withTimes([{ ...TIME, applications: 30 }]))?.applications).toBe(30);
  });

  it('[PRAT-05] should take the latest campaign that is not after the application’s own', () => {
    expect(usualOf(withTimes([{ ...TIME, campaign: 2024 }, TIME, { ...TIME, campaign: 2027 }]))?.campaign).toBe(2025);
    expect(
      usualOf(
        withTimes([
          { ...TIME, campaign: 2024 },
          { ...TIME, applications: 12 },
        ]),
      )?.campaign,
    ).toBe(2024);
  });

  it('[PRAT-05] should take the own campaign too, and every one where the application names none', () => {
    const own = { ...withTimes([{ ...TIME, campaign: 2026 }]), campaign: 2026 };
    expect(usualOf(own)?.campaign).toBe(2026);
    expect(usualOf({ ...own, campaign: undefined })?.campaign).toBe(2026);
  });

  it('[PRAT-05] should count the own day from the first on, and none that is to come or was not told', () => {
    expect(usualOf(withTimes([TIME], TODAY))?.ownDay).toBe(1);
    expect(usualOf(withTimes([TIME], addDays(TODAY, 1)))?.ownDay).toBeUndefined();
    const untold = anApplication({ submittedOn: addDays(TODAY, -40), detail: { steps: [], times: [TIME] } });
    expect(usualOf(untold)).toEqual({ ...TIME, ownDay: undefined });
    const elsewhere = {
      ...untold,
      detail: { ...untold.detail, steps: [{ step: 'submitted' as const, startedOn: addDays(TODAY, -60) }] },
    };
    expect(usualOf(elsewhere)?.ownDay).toBeUndefined();
  });

  it('[PRAT-05] should say the figures as what happened, and as no promise', () => {
    expect(usualTimeWords(TIME)).toEqual([
      'Metà delle domande ha superato questo passo entro 38\u00A0giorni.',
      '21 su 100 hanno richiesto più di 60\u00A0giorni.',
    ]);
    expect(usualTimeWords({ ...TIME, beyondInHundred: 1 })[1]).toContain('1 su 100 ha richiesto');
    expect(usualTimeWords({ ...TIME, beyondInHundred: 0 })[1]).toContain('Nessuna su 100');
    expect(usualTimeSource(TIME)).toBe(
      'È ciò che è successo in 12.480 domande della campagna 2025. Non è una promessa.',
    );
  });

  it('[PRAT-05] should hold every place of its scale, in their order', () => {
    const days = fc.nat({ max: 900 });
    fc.assert(
      fc.property(days, days, fc.option(days, { nil: undefined }), (half, more, ownDay) => {
        const scale = usualTimeScale({ ...TIME, halfWithinDays: half, boundDays: half + more, ownDay });
        expect([scale.half, scale.bound, scale.own ?? 0].every((at) => at >= 0 && at < 1)).toBe(true);
        expect(scale.half).toBeLessThanOrEqual(scale.bound);
      }),
      RUNS,
    );
  });
});
