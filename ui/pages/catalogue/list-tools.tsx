import type { FormEvent } from 'react';
import { noCriteria } from '#core/catalogue/criteria.ts';
import type { FilterScheme } from '#core/catalogue/definition.ts';
import { useHref } from '#ui/routing/address.tsx';
import { Button } from '#ui/components/button.tsx';
import { useHydrated } from '#ui/components/hydrated.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { Opener } from '#ui/components/opener.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { Badge } from '#ui/components/status.tsx';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { FILTER_PANEL_ID } from './filter-panel.tsx';
import { FILTERS_BUTTON_ID } from './focus.ts';
import { HiddenPairs } from './hidden-pairs.tsx';
import { OrderField } from './order-field.tsx';
import type { OpenList } from './use-list.ts';

const FiltersButton = ({
  list: { panel, pairs, dispatch },
  count,
}: {
  readonly list: OpenList;
  readonly count: number;
}) => (
  <Opener
    id={FILTERS_BUTTON_ID}
    panelId={FILTER_PANEL_ID}
    open={panel.kind === 'open'}
    onOpen={() => dispatch({ type: 'panelOpened', pairs })}
    className="btn btn-outline-primary"
  >
    <Icon name="funnel" size="sm" />
    <span>{PARTS.filters}</span>
    {count === 0 ? null : <Badge count={count} label={PARTS.appliedFilters(count)} />}
  </Opener>
);

/** Sends words and order where no script does. */
const UpdateButton = () =>
  useHydrated() ? null : (
    <Button type="submit" className="pt-no-script">
      {LISTS_COPY.update}
    </Button>
  );

/** Words, order and filters above a list (LIST-02). The order of the tools never changes; on phones they stack. */
export const ListTools = ({
  definition,
  list,
  label,
  count,
  byDeadline,
}: {
  readonly definition: FilterScheme;
  readonly list: OpenList;
  readonly byDeadline: boolean;
  /** Name of the search box: "Cerca nelle normative". */
  readonly label: string;
  /** How many filters are applied. */
  readonly count: number;
}) => {
  const href = useHref();
  const { criteria } = list.address;
  const { dispatch, pathOf } = list;
  const search = (text: string): void => dispatch({ type: 'searched', text });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    search(typeof text === 'string' ? text : '');
  };
  const filters = definition.sections.length === 0 ? null : <FiltersButton list={list} count={count} />;
  // Without words and order there is nothing that a form would send.
  if (!definition.hasSearch && !definition.hasSort) return <div className="pt-tools">{filters}</div>;
  return (
    <search aria-label={PARTS.searchOfPage}>
      <form
        role="none"
        className="pt-tools"
        action={href(pathOf({ criteria: noCriteria(), page: 1 }))}
        method="get"
        onSubmit={submit}
      >
        <HiddenPairs definition={definition} criteria={{ ...criteria, search: '', sort: 'DESC' }} />
        {definition.hasSearch ? (
          <div className="grow">
            <SearchField
              id="cerca-elenco"
              label={label}
              name="search"
              value={criteria.search}
              placeholder={PARTS.search}
              onSearch={search}
            />
          </div>
        ) : null}
        {definition.hasSort ? (
          <OrderField list={list} id="ordina" className="sort" label={LISTS_COPY.sortBy} byDeadline={byDeadline} />
        ) : null}
        <UpdateButton />
        {filters}
      </form>
    </search>
  );
};
