import { SelectField } from '#ui/components/fields.tsx';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import type { OpenList } from './use-list.ts';

/** The order of a list (LIST-02): among its tools, and on phones the first group of its filters (D-55). It acts at once. */
export const OrderField = ({
  list: { address, dispatch },
  id,
  className,
  label,
}: {
  readonly list: OpenList;
  readonly id: string;
  readonly className: string;
  readonly label: string;
}) => (
  <SelectField
    id={id}
    className={className}
    label={label}
    name="sort"
    value={address.criteria.sort}
    options={LISTS_COPY.sortOptions}
    onChange={(event) => dispatch({ type: 'sorted', sort: event.currentTarget.value === 'ASC' ? 'ASC' : 'DESC' })}
  />
);
