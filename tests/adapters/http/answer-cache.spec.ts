import { expect, it } from 'vitest';
import { AnswerCache } from '#adapters/http/server/cache/answer-cache.ts';

const MINUTE_MS = 60_000;

it('[PAGE-51] should give out no answer that a shared cache could still show after its words have changed', async () => {
  const clock = { time: Date.parse('2026-11-26T12:00:00+01:00') };
  const answers = new AnswerCache({ now: () => clock.time });
  const closing = clock.time + 60 * MINUTE_MS;
  const ask = async (changesAt: number): Promise<number> => {
    await answers.get('/supporto/contatti', async () => ({
      status: 200,
      headers: {},
      body: '…',
      changesAt,
      isLive: answers.isEnding(changesAt),
    }));
    return answers.misses;
  };
  expect([await ask(closing), await ask(closing)]).toEqual([1, 1]);
  clock.time += 48 * MINUTE_MS;
  expect(await ask(closing)).toBe(1);
  // From eleven minutes before it closes each reader has a page of now.
  clock.time += 2 * MINUTE_MS;
  expect([await ask(closing), await ask(closing)]).toEqual([2, 3]);
  clock.time = closing;
  const opening = closing + 60 * MINUTE_MS;
  expect([await ask(opening), await ask(opening)]).toEqual([4, 4]);
});
