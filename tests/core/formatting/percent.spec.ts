import { describe, expect, it } from 'vitest';
import { formatChange, formatShare } from '#core/formatting/percent.ts';

describe('formatShare', () => {
  it('should write a part with one decimal and a comma', () => {
    expect([0.4742, 1, 0, 12.5].map(formatShare)).toEqual(['47,4%', '100,0%', '0,0%', '1.250,0%']);
  });
});

describe('formatChange', () => {
  it('should write a change with its sign, a long minus, and none for nothing', () => {
    expect([0.0216, -0.072, 0, -0.0001].map(formatChange)).toEqual(['+2,2%', '−7,2%', '0,0%', '0,0%']);
  });
});
