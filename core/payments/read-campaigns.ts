import { defineUseCase } from '#core/kernel/port-key.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { Campaign } from './campaign.ts';
import { PaymentRepository } from './payment-repository.ts';
import { sideMenuFailure, type SideMenuFailure } from './side-menu.ts';

/** Reads the campaigns of the side menu; a failure carries the sentence to show (ERR-04). */
export type ReadCampaigns = () => Promise<Result<readonly Campaign[], SideMenuFailure>>;

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
