import { expect, it } from 'vitest';
import type { Clock } from '#core/kernel/clock.ts';
import type { Application } from '#core/procedures/procedure.ts';
import { STEP_NAMES } from '#core/procedures/application-detail.ts';
import { ApplicationSteps } from '#ui/pages/procedures/application-steps.tsx';
import { InjectionProvider } from '#ui/state/injection.tsx';
import { draw } from '#tests/support/drawn.tsx';
import { day } from '#tests/support/mothers/day.ts';
import { anApplication } from '#tests/support/mothers/procedures.ts';

/** The one record that the page is given. */
const CLOCK: Clock = { now: () => Date.parse('2026-11-21T09:00:00+01:00') };

const stepsOf = (application: Application): readonly Element[] =>
  draw(
    <InjectionProvider value={{ get: <T,>() => CLOCK as T }}>
      <ApplicationSteps application={application} isFarmer />
    </InjectionProvider>,
  ).all('ol > li');

it('[PRAT-03] should say of the first step of a draft alone that it was never submitted', () => {
  const saying = (state: Application['state']) =>
    stepsOf(anApplication({ state, detail: { steps: [{ step: 'submitted', startedOn: day('2026-06-02') }] } })).map(
      ({ textContent }) => textContent.includes('Mai presentata.'),
    );
  expect(saying('draft')).toEqual([true, false, false, false, false, false]);
  expect(saying('submitted')).not.toContain(true);
});

it('[PRAT-03] should draw all six steps in their order, also those of which nothing was told', () => {
  const application = anApplication({
    submittedOn: day('2026-05-12'),
    detail: { steps: [{ step: 'controls', startedOn: day('2026-06-02') }] },
  });
  const steps = stepsOf(application);
  expect(steps).toHaveLength(STEP_NAMES.length);
  const words = ['Presentata', 'Ricevibilità', 'Controlli', 'Istruttoria', 'Autorizzazione', 'Pagamento'];
  expect(steps.map(({ textContent }) => words.find((word) => textContent.includes(word)))).toEqual(words);
  expect(steps.map((step) => step.getAttribute('aria-current') === 'step')).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ]);
});
