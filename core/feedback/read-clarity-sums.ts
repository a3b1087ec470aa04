import { defineUseCase } from '#core/kernel/port-key.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { claritySums, type ClaritySums } from './clarity-sums.ts';
import { FeedbackBox } from './feedback-box.ts';

/** What all readers' opinions come to. Throws `ServiceError`. */
export type ReadClaritySums = () => Promise<ClaritySums>;

/** Builds `ReadClaritySums`. */
export const makeReadClaritySums =
  (box: FeedbackBox, { names, flags }: PortalSettings): ReadClaritySums =>
  async () =>
    claritySums(await box.tally(), routeTable(names), flags);
export const ReadClaritySums = defineUseCase('ReadClaritySums', [FeedbackBox, PortalSettings], makeReadClaritySums);
