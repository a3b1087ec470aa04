import { describe, expect, it } from 'vitest';
import { isTaskPlace, TASK_PLACES } from '#core/catalogue/task.ts';

describe('isTaskPlace', () => {
  it('[PAGE-60] should know its own places and no other', () => {
    expect(TASK_PLACES.every(isTaskPlace)).toBe(true);
    expect(isTaskPlace('altrove')).toBe(false);
  });
});
