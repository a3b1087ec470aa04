import type { PageModule } from '../page-module.ts';
import { dashboardHead, DashboardView } from './dashboard-view.tsx';
import { dashboardQueries } from './payment-queries.ts';

/** What was paid for one intervention by region, or in one region by intervention (PAGE-22). */
export const page: PageModule = {
  queries: dashboardQueries,
  head: dashboardHead,
  Page: ({ context }) => <DashboardView context={context} />,
};
