import { describe, expect, it } from 'vitest';
import { judge } from './cruise.ts';
import { rules } from './rules.mjs';

const FIXTURE = 'tests/architecture/fixtures';

describe('boundaries of the tree', () => {
  it('should find no import that a rule refuses', async () => {
    const verdict = await judge(['core', 'adapters', 'ui', 'features']);
    expect(verdict.modules).toBeGreaterThan(50);
    expect(verdict.violations).toEqual([]);
  }, 120_000);

  it('should have every rule broken once by the planted tree, and only there', async () => {
    const folders = ['core', 'adapters', 'ui', 'features'].map((folder) => `${FIXTURE}/${folder}`);
    const verdict = await judge(folders, `${FIXTURE}/`);
    const broken = new Set(verdict.violations.map(({ rule }) => rule));
    const names = (rules() as { name: string }[]).map(({ name }) => name);
    expect([...names].sort()).toEqual([...broken].sort());
  }, 120_000);
});
