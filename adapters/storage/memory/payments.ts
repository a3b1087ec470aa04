import { sumOfCents, type Cents } from '#core/kernel/cents.ts';
import type { AmountsAsked, Campaign, Division, InterventionRow, RegionRow } from '#core/payments/campaign.ts';
import type {
  DashboardMemory,
  DashboardSlot,
  PaymentRepository,
  StoredSlot,
} from '#core/payments/payment-repository.ts';

/** What was paid for an intervention in a region: the one grain at which amounts are kept. */
interface StoredAmount {
  readonly region: string;
  readonly paidCents: Cents;
  readonly beneficiaries: number;
}

/** An intervention of a division with its amounts. */
export interface StoredIntervention extends Pick<InterventionRow, 'code' | 'description' | 'extendedDescription'> {
  readonly amounts: readonly StoredAmount[];
}

/** A campaign with everything that was paid in it. */
export interface StoredCampaign {
  readonly year: number;
  readonly divisions: readonly { readonly division: Division; readonly interventions: readonly StoredIntervention[] }[];
}

const sum = (amounts: readonly StoredAmount[]): Pick<StoredAmount, 'paidCents' | 'beneficiaries'> => ({
  paidCents: sumOfCents(amounts.map(({ paidCents }) => paidCents)),
  beneficiaries: amounts.reduce((total, { beneficiaries }) => total + beneficiaries, 0),
});

/** The highest amount first; equal amounts by name in Italian order. */
const highestFirst =
  <Row extends { readonly paidCents: Cents }>(nameOf: (row: Row) => string) =>
  (left: Row, right: Row): number =>
    right.paidCents - left.paidCents || nameOf(left).localeCompare(nameOf(right), 'it-IT');

/** Published payments in memory. */
export class InMemoryPaymentRepository implements PaymentRepository {
  readonly #campaigns: readonly StoredCampaign[];

  constructor(campaigns: readonly StoredCampaign[]) {
    this.#campaigns = campaigns;
  }

  async campaigns(): Promise<readonly Campaign[]> {
    return this.#campaigns
      .map(({ year, divisions }) => ({ year, divisions: divisions.map(({ division }) => division) }))
      .sort((left, right) => right.year - left.year);
  }

  async interventions(asked: AmountsAsked): Promise<readonly InterventionRow[]> {
    return this.#interventionsOf(asked)
      .map(({ amounts, ...intervention }) => ({ ...intervention, ...sum(amounts) }))
      .sort(highestFirst(({ code }) => code));
  }

  async regions(asked: AmountsAsked, intervention?: string): Promise<readonly RegionRow[]> {
    const amounts = this.#interventionsOf(asked)
      .filter(({ code }) => intervention === undefined || code === intervention)
      .flatMap((each) => each.amounts);
    return [...new Set(amounts.map(({ region }) => region))]
      .map((region) => ({ region, ...sum(amounts.filter((amount) => amount.region === region)) }))
      .sort(highestFirst(({ region }) => region));
  }

  #interventionsOf({ yearCampaign, department, planning }: AmountsAsked): readonly StoredIntervention[] {
    return this.#campaigns
      .filter(({ year }) => year === yearCampaign)
      .flatMap(({ divisions }) => divisions)
      .filter(
        ({ division }) => division.name === department && (planning === undefined || division.planning === planning),
      )
      .flatMap(({ interventions }) => interventions);
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
