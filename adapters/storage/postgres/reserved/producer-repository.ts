import { foldText } from '#core/formatting/folded.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Page } from '#core/kernel/page.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import { expiryBounds } from '#core/producers/producer-list.ts';
import { heaviestFirst } from '#core/producers/anomaly.ts';
import type { Anomaly, Producer, ProducerDetail } from '#core/producers/producer.ts';
import type { ProducerFailure, ProducerRepository, ProducerSearch } from '#core/producers/producer-repository.ts';
import type { Database } from '../connection/database.ts';
import { inForceOn } from './mandate-records.ts';
import { Conditions } from '../connection/statement.ts';
import { withoutNulls } from '../connection/without-nulls.ts';

const producersOf = (operator: string, day: string): string => `company
  join lateral (
    select min(office.name) as office, min(mandate.since) as since from mandate
    join office on office.id = mandate.office_id join office_operator on office_operator.office_id = office.id
    where mandate.cuaa = company.cuaa and office_operator.fiscal_code = ${operator} and ${inForceOn(day)}
  ) as held on held.since is not null
  left join company_file_part as header on header.cuaa = company.cuaa and header.part = 'header'
  left join company_file_part as personal on personal.cuaa = company.cuaa and personal.part = 'personal-data'`;
/** All of them at once: from the operator's mandates to the companies, since a look from each company would be thousands. */
const heldBy = (operator: string, day: string): string => `
  select company.cuaa, min(office.name) as office, min(mandate.since) as since
  from office_operator join office on office.id = office_operator.office_id
    join mandate on mandate.office_id = office.id join company on company.cuaa = mandate.cuaa
  where office_operator.fiscal_code = ${operator} and ${inForceOn(day)} group by company.cuaa`;
const SUMMARY = `friendly_url as "friendlyUrl", company.cuaa, registered_name as "registeredName", city, office, header.payload ->> 'status' as "fileStatus", header.payload ->> 'lastValidation' as "lastValidation",
  anomaly_count as "anomalyCount", worst_anomaly as "worstAnomaly",
  case when next_expiry is not null then jsonb_build_object('kind', next_expiry_kind, 'day', next_expiry) end as "nextExpiry"`;
const DETAIL = `${SUMMARY}, personal.payload ->> 'legalForm' as "legalForm", personal.payload ->> 'vatNumber' as "vatNumber", personal.payload ->> 'notificationAddress' as "notificationAddress",
  personal.payload #>> '{pec,address}' as pec, personal.payload ->> 'phoneNumber' as "phoneNumber", since as "mandateSince"`;

/** The companies with a mandate in force to one of the operator's offices (ROUTE-20, D-05). */
export class PostgresProducerRepository implements ProducerRepository {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async search(search: ProducerSearch): Promise<Page<Producer>> {
    const { text, page, pageSize, operator, anomaly, expiry, sort = 'name' } = search;
    const conditions = new Conditions();
    const held = heldBy(conditions.value(operator), conditions.value(dayInRome(this.#clock.now())));
    const wanted = foldText(text);
    // A folded text holds letters, digits and blanks only: nothing in it is a sign of the pattern.
    if (wanted !== '')
      conditions.add('(folded_name like ? or lower(company.cuaa) like ?)', `%${wanted}%`, `%${wanted}%`);
    if (anomaly === 'none') conditions.add('anomaly_count = 0');
    else if (anomaly === 'any') conditions.add('anomaly_count > 0');
    else if (anomaly !== undefined) conditions.add('worst_anomaly = ?', anomaly);
    if (expiry !== undefined) {
      const { from: first, to } = expiryBounds(expiry, dayInRome(this.#clock.now()));
      if (first !== undefined) conditions.add('next_expiry >= ?::date', first);
      conditions.add('next_expiry <= ?::date', to);
    }
    const order = sort === 'expiry' ? 'next_expiry nulls last, folded_name' : 'folded_name';
    const found = `with held as materialized (${held}) select company.*, office, count(*) over () as total from held join company using (cuaa) where ${conditions.sql}`;
    const ordered = `order by ${order}, company.cuaa`;
    const range = `limit ${conditions.value(pageSize)} offset ${conditions.value((page - 1) * pageSize)}`;
    // The file is opened for the producers of the page alone.
    const rows = await this.#db.query<{ readonly producer: Producer; readonly total: number }>(
      `select to_jsonb(listed) - 'total' as producer, total from (select ${SUMMARY}, total from (${found} ${ordered} ${range}) as company
       left join company_file_part as header on header.cuaa = company.cuaa and header.part = 'header' ${ordered}) as listed`,
      conditions.values,
    );
    const totalCount = rows[0]?.total ?? (page === 1 ? 0 : await this.#count(found, conditions.values));
    return { items: rows.map(({ producer }) => withoutNulls(producer)), totalCount, page, pageSize };
  }

  /** A page past the end has no row to say how many there are; its last two values are those of the range. */
  async #count(found: string, values: Conditions['values']): Promise<number> {
    const [row] = await this.#db.query<{ total: number }>(
      `select count(*)::integer as total from (${found}) as producer`,
      values.slice(0, -2),
    );
    return row?.total ?? 0;
  }

  async detail(friendlyUrl: string, operator: string): Promise<Result<ProducerDetail, ProducerFailure>> {
    const { conditions, from } = this.#heldBy(operator);
    conditions.add('friendly_url = ?', friendlyUrl);
    const [row] = await this.#db.query<ProducerDetail>(
      `select ${DETAIL} from ${from} where ${conditions.sql}`,
      conditions.values,
    );
    return row === undefined ? fail('producers.forbidden') : succeed(withoutNulls(row));
  }

  async anomalies(cuaa: string, operator: string): Promise<Result<readonly Anomaly[], ProducerFailure>> {
    const { conditions, from } = this.#heldBy(operator);
    conditions.add('company.cuaa = ?', cuaa);
    const [row] = await this.#db.query<{ anomalies: readonly Anomaly[] }>(
      `select coalesce((select payload from company_file_part as part where part.cuaa = company.cuaa and part.part = 'anomalies'), '[]') as anomalies from ${from} where ${conditions.sql}`,
      conditions.values,
    );
    return row === undefined ? fail('producers.forbidden') : succeed(row.anomalies.toSorted(heaviestFirst));
  }

  #heldBy(operator: string): { readonly conditions: Conditions; readonly from: string } {
    const conditions = new Conditions();
    return {
      conditions,
      from: producersOf(conditions.value(operator), conditions.value(dayInRome(this.#clock.now()))),
    };
  }
}
