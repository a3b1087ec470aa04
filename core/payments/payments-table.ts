import type { Cents } from '#core/kernel/cents.ts';
import type { Figures, InterventionName, RegionName } from './campaign.ts';
import type { DashboardRows } from './dashboard.ts';
import { rowToSlug } from './dashboard-address.ts';
import { sumOf } from './protection.ts';
import { NATURAL_SORT, type TableSort } from './table-sort.ts';

/** One line of the published table. Suppressed figures are undefined, and `isProtected` is true. */
export interface TableLine {
  /** Its part of the address, and what tells lines apart. */
  readonly slug: string;
  /** Code of the intervention; none for a region. */
  readonly code: string | undefined;
  /** Words of the intervention, or name of the region. */
  readonly name: string;
  readonly extendedDescription: string | undefined;
  readonly figures: Figures | undefined;
  readonly isProtected: boolean;
  /** Part of the whole, from 0 to 1; undefined where the line or the whole is suppressed. */
  readonly share: number | undefined;
  /** The amount of the campaign that it is compared with, where there is one and it is published. */
  readonly comparedCents: Cents | undefined;
  /** By which part the amount is higher than in the compared campaign: 0.1 is a tenth more. */
  readonly change: number | undefined;
}

/** A table as it is shown, printed and handed out: the same for page, CSV and JSON. */
export interface PaymentsTable {
  readonly by: DashboardRows['by'];
  /** In the order asked for; suppressed lines stand last, by name. */
  readonly lines: readonly TableLine[];
  /** The sum of the suppressed lines; undefined where there are none or the sum is suppressed too. */
  readonly protectedCents: Cents | undefined;
  /** The sum of all lines; undefined where it is suppressed. Beneficiaries are never summed: one may stand in several lines. */
  readonly totalCents: Cents | undefined;
  /** The largest published amount, of this campaign or of the compared one: the length of a bar is a part of it. */
  readonly largestCents: number;
  readonly compared:
    | { readonly year: number; readonly totalCents: Cents | undefined; readonly change: number | undefined }
    | undefined;
}

/** The rows of the campaign that a table is compared with. */
export interface ComparedRows {
  readonly year: number;
  readonly rows: DashboardRows;
}

/** The table of some rows, beside another campaign where one is given. */
export const paymentsTable = (
  rows: DashboardRows,
  { sort = NATURAL_SORT, compared }: { readonly sort?: TableSort; readonly compared?: ComparedRows | undefined } = {},
): PaymentsTable => {
  const totalCents = totalOf(rows);
  const before = compared?.rows.by === rows.by ? compared : undefined;
  const earlier = new Map<string, Figures>(before === undefined ? [] : publishedOf(before.rows));
  const lineOf = (name: InterventionName | RegionName, figures: Figures | undefined): TableLine => {
    const slug = rowToSlug(name);
    const comparedCents = earlier.get(slug)?.paidCents;
    return {
      slug,
      ...wordsOf(name),
      figures,
      isProtected: figures === undefined,
      share: figures === undefined ? undefined : partOf(figures.paidCents, totalCents),
      comparedCents,
      change: changeOf(figures?.paidCents, comparedCents),
    };
  };
  const published = rows.rows.map((row) => lineOf(row, { paidCents: row.paidCents, beneficiaries: row.beneficiaries }));
  const suppressed = (rows.protectedRows?.rows ?? []).map((row) => lineOf(row, undefined));
  const comparedTotal = before === undefined ? undefined : totalOf(before.rows);
  const lines = [...published.toSorted(orderOf(sort)), ...suppressed.toSorted(byName)];
  return {
    by: rows.by,
    lines,
    largestCents: Math.max(
      0,
      ...lines.flatMap(({ figures, comparedCents }) => [figures?.paidCents ?? 0, comparedCents ?? 0]),
    ),
    protectedCents: rows.protectedRows?.figures?.paidCents,
    totalCents,
    compared:
      before === undefined
        ? undefined
        : { year: before.year, totalCents: comparedTotal, change: changeOf(totalCents, comparedTotal) },
  };
};

/** The length of a bar, from 0 to 1, against the largest amount of the table. A repaid (negative) amount has none. */
export const barOf = (cents: Cents | undefined, { largestCents }: PaymentsTable): number =>
  largestCents === 0 ? 0 : Math.max(0, cents ?? 0) / largestCents;

// Helpers

/** The sum of some rows; undefined where it is suppressed. */
const totalOf = ({ rows, protectedRows }: DashboardRows): Cents | undefined => {
  if (protectedRows === undefined) return sumOf(rows).paidCents;
  return protectedRows.figures === undefined ? undefined : sumOf([...rows, protectedRows.figures]).paidCents;
};

const publishedOf = (rows: DashboardRows): readonly (readonly [string, Figures])[] =>
  rows.rows.map((row) => [rowToSlug(row), row]);

const wordsOf = (name: InterventionName | RegionName): Pick<TableLine, 'code' | 'name' | 'extendedDescription'> =>
  'code' in name
    ? { code: name.code, name: name.description, extendedDescription: name.extendedDescription }
    : { code: undefined, name: name.region, extendedDescription: undefined };

const partOf = (part: Cents, whole: Cents | undefined): number | undefined =>
  whole === undefined || whole <= 0 ? undefined : part / whole;

const changeOf = (now: Cents | undefined, before: Cents | undefined): number | undefined =>
  now === undefined || before === undefined || before <= 0 ? undefined : (now - before) / before;

const collator = new Intl.Collator('it-IT', { numeric: true });
const byName = (left: TableLine, right: TableLine): number =>
  collator.compare(left.code ?? left.name, right.code ?? right.name);

/** What has no value for the order stands behind what has one, whichever way it is sorted; equals stand by name. */
const orderOf = ({ by, ascending }: TableSort): ((left: TableLine, right: TableLine) => number) => {
  const turn = ascending ? 1 : -1;
  if (by === 'nome') return (left, right) => turn * byName(left, right);
  const valueOf = ({ figures, change }: TableLine): number | undefined =>
    by === 'importo' ? figures?.paidCents : by === 'beneficiari' ? figures?.beneficiaries : change;
  return (left, right) => {
    const [first, second] = [valueOf(left), valueOf(right)];
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined) || byName(left, right);
    return turn * (first - second) || byName(left, right);
  };
};
