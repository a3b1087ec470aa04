import type { PageModule } from '../page-module.ts';
import { dashboardHead, DashboardView } from './dashboard-view.tsx';
import { dashboardQuestions } from './payment-questions.ts';

/** What was paid for one intervention by region, or in one region by intervention (PAGE-22). */
export const page: PageModule = {
  questions: dashboardQuestions,
  head: dashboardHead,
  Page: ({ context }) => <DashboardView context={context} />,
};
