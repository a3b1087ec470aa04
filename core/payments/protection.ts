import type { Figures } from './campaign.ts';

/** Cells with fewer beneficiaries are suppressed: one of them could be recognised, or could work out the others. */
export const FEWEST_PUBLISHED = 5;

/** Width of the protection interval of a suppressed cell (statistical disclosure control): beneficiaries, and share of the amount. */
const INTERVAL_OF_BENEFICIARIES = FEWEST_PUBLISHED;
const INTERVAL_OF_AMOUNT = 0.1;

/** A table of figures with its sums: the last column sums each row, the last row each column, the corner all. */
type Summed = readonly (readonly Figures[])[];

/** For each cell of a table with its sums whether it is suppressed. */
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

/** Primary suppression: few beneficiaries, but not none, since an empty cell identifies nobody. */
export const isTooSmall = (figures: Figures): boolean => figures.beneficiaries < FEWEST_PUBLISHED && !isEmpty(figures);

interface Cell {
  readonly row: number;
  readonly column: number;
}

/**
 * Which cells are suppressed. Cells that are too small come first (primary suppression). A reader could work them out
 * from the sums, so that other cells are suppressed too (secondary suppression), until each small cell could be larger by
 * its protection interval with every published sum still true. The cells with the least loss for the reader are taken;
 * sums of rows and columns only where no other cell is enough.
 */
export const protect = (summed: Summed): Protected => {
  const hidden = summed.map((row) => row.map(isTooSmall));
  for (const [row, cells] of summed.entries()) {
    for (const [column, figures] of cells.entries()) {
      const cell = { row, column };
      // Cells hidden later only make this one safer: one pass is enough.
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
 * With its sum negated, every row adds up to zero, and so does every column: sums can then be treated as ordinary cells.
 * The corner is negated twice, so it is positive.
 */
const signOf = (summed: Summed, { row, column }: Cell): 1 | -1 =>
  (row === summed.length - 1) === (column === (summed[0]?.length ?? 0) - 1) ? 1 : -1;

const MEASURES = [
  {
    of: ({ beneficiaries }: Figures) => beneficiaries,
    // A suppressed cell is known to have at least one beneficiary.
    least: 1,
    protectionInterval: () => INTERVAL_OF_BENEFICIARIES,
  },
  {
    of: ({ paidCents }: Figures) => paidCents,
    least: 0,
    protectionInterval: ({ paidCents }: Figures) => Math.max(1, Math.ceil(Math.abs(paidCents) * INTERVAL_OF_AMOUNT)),
  },
] as const;
type Measure = (typeof MEASURES)[number];

/** By how much a cell can shrink and still be possible. */
const room = (figures: Figures, { of, least }: Measure): number => Math.max(0, of(figures) - least);

/**
 * Whether a suppressed cell can grow by its protection interval while the other suppressed cells balance it. This is a
 * maximum-flow problem: what a cell gains, another of its column must lose; what that one loses, another of its row must
 * gain; and so on, until the path returns to the cell's own row.
 */
const isSafe = (summed: Summed, hidden: Protected, cell: Cell): boolean =>
  MEASURES.every((measure) => canGrow(summed, hidden, cell, measure));

const canGrow = (summed: Summed, hidden: Protected, cell: Cell, measure: Measure): boolean => {
  const rows = summed.length;
  const nodes = rows + (summed[0]?.length ?? 0);
  // Residual capacity between two nodes; rows come first, then columns.
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
  let missing = measure.protectionInterval(at(summed, cell));
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

/** The shortest augmenting path, as pairs of nodes. */
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

/** Cost of suppressing a sum of a row or column, and the grand total, higher than that of any cell. */
const COST_OF_SUM = 1e15;
const COST_OF_WHOLE = 1e17;

const costOf = (summed: Summed, cell: Cell): number => {
  const isWhole = cell.row === summed.length - 1 && cell.column === (summed[0]?.length ?? 0) - 1;
  return (
    Math.abs(at(summed, cell).paidCents) + (isWhole ? COST_OF_WHOLE : signOf(summed, cell) === -1 ? COST_OF_SUM : 0)
  );
};

/** The three cells that form a rectangle with a cell, leave it room and cost least; undefined where there are none. */
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
          (!shrinks ||
            MEASURES.every((measure) => room(figures, measure) >= measure.protectionInterval(at(summed, cell))))
        );
      });
      if (!suits) continue;
      const fresh = others.filter((other) => hidden[other.row]?.[other.column] !== true);
      // A rectangle already hidden would have made the cell safe.
      const cost = fresh.reduce((sum, other) => sum + costOf(summed, other), 0);
      if (fresh.length > 0 && (best === undefined || cost < best.cost)) best = { cells: fresh, cost };
    }
  }
  return best?.cells;
};

const everything = (summed: Summed): readonly Cell[] =>
  summed.flatMap((cells, row) => cells.map((_, column) => ({ row, column })));
