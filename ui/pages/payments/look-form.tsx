import type { FormEvent } from 'react';
import { queryValue } from '#core/kernel/address.ts';
import {
  COMPARE_PARAMETER,
  tableViewFromQuery,
  tableViewToQuery,
  sortChoices,
  SORT_PARAMETER,
  sortToSlug,
  VIEW_PARAMETER,
  type TableView,
} from '#core/payments/dashboard-address.ts';
import { useHref, useNavigate } from '#ui/routing/address.tsx';
import { Button } from '#ui/components/button.tsx';
import { SelectField } from '#ui/components/fields.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';

/** With which campaign a table is compared and how it is sorted; a form that works before any script. */
export const LookForm = ({
  path,
  look,
  years,
  pathOf,
}: {
  /** Path of the table, without its query. */
  readonly path: string;
  readonly look: TableView;
  /** The campaigns with which it can be compared. */
  readonly years: readonly number[];
  readonly pathOf: (look: TableView) => string;
}) => {
  const href = useHref();
  const navigate = useNavigate();
  const { say } = useStatus();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const pairs = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    const next = { ...tableViewFromQuery(pairs), steps: 1 };
    if (pathOf(next) === pathOf({ ...look, steps: 1 })) say(COPY.asItIs);
    else navigate(pathOf(next));
  };
  const view = queryValue(tableViewToQuery(look), VIEW_PARAMETER);
  return (
    <form
      key={JSON.stringify(tableViewToQuery({ ...look, steps: 1 }))}
      className="pt-tools"
      action={href(path)}
      method="get"
      onSubmit={submit}
      aria-label={COPY.lookTitle}
    >
      {view === undefined ? null : <input type="hidden" name={VIEW_PARAMETER} value={view} />}
      {years.length === 0 ? null : (
        <SelectField
          label={COPY.compareWith}
          name={COMPARE_PARAMETER}
          none={COPY.noComparison}
          defaultValue={look.comparedYear ?? ''}
          options={years.map((year) => ({ value: String(year), name: String(year) }))}
        />
      )}
      <SelectField
        label={COPY.sortBy}
        name={SORT_PARAMETER}
        className="grow"
        defaultValue={sortToSlug(look.sort)}
        options={sortChoices(look.comparedYear !== undefined)}
      />
      <Button type="submit">{COPY.update}</Button>
    </form>
  );
};
