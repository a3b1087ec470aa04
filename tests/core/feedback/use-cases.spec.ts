import { describe, expect, it } from 'vitest';
import { makeTakeOpinion } from '#core/feedback/use-cases.ts';
import { makeReadClaritySums } from '#core/feedback/read-clarity-sums.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { InMemoryFeedbackBox } from '#tests/support/doubles/feedback-box.ts';
import { someSettings } from '../navigation/deployment.ts';

const FIELDS = [
  ['pagina', '/normative'],
  ['chiarezza', '4'],
  ['aspetti', 'indicazioni-chiare'],
] as const;

describe('TakeOpinion', () => {
  it('should keep page, score and answers, and nothing of who gave them', async () => {
    const box = new InMemoryFeedbackBox();
    expect(await makeTakeOpinion(box, someSettings)(FIELDS)).toEqual({ kind: 'taken', page: '/normative' });
    expect(box.kept).toEqual([{ page: '/normative', clarity: 4, answers: ['indicazioni-chiare'] }]);
  });

  it('should give back what was filled in where it is refused', async () => {
    const box = new InMemoryFeedbackBox();
    const outcome = await makeTakeOpinion(
      box,
      someSettings,
    )([
      ['pagina', '/normative'],
      ['dettagli', 'Manca la data'],
    ]);
    expect(outcome).toMatchObject({ kind: 'refused', draft: { details: 'Manca la data' } });
    expect(box.kept).toEqual([]);
  });

  it('should say that the service did not take it, and let a mistake of ours through', async () => {
    const failing = (error: Error) => {
      const keep = async (): Promise<void> => {
        throw error;
      };
      return makeTakeOpinion({ keep, tally: async () => ({ scores: [], answers: [] }) }, someSettings)(FIELDS);
    };
    expect(await failing(new ServiceError('POST failed', { status: 503 }))).toMatchObject({
      kind: 'failed',
      draft: { page: '/normative', clarity: '4' },
    });
    await expect(failing(new TypeError('mistake'))).rejects.toThrow(TypeError);
  });
});

describe('ReadClaritySums', () => {
  it('should count what was taken', async () => {
    const box = new InMemoryFeedbackBox();
    await makeTakeOpinion(box, someSettings)(FIELDS);
    expect(await makeReadClaritySums(box, someSettings)()).toMatchObject({
      count: 1,
      average: 4,
      pages: [{ address: '/normative', count: 1 }],
    });
  });
});
