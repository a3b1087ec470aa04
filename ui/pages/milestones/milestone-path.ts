import { pairsToQuery } from '#core/kernel/address.ts';
import { type MilestoneView, viewToQuery } from '#core/milestones/milestone-view.ts';
import { pathTo } from '#core/navigation/routes.ts';
import type { PageContext } from '../page-module.ts';

/** Path of the page in a view. */
export const viewPath = ({ table }: PageContext, view: MilestoneView): string => {
  const query = pairsToQuery(viewToQuery(view));
  return `${pathTo(table, 'milestones')}${query === '' ? '' : `?${query}`}`;
};
