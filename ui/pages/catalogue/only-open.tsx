import type { FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import { selectedValues } from '#core/catalogue/criteria.ts';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import { withField } from '#core/catalogue/list-change.ts';
import { formatCount } from '#core/formatting/number.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { LISTS_COPY as COPY } from '#ui/copy/lists.ts';
import type { OpenList } from './use-list.ts';

interface OpenFilter {
  readonly field: 'competitionStatus' | 'contractStatus';
  /** The status of a call that is open. */
  readonly value: string;
}

/**
 * "Solo aperti": a short way to the filter of the open status, so it is a chip and counts on the badge, too (BANDO-03). A
 * link to the list with or without it, which works before any script.
 */
export const OnlyOpen = ({
  definition,
  list,
  options,
  filter: { field, value },
}: {
  readonly definition: ListDefinition;
  readonly list: OpenList;
  readonly options: FilterOptions;
  readonly filter: OpenFilter;
}) => {
  const { address, dispatch, clearingPathOf } = list;
  const chosen = selectedValues(address.criteria, field);
  const isOn = chosen.length === 1 && chosen[0] === value;
  const next = isOn ? [] : [value];
  const count = options[field]?.find((option) => option.value === value)?.count;
  return (
    <LinkTo
      to={clearingPathOf(withField(definition, address, field, next))}
      className="pt-switch"
      aria-current={isOn ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        dispatch({ type: 'narrowed', field, values: next });
      }}
    >
      <span className="knob" aria-hidden="true" />
      <span>{COPY.onlyOpen}</span>
      {count === undefined ? null : <span className="count pt-num">{formatCount(count)}</span>}
    </LinkTo>
  );
};

export const openCompetitions: OpenFilter = { field: 'competitionStatus', value: 'Aperto' };
export const openTenders: OpenFilter = { field: 'contractStatus', value: 'Pubblicato' };
