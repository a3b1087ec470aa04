import { portKey } from '#core/kernel/port-key.ts';
import { fail, type Result, succeed } from '#core/kernel/result.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import type { FeatureFlags } from '#core/navigation/portal-settings.ts';
import { isOpenToVisitors, type Route } from '#core/navigation/routes.ts';
import type { ClarityScore, FeedbackBox } from './feedback-box.ts';

/** Public pages that are tools and not texts: there is no information to find clear or not. */
const TOOLS: readonly Route['id'][] = ['search', 'siteMap', 'assistanceRequest'];

/** Whether readers are asked how clear a page is: pages with public content, and not those that lead elsewhere or do not exist. */
export const asksForClarity = (route: Route | undefined, flags: FeatureFlags): boolean =>
  route !== undefined && isOpenToVisitors(route, flags) && !TOOLS.includes(route.id);

/** The opinion could not be kept; it may be sent again. */
export type RatingFailure = 'feedback.not-kept';

/** Keeps a reader's opinion of the page with this path. */
export type RatePage = (path: string, clarity: ClarityScore) => Promise<Result<void, RatingFailure>>;
export const RatePage = portKey<RatePage>('RatePage');

/** Builds `RatePage`. */
export const makeRatePage =
  (box: FeedbackBox): RatePage =>
  async (page, clarity) => {
    try {
      await box.keep({ page, clarity, answers: [] });
      return succeed(undefined);
    } catch (error) {
      if (error instanceof ServiceError) return fail('feedback.not-kept');
      throw error;
    }
  };
