import { Logger } from '#core/kernel/logger.ts';
import { PaymentRepository } from './payment-repository.ts';
import { readRows } from './read-table.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import type { DashboardRows, DashboardSelection } from './dashboard.ts';

/**
 * Reads the rows of a selection. With a piece of the selection missing nothing is asked for, the fact is
 * logged, and the answer is undefined (ERR-05).
 */
export type ReadDashboardRows = (selection: DashboardSelection) => Promise<DashboardRows | undefined>;

/** What is logged when there is not enough to ask for (ERR-05). */
const MISSING_SELECTION_MESSAGE = 'Missing required data for fetch.';

/** See `ReadDashboardRows`. */
export const makeReadDashboardRows =
  (repository: PaymentRepository, logger: Logger): ReadDashboardRows =>
  async (selection) => {
    const rows = await readRows(repository, selection);
    if (rows === undefined) logger.warn(MISSING_SELECTION_MESSAGE);
    return rows;
  };
export const ReadDashboardRows = defineUseCase('ReadDashboardRows', [PaymentRepository, Logger], makeReadDashboardRows);
