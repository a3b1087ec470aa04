import { describe, expect, it } from 'vitest';
import { REGIONS } from '#core/paying-bodies/regions.ts';
import { directionOf, neighbourOf, type Direction } from '#ui/components/regions/moves.ts';
import { OUTLINES } from '#ui/components/regions/outlines.ts';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

describe('the map of the regions', () => {
  it('[CONST-08] [LIST-13] should have an outline for each of the twenty regions and no other', () => {
    expect(OUTLINES.map(({ value }) => value)).toEqual(REGIONS.map(({ value }) => value).toSorted());
  });

  it('[LIST-13] should lead by arrows from every region to every other', () => {
    for (const { value: start } of OUTLINES) {
      const reached = new Set([start]);
      for (const value of reached) for (const way of DIRECTIONS) reached.add(neighbourOf(OUTLINES, value, way));
      expect([start, reached.size]).toEqual([start, OUTLINES.length]);
    }
  });

  it('[LIST-13] should lead where one looks', () => {
    expect(neighbourOf(OUTLINES, 'toscana', 'right')).toBe('marche');
    expect(neighbourOf(OUTLINES, 'puglia', 'left')).toBe('basilicata');
    expect(neighbourOf(OUTLINES, 'sicilia', 'down')).toBe('sicilia');
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'up'].map(directionOf)).toEqual([
      'up',
      'down',
      'left',
      'right',
      undefined,
      undefined,
    ]);
  });
});
