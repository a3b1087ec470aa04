import type { AlertsOutcome } from '#core/alerts/alert-service.ts';
import { criteriaOf, searchWords } from '#core/alerts/alert-search.ts';
import type { AlertSearch } from '#core/alerts/list-search.ts';
import type { FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { ALERTS_COPY as COPY } from '#ui/copy/alerts.ts';
import type { Query } from '#ui/state/queries.ts';
import { optionsQuery } from '../catalogue/list-queries.ts';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { AskForm } from './ask-form.tsx';

/** What has to be read to say in words what is followed; nothing of a whole list. */
export const optionsOf = (context: PageContext, search: AlertSearch): Query<FilterOptions> =>
  optionsQuery(context, LISTS[search.list], { criteria: criteriaOf(search), page: 1 });

/** The form that asks for alerts on a list, with its filters in words (ALERT-01): on its own page, and in place under a list. */
export const AskOfList = ({
  context,
  search,
  before,
}: {
  readonly context: PageContext;
  readonly search: AlertSearch;
  readonly before?: (AlertsOutcome & { readonly kind: 'refused' }) | undefined;
}) => {
  const drawn = (options: FilterOptions) => (
    <AskForm
      context={context}
      search={search}
      words={searchWords(context.table, search, options, true)}
      before={before}
    />
  );
  if (search.query === '') return drawn({});
  return (
    <QuietBlock query={optionsOf(context, search)} failed={COPY.failed} bare>
      {drawn}
    </QuietBlock>
  );
};
