import type { PayingBody, PayingBodyCounters } from '#core/paying-bodies/paying-body.ts';
import type { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import type { Database } from '../connection/database.ts';
import { withoutNulls } from '../connection/without-nulls.ts';

const byName = new Intl.Collator('it-IT');

/** The offices of the paying bodies and the regions that they serve. */
export class PostgresPayingBodyRepository implements PayingBodyRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async serving(region: string | undefined): Promise<readonly PayingBody[]> {
    const rows = await this.#db.query<PayingBody>(
      `select id, name, scope, street, street_number as "streetNumber", postal_code as "postalCode", city, url,
         phone, certified_email as pec, paid_lines as "paidLines",
         (select coalesce(jsonb_agg(jsonb_build_object('id', region.value, 'name', region.name) order by region.name), '[]')
          from paying_body_region join region on region.value = paying_body_region.region where paying_body_id = paying_body.id) as regions
       from paying_body
       where $1::text is null or exists (select from paying_body_region where paying_body_id = paying_body.id and region = $1)`,
      [region ?? null],
    );
    return rows.map(withoutNulls).sort((left, right) => byName.compare(left.name, right.name));
  }

  async counters(region: string | undefined): Promise<PayingBodyCounters> {
    const [row] = await this.#db.query<PayingBodyCounters>(
      `select count(*) filter (where scope = 'regional') as regional, count(*) filter (where scope = 'national') as national
       from paying_body
       where $1::text is null or exists (select from paying_body_region where paying_body_id = paying_body.id and region = $1)`,
      [region ?? null],
    );
    return row ?? { regional: 0, national: 0 };
  }
}
