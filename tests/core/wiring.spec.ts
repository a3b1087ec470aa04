import { describe, expect, it } from 'vitest';
import { wiring } from '#core/wiring.ts';

describe('wiring', () => {
  it('should make each use case once, under a name that no other key has', () => {
    const keys = new Set(wiring.flatMap(({ key, needs }) => [key, ...needs]));
    expect(new Set(wiring.map(({ key }) => key)).size).toBe(wiring.length);
    expect(new Set([...keys].map((key) => key.description)).size).toBe(keys.size);
    for (const key of keys) expect(key.description).toMatch(/^[A-Z][A-Za-z]+$/);
  });

  it('should make what it makes of functions, one value for each need', () => {
    for (const { make, needs } of wiring) expect(make.length).toBeLessThanOrEqual(needs.length);
  });
});
