import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addHealth, makeReadiness } from '#adapters/http/server/health/health.ts';

/** Readiness over one disk that answers on command. */
const setUp = () => {
  let nowMs = 0;
  const trials: ((isThere: boolean | Error) => void)[] = [];
  const app = Fastify();
  const disco = (): Promise<boolean> =>
    new Promise((done, refuse) => {
      trials.push((outcome) => (typeof outcome === 'boolean' ? done(outcome) : refuse(outcome)));
    });
  addHealth(app, makeReadiness({ disco }, { now: () => nowMs }));
  const ask = async () => {
    const answer = await app.inject('/health/ready');
    return [
      answer.statusCode,
      (answer.json() as { parti: { disco: string } }).parti.disco,
      answer.headers['retry-after'],
    ];
  };
  return { trials, ask, wait: (ms: number) => (nowMs += ms), app };
};

/** Lets everything that was asked reach its trial. */
const asked = (): Promise<void> => new Promise((done) => void setImmediate(() => setImmediate(done)));

describe('readiness', () => {
  it('[API-09] should try the disk once for all who ask meanwhile, and believe the outcome for a second', async () => {
    const { trials, ask, wait } = setUp();
    const many = [ask(), ask(), ask()];
    await asked();
    trials[0]?.(true);
    expect(await Promise.all(many)).toEqual(Array.from({ length: 3 }, () => [200, 'ok', undefined]));
    wait(999);
    expect([await ask(), trials.length]).toEqual([[200, 'ok', undefined], 1]);
    wait(1);
    const later = ask();
    await asked();
    trials[1]?.(false);
    expect([await later, trials.length]).toEqual([[503, 'assente', '5'], 2]);
  });

  it('[API-09] should take a trial that fails for a disk that is gone, and try again afterwards', async () => {
    const { trials, ask, wait } = setUp();
    const first = ask();
    await asked();
    trials[0]?.(new Error('EIO'));
    expect(await first).toEqual([503, 'assente', '5']);
    wait(1_000);
    const second = ask();
    await asked();
    trials[1]?.(true);
    expect(await second).toEqual([200, 'ok', undefined]);
  });
});
