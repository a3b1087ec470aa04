import { companyTerms, spelledOut, withoutUmlauts } from '#core/formatting/company-terms.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Page } from '#core/kernel/page.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import { expiryBounds, type ExpiryFilter } from '#core/producers/producer-list.ts';
import { heaviestFirst } from '#core/producers/anomaly.ts';
import type { Anomaly, Producer, ProducerDetail } from '#core/producers/producer.ts';
import type { ProducerFailure, ProducerRepository, ProducerSearch } from '#core/producers/producer-repository.ts';
import type { Database } from '../connection/database.ts';
import { inForceOn, OPEN, runsOn } from './mandate-records.ts';
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
const heldBy = (operator: string, day: string): string => `company.cuaa in (
    select mandate.cuaa from mandate join office_operator using (office_id)
    where office_operator.fiscal_code = ${operator} and ${runsOn(day)})`;
const SUMMARY = `friendly_url as "friendlyUrl", company.cuaa, registered_name as "registeredName", city, office, header.payload ->> 'status' as "fileStatus", header.payload ->> 'lastValidation' as "lastValidation",
  anomaly_count as "anomalyCount", worst_anomaly as "worstAnomaly",
  coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'day', day) order by day, kind) from company_expiry where company_expiry.cuaa = company.cuaa), '[]') as expiries`;
const DETAIL = `${SUMMARY}, personal.payload ->> 'legalForm' as "legalForm", personal.payload ->> 'vatNumber' as "vatNumber", personal.payload ->> 'notificationAddress' as "notificationAddress",
  personal.payload #>> '{pec,address}' as pec, personal.payload ->> 'phoneNumber' as "phoneNumber", since as "mandateSince"`;

/** What the rows that hold on a day add up to, as `affectedOf` does; still to be grouped or narrowed by company. */
const sumsOn = (day: string): string =>
  `coalesce(sum(all_stopped), 0) as stopped, coalesce(sum(all_concerned), 0) as concerned, coalesce(bool_or(is_partial), false) as is_partial
    from producer_work_line where since <= ${day}::date and ${day}::date < until`;
/** What `byAffected` compares; null for what is not known. */
const KNOWN_CENTS = `case when has_work and (not coalesce(is_partial, false) or concerned > 0) then coalesce(concerned, 0) end as known_cents`;
/** Null where the rows of the company have not been made yet. */
const affectedOn = (day: string): string => `case when has_work then (
    select jsonb_build_object('stoppedCents', stopped, 'atRiskCents', concerned - stopped, 'isPartial', is_partial)
    from (select ${sumsOn(day)} and cuaa = company.cuaa) as work) end`;

/** The rule of `companyMatchesTerms` in the words of the database, for all terms at once. */
const HAS_TERMS = `not exists (
    select from unnest(?::text[], ?::text[], ?::text[]) as asked(anywhere, initials, umlauts)
    where not (folded_name like anywhere or folded_name like umlauts or lower(company.cuaa) like anywhere or coalesce(vat_number, '') like anywhere or ' ' || folded_name || ' ' like initials))`;
// A folded term holds letters and digits only: nothing in it is a sign of the pattern.
const anywhere = (term: string): string => `%${term}%`;
/** What is no abbreviation is found by no initials: the empty pattern. */
const asInitials = (term: string): string => {
  const letters = spelledOut(term);
  return letters === undefined ? '' : `% ${letters} %`;
};

/** To be joined: the companies of which something ends within the filter, each with the first day of it. */
const dueBy = (filter: ExpiryFilter, today: IsoDate, conditions: Conditions): string => {
  const { from, to } = expiryBounds(filter, today);
  const since = from === undefined ? '' : ` and day >= ${conditions.value(from)}::date`;
  return `join (select cuaa, min(day) as first_due from company_expiry
    where day <= ${conditions.value(to)}::date${since} group by cuaa) as due on due.cuaa = company.cuaa`;
};

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
    const today = dayInRome(this.#clock.now());
    const operatorAndDay = [conditions.value(operator), conditions.value(today)] as const;
    conditions.add(heldBy(...operatorAndDay)).add(OPEN);
    const terms = companyTerms(text);
    if (terms.length > 0)
      conditions.add(HAS_TERMS, terms.map(anywhere), terms.map(asInitials), terms.map(withoutUmlauts).map(anywhere));
    if (anomaly === 'none') conditions.add('anomaly_count = 0');
    else if (anomaly === 'any') conditions.add('anomaly_count > 0');
    else if (anomaly !== undefined) conditions.add('worst_anomaly = ?', anomaly);
    const due = expiry === undefined ? '' : dueBy(expiry, today, conditions);
    const keys = ['folded_name', 'cuaa'];
    if (sort === 'expiry') keys.unshift(expiry === undefined ? 'next_expiry' : 'first_due');
    if (sort === 'euro') keys.unshift('known_cents desc');
    const sums =
      sort === 'euro'
        ? `left join (select cuaa, ${sumsOn(operatorAndDay[1])} group by cuaa) as work on work.cuaa = company.cuaa`
        : '';
    const order = (table: string): string => keys.map((key) => `${table}.${key} nulls last`).join(', ');
    // Thousands are counted and sorted by what that takes, and no more.
    const found = `select company.cuaa, folded_name, next_expiry${due === '' ? '' : ', first_due'}${sums === '' ? '' : `, ${KNOWN_CENTS}`}, count(*) over () as total
      from company ${due} ${sums} where ${conditions.sql}`;
    const range = `limit ${conditions.value(pageSize)} offset ${conditions.value((page - 1) * pageSize)}`;
    // Office and file are looked up for the producers of the page alone.
    const rows = await this.#db.query<{ readonly producer: Producer; readonly total: number }>(
      `select to_jsonb(listed) - 'total' as producer, total from (
         select ${SUMMARY}, ${affectedOn(operatorAndDay[1])} as affected, total
         from (select * from (${found}) as found order by ${order('found')} ${range}) as chosen
         join (${producersOf(...operatorAndDay)}) on company.cuaa = chosen.cuaa
         order by ${order('chosen')}
       ) as listed`,
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
