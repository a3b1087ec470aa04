import { routeTable } from '#core/navigation/routes.ts';

/** A deployment for the rules about opinions. */
export const TABLE = routeTable({
  agencySlug: 'anpag',
  productSlug: 'anpag',
  appSlug: 'mobile',
  agencyShortName: 'ANPAG',
  agencyName: '',
});
export const FLAGS = { dashboardPayments: true, caaKpi: true, fraudReport: true };
