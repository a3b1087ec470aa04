import { Logger } from '#core/kernel/logger.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import { PaymentRepository } from './payment-repository.ts';
import { readRows } from './read-table.ts';
import { sideMenuFailure, type SideMenuFailure } from './side-menu.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import type { Campaign } from './campaign.ts';
import type { DashboardRows, DashboardSelection } from './dashboard.ts';

/** Reads the campaigns of the side menu; a failure carries the sentence to show (ERR-04). */
export type ReadCampaigns = () => Promise<Result<readonly Campaign[], SideMenuFailure>>;

/**
 * Reads the rows of a selection. With a piece of the selection missing nothing is asked for, the fact is
 * logged, and the answer is undefined (ERR-05).
 */
export type ReadDashboardRows = (selection: DashboardSelection) => Promise<DashboardRows | undefined>;

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
export const ReadCampaigns = defineUseCase('ReadCampaigns', [PaymentRepository], makeReadCampaigns);

/** See `ReadDashboardRows`. */
export const makeReadDashboardRows =
  (repository: PaymentRepository, logger: Logger): ReadDashboardRows =>
  async (selection) => {
    const rows = await readRows(repository, selection);
    if (rows === undefined) logger.warn(MISSING_SELECTION_MESSAGE);
    return rows;
  };
export const ReadDashboardRows = defineUseCase('ReadDashboardRows', [PaymentRepository, Logger], makeReadDashboardRows);
