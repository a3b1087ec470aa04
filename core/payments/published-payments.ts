import { foldText } from '#core/formatting/folded.ts';
import type { Amounts, Figures, InterventionName, RegionName } from './campaign.ts';
import type { DivisionLedger, PaymentLedger, PaymentRepository } from './payment-repository.ts';
import { protect, sumOf, withSums, type Protected } from './protection.ts';

/**
 * The payments of a ledger as they may be published. All tables of a division are protected together: no table may give
 * away what another suppresses.
 */
export const makePublishedPayments = (ledger: PaymentLedger): PaymentRepository => ({
  campaigns: async () => (await ledger.campaigns()).toSorted((left, right) => right.year - left.year),
  interventions: async (asked, region) =>
    merged(
      (await ledger.divisions(asked)).map((division) => byIntervention(division, region)),
      ({ code }) => code,
    ),
  regions: async (asked, intervention) =>
    merged(
      (await ledger.divisions(asked)).map((division) => byRegion(division, intervention)),
      (row) => row.region,
    ),
});

// Helpers

/** A name, with its figures unless they are suppressed. */
type Line<Name> = Name & { readonly published: Figures | undefined; readonly isProtected: boolean };

/** A table, with its sum unless that is suppressed. */
interface PublishedTable<Name> {
  readonly lines: readonly Line<Name>[];
  readonly whole: Figures | undefined;
}

interface Grid {
  readonly interventions: readonly InterventionName[];
  readonly regions: readonly string[];
  readonly summed: readonly (readonly Figures[])[];
  readonly hidden: Protected;
}

const NOTHING: Figures = { paidCents: 0, beneficiaries: 0 };

const gridOf = ({ interventions, entries }: DivisionLedger): Grid => {
  const regions = [...new Set(entries.map(({ region }) => region))].toSorted(inItalianOrder);
  const known = new Map(entries.map((entry) => [`${entry.code}\n${entry.region}`, entry]));
  const summed = withSums(
    interventions.map(({ code }) => regions.map((region) => known.get(`${code}\n${region}`) ?? NOTHING)),
  );
  return { interventions, regions, summed, hidden: protect(summed) };
};

const byIntervention = (ledger: DivisionLedger, region: string | undefined): PublishedTable<InterventionName> => {
  const { interventions, regions, summed, hidden } = gridOf(ledger);
  const column = region === undefined ? regions.length : regions.findIndex((each) => isNamed(each, region));
  if (column < 0) return { lines: [], whole: NOTHING };
  return {
    lines: interventions.map((name, row) => ({ ...name, ...lineOf(summed[row]?.[column], hidden[row]?.[column]) })),
    whole: hidden.at(-1)?.[column] === true ? undefined : (summed.at(-1)?.[column] ?? NOTHING),
  };
};

const byRegion = (ledger: DivisionLedger, code: string | undefined): PublishedTable<RegionName> => {
  const { interventions, regions, summed, hidden } = gridOf(ledger);
  const row = code === undefined ? interventions.length : interventions.findIndex((each) => isNamed(each.code, code));
  // A region in which the intervention is not known at all is none of its regions.
  const isThere = (region: string): boolean =>
    code === undefined || ledger.entries.some((entry) => entry.region === region && isNamed(entry.code, code));
  if (row < 0) return { lines: [], whole: NOTHING };
  return {
    lines: regions
      .map((region, column) => ({ region, ...lineOf(summed[row]?.[column], hidden[row]?.[column]) }))
      .filter(({ region }) => isThere(region)),
    whole: hidden[row]?.at(-1) === true ? undefined : (summed[row]?.at(-1) ?? NOTHING),
  };
};

const lineOf = (
  figures: Figures | undefined,
  isProtected = false,
): Pick<Line<unknown>, 'published' | 'isProtected'> => ({
  published: isProtected ? undefined : (figures ?? NOTHING),
  isProtected,
});

/** Codes and regions are asked for as they are written, or as they stand in addresses. */
const isNamed = (name: string, asked: string): boolean => foldText(name) === foldText(asked);

/**
 * Several divisions of a name as one table. It is made of their published figures only, so that it discloses nothing more:
 * a row that one of them suppresses is suppressed.
 */
const merged = <Name extends InterventionName | RegionName>(
  tables: readonly PublishedTable<Name>[],
  nameOf: (row: Name) => string,
): Amounts<Name> => {
  const lines = tables.flatMap((table) => table.lines);
  const whole = tables.every((table) => table.whole !== undefined)
    ? sumOf(tables.flatMap((table) => table.whole ?? []))
    : undefined;
  const published: (Name & Figures)[] = [];
  const suppressed: Name[] = [];
  for (const [, same] of grouped(lines, nameOf)) {
    const [{ published: _published, isProtected: _protected, ...first }] = same as [Line<Name>];
    const name = first as unknown as Name;
    if (same.some(({ isProtected }) => isProtected)) suppressed.push(name);
    else published.push({ ...name, ...sumOf(same.flatMap((line) => line.published ?? [])) });
  }
  const rows = published.toSorted(
    (left, right) => right.paidCents - left.paidCents || inItalianOrder(nameOf(left), nameOf(right)),
  );
  if (suppressed.length === 0) return { rows };
  const figures = whole === undefined ? undefined : without(whole, sumOf(rows));
  return {
    rows,
    protectedRows: {
      rows: suppressed.toSorted((left, right) => inItalianOrder(nameOf(left), nameOf(right))),
      ...(figures === undefined ? {} : { figures }),
    },
  };
};

const without = (whole: Figures, part: Figures): Figures => ({
  paidCents: whole.paidCents - part.paidCents,
  beneficiaries: whole.beneficiaries - part.beneficiaries,
});

const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
};

const collator = new Intl.Collator('it-IT', { numeric: true });
const inItalianOrder = (left: string, right: string): number => collator.compare(left, right);
