import type { Logger } from '#core/kernel/logger.ts';
import { fail, succeed } from '#core/kernel/result.ts';
import type { PaymentRepository } from './payment-repository.ts';
import { readRows } from './read-table.ts';
import { sideMenuFailure } from './side-menu.ts';
import type { ReadCampaigns, ReadDashboardRows } from './use-cases.ts';

/** What is logged when there is not enough to ask for (ERR-05). */
const MISSING_SELECTION_MESSAGE = 'Missing required data for fetch.';

/** See `ReadCampaigns`. */
export const makeReadCampaigns =
  (repository: PaymentRepository): ReadCampaigns =>
  async () => {
    try {
      return succeed(await repository.campaigns());
    } catch (error) {
      return fail(sideMenuFailure(error));
    }
  };

/** See `ReadDashboardRows`. */
export const makeReadDashboardRows =
  (repository: PaymentRepository, logger: Logger): ReadDashboardRows =>
  async (selection) => {
    const rows = await readRows(repository, selection);
    if (rows === undefined) logger.warn(MISSING_SELECTION_MESSAGE);
    return rows;
  };
