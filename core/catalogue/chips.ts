import { formatDay } from '#core/formatting/date.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { match } from 'ts-pattern';
import type { FilterOptions } from './catalogue-repository.ts';
import { type Criteria, selectedValues } from './criteria.ts';
import { type FieldName, type FilterSection, fieldsOf, type FilterScheme } from './definition.ts';
import { withoutValue } from './list-change.ts';
import type { ListAddress } from './query-codec.ts';

/** One applied filter, as a chip over the list. `field` and `value` together are unique. */
export interface Chip {
  readonly field: FieldName;
  readonly value: string;
  /** What the chip says: "OCM", "Numero: 12", "Pubblicato dal 03/02/2024". */
  readonly label: string;
}

const dayLabel = (value: string): string => {
  const day = isoDateFrom(value);
  return day === undefined ? value : formatDay(day);
};

const labelOf = (section: FilterSection, field: FieldName, value: string, options: FilterOptions): string =>
  match(section)
    .with({ kind: 'choice' }, ({ name, allowed = [] }) => {
      const named = [...allowed, ...(options[name] ?? [])];
      // Without the options at hand (or for a value that they no longer have) the value speaks for itself.
      return named.find((option) => option.value === value)?.name ?? value;
    })
    .with(
      { kind: 'numberAndYear' },
      ({ number, numberLabel, yearLabel }) => `${field === number ? numberLabel : yearLabel}: ${value}`,
    )
    .with(
      { kind: 'dateRange' },
      ({ from, fromLabel, toLabel }) => `${field === from ? fromLabel : toLabel} ${dayLabel(value)}`,
    )
    .with({ kind: 'text' }, ({ label }) => `${label}: ${value}`)
    .with({ kind: 'flag' }, ({ label }) => label)
    .exhaustive();

/**
 * The chips of the criteria, in the order of the panel: one for each value, so number and year are two
 * (LIST-05). Words and order are no chips. `options` give the names of values, where they are known.
 */
export const chipsOf = (definition: FilterScheme, criteria: Criteria, options: FilterOptions = {}): readonly Chip[] =>
  definition.sections.flatMap((section) =>
    fieldsOf(section).flatMap((field) =>
      selectedValues(criteria, field).map((value) => ({
        field,
        value,
        label: labelOf(section, field, value, options),
      })),
    ),
  );

/** Where the focus goes when a chip is taken off: to the one that takes its place, else to the last; undefined where none is left. */
export const chipAfter = (
  chips: readonly Chip[],
  { field, value }: Pick<Chip, 'field' | 'value'>,
): Chip | undefined => {
  const place = chips.findIndex((chip) => chip.field === field && chip.value === value);
  const left = chips.filter((_, index) => index !== place);
  return left[Math.min(place, left.length - 1)];
};

/** The list without that one filter, on its first page (LIST-04). */
export const withoutChip = (
  definition: FilterScheme,
  address: ListAddress,
  chip: Pick<Chip, 'field' | 'value'>,
): ListAddress => withoutValue(definition, address, chip.field, chip.value);
