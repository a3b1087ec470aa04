import type { AmountsAsked, Campaign, Division, Figures, InterventionName } from '#core/payments/campaign.ts';
import type {
  DashboardMemory,
  DashboardSlot,
  DivisionLedger,
  PaymentLedger,
  StoredSlot,
} from '#core/payments/payment-repository.ts';

/** An intervention of a division with its amounts. */
interface StoredIntervention extends InterventionName {
  readonly amounts: readonly (Figures & { readonly region: string })[];
}

/** A campaign with everything that was paid in it. */
interface StoredCampaign extends Omit<Campaign, 'divisions'> {
  readonly divisions: readonly { readonly division: Division; readonly interventions: readonly StoredIntervention[] }[];
}

/** What was paid, in memory. */
export class InMemoryPaymentLedger implements PaymentLedger {
  readonly #campaigns: readonly StoredCampaign[];

  constructor(campaigns: readonly StoredCampaign[]) {
    this.#campaigns = campaigns;
  }

  async campaigns(): Promise<readonly Campaign[]> {
    return this.#campaigns.map((campaign) => ({
      ...campaign,
      divisions: campaign.divisions.map(({ division }) => division),
    }));
  }

  async divisions({ yearCampaign, department, planning }: AmountsAsked): Promise<readonly DivisionLedger[]> {
    return this.#campaigns
      .filter(({ year }) => year === yearCampaign)
      .flatMap(({ divisions }) => divisions)
      .filter(
        ({ division }) => division.name === department && (planning === undefined || division.planning === planning),
      )
      .map(({ division, interventions }) => ({
        division,
        interventions: interventions.map(({ amounts: _amounts, ...name }) => name),
        entries: interventions.flatMap(({ code, amounts }) => amounts.map((amount) => ({ code, ...amount }))),
      }));
  }
}

/** The dashboard's selections in memory. */
export class InMemoryDashboardMemory implements DashboardMemory {
  readonly #slots = new Map<DashboardSlot, StoredSlot>();

  get(slot: DashboardSlot): StoredSlot | undefined {
    return this.#slots.get(slot);
  }

  set(slot: DashboardSlot, value: StoredSlot): void {
    this.#slots.set(slot, value);
  }

  clear(slot: DashboardSlot): void {
    this.#slots.delete(slot);
  }
}
