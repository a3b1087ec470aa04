import type { SortOrder } from '#core/catalogue/criteria.ts';
import { SelectField } from '#ui/components/fields.tsx';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import type { OpenList } from './use-list.ts';

/** The order of a list (LIST-02): among its tools, and on phones the first group of its filters (D-55). It acts at once. */
export const OrderField = ({
  list: { address, dispatch },
  id,
  className,
  label,
  byDeadline,
}: {
  readonly list: OpenList;
  readonly id: string;
  readonly className: string;
  readonly label: string;
  /** Whether the service can order by deadline: its filters say so (LIST-32, D-40). */
  readonly byDeadline: boolean;
}) => (
  <SelectField
    id={id}
    className={className}
    label={label}
    name="sort"
    value={address.criteria.sort}
    options={byDeadline ? [...LISTS_COPY.sortOptions, LISTS_COPY.sortByDeadline] : LISTS_COPY.sortOptions}
    onChange={(event) => dispatch({ type: 'sorted', sort: event.currentTarget.value as SortOrder })}
  />
);
