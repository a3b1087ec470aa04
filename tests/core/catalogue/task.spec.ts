import { describe, expect, it } from 'vitest';
import { isTaskTarget, TASK_TARGETS } from '#core/catalogue/task.ts';

describe('isTaskPlace', () => {
  it('[PAGE-60] should know its own places and no other', () => {
    expect(TASK_TARGETS.every(isTaskTarget)).toBe(true);
    expect(isTaskTarget('altrove')).toBe(false);
  });
});
