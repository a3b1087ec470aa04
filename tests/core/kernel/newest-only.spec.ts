import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestOnly } from '#core/kernel/newest-only.ts';
import { RUNS } from '#tests/support/property.ts';

describe('newestOnly', () => {
  it('[LIST-15] should let nothing but the newest question answer, however the answers arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.string(), { minLength: 1, maxLength: 6 }),
        async (scheduler, questions) => {
          let shown: string | undefined;
          const ask = newestOnly(scheduler.scheduleFunction(async (question: string) => `risposta a ${question}`));
          const asked = questions.map(async (question) => {
            const answer = await ask(question);
            if (answer.kind === 'answer') shown = answer.value;
            return answer.kind;
          });
          await scheduler.waitAll();
          const kinds = await Promise.all(asked);
          expect(shown).toBe(`risposta a ${questions.at(-1)}`);
          expect(kinds.toSorted()).toEqual(['answer', ...questions.slice(1).map(() => 'overtaken')]);
        },
      ),
      RUNS,
    );
  });

  it('[LIST-15] should keep quiet about the failure of an older question', async () => {
    let failFirst: (error: Error) => void = () => undefined;
    const answers = [new Promise<string>((_, reject) => (failFirst = reject)), Promise.resolve('seconda')];
    const ask = newestOnly((index: number) => answers[index] ?? Promise.resolve(''));
    const first = ask(0);
    const second = ask(1);
    failFirst(new Error('rete assente'));
    expect(await first).toEqual({ kind: 'overtaken' });
    expect(await second).toEqual({ kind: 'answer', value: 'seconda' });
  });

  it('should pass on the failure of the newest question', async () => {
    const ask = newestOnly(() => Promise.reject(new Error('rete assente')));
    await expect(ask()).rejects.toThrow('rete assente');
  });
});
