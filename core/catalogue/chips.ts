import { formatDay } from '#core/formatting/date.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { match } from 'ts-pattern';
import type { FilterOptions } from './catalogue-repository.ts';
import { type Criteria, selectedValues } from './criteria.ts';
import { type FieldName, type FilterSection, fieldsOf, type FilterScheme } from './definition.ts';
import { withoutValue } from './list-change.ts';
import { fixedOptions } from './matching.ts';
import type { ListAddress } from './query-codec.ts';

/** One applied filter, as a chip over the list. `field` and `value` together are unique. */
export interface Chip {
  readonly field: FieldName;
  readonly value: string;
  /** Text of the chip: "OCM", "Numero: 12", "Pubblicato dal 03/02/2024". */
  readonly label: string;
}

const dayLabel = (value: string): string => {
  const day = isoDateFrom(value);
  return day === undefined ? value : formatDay(day);
};

const labelOf = (section: FilterSection, field: FieldName, value: string, options: FilterOptions): string =>
  match(section)
    .with({ kind: 'choice' }, (choice) => {
      const named = [...(fixedOptions(choice) ?? []), ...(options[choice.name] ?? [])];
      // Where the options are unknown, or no longer have it, the value is shown itself.
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
 * (LIST-05). Search and order are no chips. `options` give the labels of values, where known.
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

/** The chip that gets the focus after one is removed: the one in its place, else the last; undefined where none is left. */
export const chipAfter = (
  chips: readonly Chip[],
  { field, value }: Pick<Chip, 'field' | 'value'>,
): Chip | undefined => {
  const position = chips.findIndex((chip) => chip.field === field && chip.value === value);
  const left = chips.filter((_, index) => index !== position);
  return left[Math.min(position, left.length - 1)];
};

/** The list without that one filter, on its first page (LIST-04). */
export const withoutChip = (
  definition: FilterScheme,
  address: ListAddress,
  chip: Pick<Chip, 'field' | 'value'>,
): ListAddress => withoutValue(definition, address, chip.field, chip.value);
