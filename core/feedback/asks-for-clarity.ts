import type { FeatureFlags } from '#core/navigation/portal-settings.ts';
import { isOpenToVisitors, type Route } from '#core/navigation/routes.ts';

/** Public pages that are tools and not texts: there is no information to find clear or not. */
const TOOLS: readonly Route['id'][] = ['search', 'siteMap', 'assistanceRequest', 'clarity'];

/** Whether readers are asked how clear a page is: pages with public content, and not those that lead elsewhere or do not exist. */
export const asksForClarity = (route: Route | undefined, flags: FeatureFlags): boolean =>
  route !== undefined && isOpenToVisitors(route, flags) && !TOOLS.includes(route.id);
