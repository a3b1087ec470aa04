import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { AmountsAsked, Campaign, Division, InterventionName } from '#core/payments/campaign.ts';
import type { DivisionLedger, LedgerEntry, PaymentLedger } from '#core/payments/payment-repository.ts';
import type { Database } from '../connection/database.ts';
import { Conditions } from '../connection/statement.ts';
import { withoutNulls } from '../connection/without-nulls.ts';

interface DivisionRow extends Division {
  readonly friendlyUrl: string;
  readonly year: number;
  readonly countedUntil: IsoDate | null;
}

/** What was paid, as the tables hold it; sums are the core's. */
export class PostgresPaymentLedger implements PaymentLedger {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async campaigns(): Promise<readonly Campaign[]> {
    const rows = await this.#divisions(new Conditions());
    return [...new Set(rows.map(({ year }) => year))].map((year) => {
      const ofYear = rows.filter((row) => row.year === year);
      const countedUntil = ofYear[0]?.countedUntil ?? undefined;
      return {
        year,
        divisions: ofYear.map(divisionOf),
        ...(countedUntil === undefined ? {} : { countedUntil }),
      };
    });
  }

  async divisions({ yearCampaign, department, planning }: AmountsAsked): Promise<readonly DivisionLedger[]> {
    const conditions = new Conditions().add('campaign_year = ? and name = ?', yearCampaign, department);
    if (planning !== undefined) conditions.add('planning = ?', planning);
    const divisions = await this.#divisions(conditions);
    const addresses = [divisions.map(({ friendlyUrl }) => friendlyUrl)];
    const [interventions, entries] = await Promise.all([
      this.#db.query<InterventionName & { readonly division: string }>(
        `select division, code, description, extended_description as "extendedDescription"
         from intervention where division = any($1::text[]) order by division, code`,
        addresses,
      ),
      this.#db.query<LedgerEntry & { readonly division: string }>(
        `select division, code, region.name as region, paid_cents as "paidCents", beneficiaries
         from payment_amount join region on region.value = payment_amount.region
         where division = any($1::text[]) order by division, code, region.name`,
        addresses,
      ),
    ]);
    return divisions.map((row) => ({
      division: divisionOf(row),
      interventions: ofDivision(interventions, row.friendlyUrl),
      entries: ofDivision(entries, row.friendlyUrl),
    }));
  }

  #divisions(conditions: Conditions): Promise<readonly DivisionRow[]> {
    return this.#db.query<DivisionRow>(
      `select campaign_year as year, name, planning, direct_aid as "directAid", intervention_type as "interventionType",
         friendly_url as "friendlyUrl", to_char(counted_until, 'YYYY-MM-DD') as "countedUntil"
       from division where ${conditions.sql} order by campaign_year desc, position`,
      conditions.values,
    );
  }
}

// Helpers

const divisionOf = ({ year: _year, countedUntil: _countedUntil, ...division }: DivisionRow): Division =>
  withoutNulls(division);

const ofDivision = <Row extends { readonly division: string }>(
  rows: readonly Row[],
  address: string,
): readonly Omit<Row, 'division'>[] =>
  rows.flatMap(({ division, ...row }) => (division === address ? [withoutNulls(row)] : []));
