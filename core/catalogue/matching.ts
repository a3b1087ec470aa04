import { foldText } from '#core/formatting/folded.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { FilterOption } from './catalogue-repository.ts';
import { DUE_WITHIN } from './deadline-order.ts';
import type { ChoiceSection, FilterValue } from './definition.ts';
import type { CatalogueItem } from './item.ts';

/** The folded text of an item that a list's search looks in; a store keeps it beside the item. */
export const searchableText = (item: CatalogueItem): string =>
  foldText(
    [
      item.title,
      item.description,
      ...(item.facets.categories ?? []).map(({ name }) => name),
      item.deedNumber,
      item.referenceYear,
      item.identifier,
      item.cig,
      item.event?.place,
      item.event?.city,
    ].join(' '),
  );

/** The options of a section that are the same whatever the entries are; undefined where the entries give them. */
export const fixedOptions = ({ name, allowed }: ChoiceSection): readonly FilterValue[] | undefined =>
  name === 'dueWithin' ? DUE_WITHIN : allowed;

const italian = new Intl.Collator('it-IT', { numeric: true });

/** Options in the panel's order: statuses by progress, years from the latest, others by name. */
export const orderedOptions = (section: ChoiceSection, options: readonly FilterOption[]): readonly FilterOption[] => {
  const rank = (value: string): number => section.allowed?.findIndex((option) => option.value === value) ?? 0;
  const byName = (a: FilterOption, b: FilterOption): number =>
    italian.compare(a.name, b.name) || compareTexts(a.value, b.value);
  return [...options].sort(
    (a, b) => rank(a.value) - rank(b.value) || (section.name === 'referenceYears' ? byName(b, a) : byName(a, b)),
  );
};
