import type { AmountsAsked, Campaign, Division, InterventionRow, RegionRow } from '#core/payments/campaign.ts';
import type { PaymentRepository } from '#core/payments/payment-repository.ts';
import type { Database } from './database.ts';
import { Conditions } from './statement.ts';
import { withoutNulls } from './without-nulls.ts';

const conditionsFor = ({ yearCampaign, department, planning }: AmountsAsked): Conditions => {
  const conditions = new Conditions().add('campaign_year = ? and division.name = ?', yearCampaign, department);
  return planning === undefined ? conditions : conditions.add('planning = ?', planning);
};

/** The published payments, summed from the one grain at which they are kept. */
export class PostgresPaymentRepository implements PaymentRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async campaigns(): Promise<readonly Campaign[]> {
    const rows = await this.#db.query<Division & { readonly year: number }>(
      `select campaign_year as year, name, planning, direct_aid as "directAid", intervention_type as "interventionType", friendly_url as "friendlyUrl"
       from division order by campaign_year desc, position`,
    );
    return [...new Set(rows.map(({ year }) => year))].map((year) => ({
      year,
      divisions: rows.filter((row) => row.year === year).map(({ year: _year, ...division }) => withoutNulls(division)),
    }));
  }

  async interventions(asked: AmountsAsked): Promise<readonly InterventionRow[]> {
    const conditions = conditionsFor(asked);
    const rows = await this.#db.query<InterventionRow>(
      `select intervention.code, min(intervention.description) as description, min(extended_description) as "extendedDescription",
         coalesce(sum(paid_cents), 0)::bigint as "paidCents", coalesce(sum(beneficiaries), 0) as beneficiaries
       from division join intervention on intervention.division = friendly_url
       left join payment_amount on payment_amount.division = friendly_url and payment_amount.code = intervention.code
       where ${conditions.sql} group by intervention.code order by "paidCents" desc, intervention.code`,
      conditions.values,
    );
    return rows.map(withoutNulls);
  }

  async regions(asked: AmountsAsked, intervention?: string): Promise<readonly RegionRow[]> {
    const conditions = conditionsFor(asked);
    if (intervention !== undefined) conditions.add('payment_amount.code = ?', intervention);
    return this.#db.query<RegionRow>(
      `select region.name as region, sum(paid_cents)::bigint as "paidCents", sum(beneficiaries) as beneficiaries
       from division join payment_amount on payment_amount.division = friendly_url join region on region.value = payment_amount.region
       where ${conditions.sql} group by region.name order by "paidCents" desc, region.name`,
      conditions.values,
    );
  }
}
