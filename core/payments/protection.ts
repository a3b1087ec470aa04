import type { Figures } from './campaign.ts';

/** Below this many beneficiaries nothing is told: one of them could be recognised, or could work out the others. */
export const FEWEST_TOLD = 5;

/** By how many beneficiaries, and by which part of its amount, a protected cell must be able to be larger than it is. */
const SLACK = FEWEST_TOLD;
const SLACK_OF_AMOUNT = 0.1;

/** A table of figures with its sums: the last column sums each row, the last row each column, the corner all. */
type Summed = readonly (readonly Figures[])[];

/** For each cell of a table with its sums whether it may not be told. */
export type Protected = readonly (readonly boolean[])[];

const NOTHING: Figures = { paidCents: 0, beneficiaries: 0 };

/** The sum of figures. */
export const sumOf = (all: readonly Figures[]): Figures => {
  let { paidCents, beneficiaries } = NOTHING;
  for (const each of all) {
    paidCents += each.paidCents;
    beneficiaries += each.beneficiaries;
  }
  return { paidCents, beneficiaries };
};

/** A table with a column and a row of sums. */
export const withSums = (table: readonly (readonly Figures[])[]): Summed => {
  const rows = table.map((row) => [...row, sumOf(row)]);
  const width = rows[0]?.length ?? 1;
  const sums = Array.from({ length: width }, (_, column) => sumOf(rows.map((row) => row[column] ?? NOTHING)));
  return [...rows, sums];
};

const isEmpty = ({ paidCents, beneficiaries }: Figures): boolean => paidCents === 0 && beneficiaries === 0;

/** Whether figures by themselves say too much; a cell in which nobody was paid says nothing of anybody. */
export const isTooSmall = (figures: Figures): boolean => figures.beneficiaries < FEWEST_TOLD && !isEmpty(figures);

interface Cell {
  readonly row: number;
  readonly column: number;
}

/**
 * Which cells may not be told. Those that are too small come first; but who knows the sums could work them out, so that
 * others go with them, until each may be larger by five beneficiaries and by a tenth of its amount with every sum that
 * is told staying true. Of the cells that would do, those go that cost the reader least; sums of rows and columns only
 * where nothing else does.
 */
export const protect = (summed: Summed): Protected => {
  const hidden = summed.map((row) => row.map(isTooSmall));
  for (const [row, cells] of summed.entries()) {
    for (const [column, figures] of cells.entries()) {
      const cell = { row, column };
      // What is hidden later only makes a cell safer: each needs to be looked at once.
      while (isTooSmall(figures) && !isSafe(summed, hidden, cell)) {
        for (const each of cheapestCompanions(summed, hidden, cell) ?? everything(summed))
          (hidden[each.row] ?? [])[each.column] = true;
      }
    }
  }
  return hidden;
};

// Helpers

const at = (summed: Summed, { row, column }: Cell): Figures => summed[row]?.[column] ?? NOTHING;

/**
 * Every row of the table, sum included, comes to nothing when its sum is taken with a minus; so does every column. The
 * sums of both are then cells as others are, and the corner has its plus back.
 */
const signOf = (summed: Summed, { row, column }: Cell): 1 | -1 =>
  (row === summed.length - 1) === (column === (summed[0]?.length ?? 0) - 1) ? 1 : -1;

const MEASURES = [
  {
    of: ({ beneficiaries }: Figures) => beneficiaries,
    // Who sees a protected cell knows that somebody is in it.
    least: 1,
    slack: () => SLACK,
  },
  {
    of: ({ paidCents }: Figures) => paidCents,
    least: 0,
    slack: ({ paidCents }: Figures) => Math.max(1, Math.ceil(Math.abs(paidCents) * SLACK_OF_AMOUNT)),
  },
] as const;
type Measure = (typeof MEASURES)[number];

/** By how much a cell can become smaller without becoming impossible. */
const room = (figures: Figures, { of, least }: Measure): number => Math.max(0, of(figures) - least);

/**
 * Whether a protected cell can be as much larger as it must, all other protected cells giving way. It is a question of
 * flow: what a cell has more, another of its column must have less; what that has less, another of its row must have
 * more; and so on, until the round comes back to the cell's own row.
 */
const isSafe = (summed: Summed, hidden: Protected, cell: Cell): boolean =>
  MEASURES.every((measure) => canGrow(summed, hidden, cell, measure));

