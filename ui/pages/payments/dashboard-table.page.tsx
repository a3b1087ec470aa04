import type { PageModule } from '../page-module.ts';
import { dashboardHead, DashboardView } from './dashboard-view.tsx';
import { dashboardQueries } from './payment-queries.ts';

/** What was paid in a division of a campaign, by intervention or by region (PAGE-22, PAGE-40). */
export const page: PageModule = {
  queries: dashboardQueries,
  head: dashboardHead,
  Page: ({ context }) => <DashboardView context={context} />,
};
