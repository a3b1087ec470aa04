import { describe, expect, it } from 'vitest';
import { coreKeys, useCaseKeys } from '#tests/support/core-keys.ts';

describe('the keys of the core', () => {
  it('should each have a name that no other has', () => {
    expect(coreKeys.length).toBeGreaterThan(useCaseKeys.length);
    expect(coreKeys.map(({ name }) => name)).toEqual([...new Set(coreKeys.map(({ name }) => name))]);
    for (const { name } of coreKeys) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
  });

  it('should make use cases by functions, of one value for each need', () => {
    expect(useCaseKeys.length).toBeGreaterThan(0);
    for (const { useCase } of useCaseKeys) expect(useCase?.make.length).toBeLessThanOrEqual(useCase?.needs.length ?? 0);
  });
});