const canGrow = (summed: Summed, hidden: Protected, cell: Cell, measure: Measure): boolean => {
  const rows = summed.length;
  const nodes = rows + (summed[0]?.length ?? 0);
  // What may still flow between two nodes; rows come first, then columns.
  const rest = Array.from({ length: nodes }, () => new Map<number, number>());
  const link = (from: number, to: number, capacity: number): void => {
    rest[from]?.set(to, (rest[from].get(to) ?? 0) + capacity);
    if (rest[to]?.has(from) !== true) rest[to]?.set(from, 0);
  };
  for (const [row, cells] of hidden.entries()) {
    for (const [column, isHidden] of cells.entries()) {
      if (!isHidden || (row === cell.row && column === cell.column)) continue;
      const smaller = room(at(summed, { row, column }), measure);
      const isSum = signOf(summed, { row, column }) === -1;
      link(row, rows + column, isSum ? smaller : Number.POSITIVE_INFINITY);
      link(rows + column, row, isSum ? Number.POSITIVE_INFINITY : smaller);
    }
  }
  const grows = signOf(summed, cell) === 1;
  const [source, sink] = grows ? [rows + cell.column, cell.row] : [cell.row, rows + cell.column];
  let missing = measure.slack(at(summed, cell));
  while (missing > 0) {
    const path = pathBetween(rest, source, sink);
    if (path === undefined) return false;
    const flow = Math.min(missing, ...path.map(([from, to]) => rest[from]?.get(to) ?? 0));
    for (const [from, to] of path) {
      rest[from]?.set(to, (rest[from].get(to) ?? 0) - flow);
      rest[to]?.set(from, (rest[to].get(from) ?? 0) + flow);
    }
    missing -= flow;
  }
  return true;
};

/** The shortest way along which something can still flow, as pairs of nodes. */
const pathBetween = (
  rest: readonly ReadonlyMap<number, number>[],
  source: number,
  sink: number,
): readonly (readonly [number, number])[] | undefined => {
  const cameFrom = new Map<number, number>([[source, source]]);
  for (const node of cameFrom.keys()) {
    for (const [next, capacity] of rest[node] ?? []) if (capacity > 0 && !cameFrom.has(next)) cameFrom.set(next, node);
  }
  if (!cameFrom.has(sink)) return undefined;
  const path: [number, number][] = [];
  for (let node = sink; node !== source; node = cameFrom.get(node) ?? source) {
    path.unshift([cameFrom.get(node) ?? source, node]);
  }
  return path;
};

/** Reader's loss of a sum of a row or column, and of the sum of all, against any cell. */
const COST_OF_SUM = 1e15;
const COST_OF_WHOLE = 1e17;

const costOf = (summed: Summed, cell: Cell): number => {
  const isWhole = cell.row === summed.length - 1 && cell.column === (summed[0]?.length ?? 0) - 1;
  return (
    Math.abs(at(summed, cell).paidCents) + (isWhole ? COST_OF_WHOLE : signOf(summed, cell) === -1 ? COST_OF_SUM : 0)
  );
};

/** The three cells that close a rectangle with a cell, give it room and cost least; undefined where none does. */
const cheapestCompanions = (summed: Summed, hidden: Protected, cell: Cell): readonly Cell[] | undefined => {
  const sign = signOf(summed, cell);
  let best: { readonly cells: readonly Cell[]; readonly cost: number } | undefined;
  for (let row = 0; row < summed.length; row += 1) {
    for (let column = 0; row !== cell.row && column < (summed[0]?.length ?? 0); column += 1) {
      if (column === cell.column) continue;
      const others = [
        { row: cell.row, column, turn: -sign },
        { row, column: cell.column, turn: -sign },
        { row, column, turn: sign },
      ];
      const suits = others.every((other) => {
        const figures = at(summed, other);
        const shrinks = signOf(summed, other) * other.turn < 0;
        return (
          !isEmpty(figures) &&
          (!shrinks || MEASURES.every((measure) => room(figures, measure) >= measure.slack(at(summed, cell))))
        );
      });
      if (!suits) continue;
      const fresh = others.filter((other) => hidden[other.row]?.[other.column] !== true);
      // A rectangle that is hidden already would have made the cell safe.
      const cost = fresh.reduce((sum, other) => sum + costOf(summed, other), 0);
      if (fresh.length > 0 && (best === undefined || cost < best.cost)) best = { cells: fresh, cost };
    }
  }
  return best?.cells;
};

const everything = (summed: Summed): readonly Cell[] =>
  summed.flatMap((cells, row) => cells.map((_, column) => ({ row, column })));
