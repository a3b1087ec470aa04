import { type AidPage, aidPageToQuery } from '#core/aids/answers.ts';
import { AidRepository, type FinderAid } from '#core/aids/aid-repository.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import type { Query } from '#ui/state/queries.ts';
import type { PageContext } from '../page-module.ts';
import { portQuery, type QueryScope } from '../query.ts';

/** The aids with their conditions; null where the service does not tell them. */
export const aidsQuery = (scope: QueryScope): Query<readonly FinderAid[] | null> =>
  portQuery(scope, AidRepository, 'aids');

/** Path of a page of the finder. */
export const aidPath = ({ table }: Pick<PageContext, 'table'>, page: AidPage): string => {
  const query = pairsToQuery(aidPageToQuery(page));
  return `${pathTo(table, 'aidFinder')}${query === '' ? '' : `?${query}`}`;
};
