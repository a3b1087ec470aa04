import type { Outline } from './outlines.ts';

/** Where an arrow key leads on a map. */
export type Direction = 'up' | 'down' | 'left' | 'right';

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** Something far to the side is further away than something as far ahead. */
const SIDEWAYS_COSTS = 2;

/** The key of a keyboard as a direction; undefined for any other key. */
export const directionOf = (key: string): Direction | undefined => {
  const direction = key.replace('Arrow', '').toLowerCase();
  return key.startsWith('Arrow') && direction in STEPS ? (direction as Direction) : undefined;
};

/** The nearest region in a direction; where there is none, the one from which it started. */
export const neighbourOf = (outlines: readonly Outline[], value: string, direction: Direction): string => {
  const start = outlines.find((outline) => outline.value === value);
  if (start === undefined) return value;
  const [stepX, stepY] = STEPS[direction];
  let nearest: { readonly value: string; readonly cost: number } | undefined;
  for (const outline of outlines) {
    const [dx, dy] = [outline.middle[0] - start.middle[0], outline.middle[1] - start.middle[1]];
    const ahead = dx * stepX + dy * stepY;
    const aside = Math.abs(dx * stepY) + Math.abs(dy * stepX);
    const cost = ahead + aside * SIDEWAYS_COSTS;
    if (ahead > 0 && (nearest === undefined || cost < nearest.cost)) nearest = { value: outline.value, cost };
  }
  return nearest?.value ?? value;
};
