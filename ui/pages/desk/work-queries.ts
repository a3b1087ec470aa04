import { pagesShown } from '#core/catalogue/paging.ts';
import { WORK_ROWS_A_PAGE, type WorkAddress, type WorkKindSum, type WorkPage } from '#core/producers/work-list.ts';
import { ProducerWorkRepository } from '#core/producers/work-repository.ts';
import { portResultQuery, queryKeyOf, type QueryScope } from '#ui/pages/query.ts';
import { operatorOf } from '#ui/pages/producers/producer-queries.ts';
import type { Query } from '#ui/state/queries.ts';

/** The pages of the work list that an address shows, one below the other (CAA-02, D-18). */
export const workQueries = (scope: QueryScope, { page, ...filters }: WorkAddress): readonly Query<WorkPage>[] => {
  const { first, last } = pagesShown(page);
  return Array.from({ length: last - first + 1 }, (_, at) =>
    portResultQuery(scope, ProducerWorkRepository, 'list', {
      ...filters,
      page: first + at,
      pageSize: WORK_ROWS_A_PAGE,
      operator: operatorOf(scope),
    }),
  );
};

/** How many producers lack something of each kind, and what it stops (CAA-03). */
export const workKindsQuery = (scope: QueryScope, office: string | undefined): Query<readonly WorkKindSum[]> =>
  portResultQuery(scope, ProducerWorkRepository, 'kinds', operatorOf(scope), office);

/** The beginning of all these keys: what is read again together. */
export const allWorkKey = ({ area }: Pick<QueryScope, 'area'>): readonly unknown[] =>
  queryKeyOf(area, ProducerWorkRepository);
