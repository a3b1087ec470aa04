import { ServiceError } from '#core/kernel/service-error.ts';
import type { Campaign } from '#core/payments/campaign.ts';
import type { Query } from '#ui/state/queries.ts';
import { queryKeyOf } from '../query.ts';
import type { PageContext } from '../page-module.ts';
import { ReadCampaigns } from '#core/payments/read-campaigns.ts';

/** The campaigns of the side menu; its failure says what the specification says (ERR-04). */
export const campaignsQuery = (context: PageContext): Query<readonly Campaign[]> => ({
  queryKey: queryKeyOf(context.area, ReadCampaigns),
  queryFn: async () => {
    const outcome = await context.use(ReadCampaigns)();
    if (outcome.ok) return outcome.value;
    throw new ServiceError(outcome.failure.message, { status: outcome.failure.status });
  },
});
