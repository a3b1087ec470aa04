import { expect, it } from 'vitest';
import type { AlertFigures } from '#core/alerts/alert-outbox.ts';
import { alertFigures } from '#adapters/http/server/health/alert-figures.ts';
import { recordingLogger } from '#tests/support/logger.ts';

const NONE: AlertFigures = {
  active: 0,
  waiting: 0,
  queued: 0,
  oldestS: 0,
  delivered: 0,
  refused: 0,
  personal: 0,
  personalWaiting: 0,
  isPaused: false,
};

it('[SERV-01] should say that messages leave in time only where that is known', async () => {
  let answer = async (): Promise<AlertFigures> => NONE;
  let again = async (): Promise<void> => undefined;
  const mails = alertFigures({ figures: () => answer() }, recordingLogger(), (_everyMs, run) => {
    again = run;
    return async () => undefined;
  });
  expect(mails.isInTime()).toBe(false);
  await mails.start();
  expect(mails.isInTime()).toBe(true);
  answer = () => Promise.reject(new Error('via'));
  await again();
  expect(mails.isInTime()).toBe(false);
  for (const late of [{ oldestS: 901 }, { isPaused: true }]) {
    answer = async () => ({ ...NONE, ...late });
    await again();
    expect(mails.isInTime()).toBe(false);
  }
});
