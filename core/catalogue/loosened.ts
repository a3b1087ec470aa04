import type { Chip } from './chips.ts';

/** A filter without which a list that finds nothing would find something. */
export interface Loosened {
  readonly chip: Chip;
  /** How many entries there are without it, with all the others. */
  readonly count: number;
}

/** Filters tried at most: each is a question of its own. */
export const MOST_LOOSENED = 6;

/** Which of the applied filters it helps to take off, in the order of the panel (LIST-35): one without which there is still nothing is no help. */
export const loosened = (
  chips: readonly Chip[],
  countWithout: (chip: Chip) => number | undefined,
): readonly Loosened[] =>
  chips.slice(0, MOST_LOOSENED).flatMap((chip) => {
    const count = countWithout(chip) ?? 0;
    return count > 0 ? [{ chip, count }] : [];
  });
