import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ambientUses } from './ambient.ts';

const sources = readdirSync('core', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => join('core', path));

describe('core and its surroundings', () => {
  it.each([
    'const now = Date.now();',
    'const today = new Date();',
    'const chance = Math.random();',
    'const day = date.getDate();',
    'const text = amount.toLocaleString();',
    'const format = new Intl.NumberFormat();',
    'const format = new Intl.NumberFormat({ style: "currency" });',
    'const place = globalThis.location;',
    'const thing = value as any;',
  ])('should notice %s', (line) => {
    expect(ambientUses(line)).toHaveLength(1);
  });

  it('should let a comment speak of the clock', () => {
    expect(ambientUses('// not Date.now(): a clock is a port\n/* new Date() */')).toEqual([]);
  });

  it('should find nothing taken from the surroundings in core', () => {
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.flatMap((path) => ambientUses(readFileSync(path, 'utf8')).map((use) => `${path}:${use}`))).toEqual(
      [],
    );
  });
});
