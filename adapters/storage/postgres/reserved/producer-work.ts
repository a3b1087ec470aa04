import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { WorkScope } from '#core/producers/work.ts';
import { WORK_KINDS } from '#core/open-items/work-item.ts';
import {
  scopeOf,
  termBounds,
  USUAL_TERM,
  type WorkFilters,
  type WorkKindSum,
  type WorkPage,
  type WorkRow,
  type WorkSort,
  type WorkTotals,
} from '#core/producers/work-list.ts';
import type { ProducerWorkRepository, WorkFailure, WorkSearch } from '#core/producers/work-repository.ts';
import type { Database } from '../connection/database.ts';
import { Conditions } from '../connection/statement.ts';
import { OPEN, runsOn } from './mandate-records.ts';

/** The columns of what a row adds to the totals, by the filters that are asked for. */
const SHARES: Readonly<Record<WorkScope, string>> = {
  all: 'all',
  kind: 'kind',
  coming: 'coming',
  comingKind: 'coming_kind',
};

/** The core's `workOrder` in the words of the database. */
const ORDERS: Readonly<Record<WorkSort, string>> = {
  euro: 'stake_cents desc nulls last, term nulls last, folded_name, cuaa, id',
  term: 'term nulls last, stake_cents desc nulls last, folded_name, cuaa, id',
  name: 'folded_name, cuaa, term nulls last, id',
};

/** Sums of money are added as numbers of cents, which hold them exactly and cost a fraction of decimals. */
const SUMS = `coalesce(sum(stopped), 0) as "stoppedCents", coalesce(sum(concerned), 0) - coalesce(sum(stopped), 0) as "atRiskCents"`;

interface Listed {
  readonly rows: readonly WorkRow[];
  readonly totals: WorkTotals & { readonly rows: number };
}

/**
 * The work list over rows that are stored when the data change: what is read is filtered, sorted and added up by narrow lines, never made;
 * the words are read for the rows of the page alone (CAA-05).
 */
export class PostgresProducerWork implements ProducerWorkRepository {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async list(search: WorkSearch): Promise<Result<WorkPage, WorkFailure>> {
    const { page, pageSize, operator, office, term = USUAL_TERM, kind, sort = 'euro', producer } = search;
    if (!(await this.#mayAsk(operator, office, producer))) return fail('producers.forbidden');
    const conditions = this.#conditions(operator, office, { term, kind });
    if (producer !== undefined) conditions.add('friendly_url = ?', producer);
    const share = SHARES[scopeOf({ term, kind })];
    const found = `select line.cuaa, id, line.since, term, stake_cents, folded_name, is_partial, stopped_cents, ${share}_stopped::float8 as stopped, ${share}_concerned::float8 as concerned
      from producer_work_line as line join company using (cuaa) where ${conditions.sql}`;
    const range = `limit ${conditions.value(pageSize)} offset ${conditions.value((page - 1) * pageSize)}`;
    const operatorAndDay = [conditions.value(operator), conditions.value(dayInRome(this.#clock.now()))] as const;
    const [listed] = await this.#db.query<Listed>(
      `with found as materialized (${found}),
         of_producer as (select count(*) as rows, bool_or(stopped_cents > 0) as is_stopped, bool_or(is_partial) as is_partial,
           sum(stopped) as stopped, sum(concerned) as concerned from found group by cuaa),
         totals as (select coalesce(sum(rows), 0)::integer as rows, count(*)::integer as producers, (count(*) filter (where is_stopped))::integer as "stoppedProducers",
           ${SUMS}, coalesce(bool_or(is_partial), false) as "isPartial" from of_producer),
         chosen as (select cuaa, id, since, row_number() over () as place from (select * from found order by ${ORDERS[sort]} ${range}) as first),
         listed as (
           select place, work || jsonb_build_object('producer', jsonb_strip_nulls(jsonb_build_object(
             'friendlyUrl', friendly_url, 'cuaa', cuaa, 'registeredName', registered_name, 'office', ${officeName(...operatorAndDay)}))) as work
           from chosen join producer_work as line using (cuaa, id, since) join company using (cuaa))
       select coalesce((select jsonb_agg(work order by place) from listed), '[]') as rows, (select to_jsonb(totals) from totals) as totals`,
      conditions.values,
    );
    if (listed === undefined) throw new Error('a statement of sums has one row');
    const { rows: totalCount, ...totals } = listed.totals;
    return succeed({ items: listed.rows, totalCount, page, pageSize, totals });
  }

  async kinds(operator: string, office?: string): Promise<Result<readonly WorkKindSum[], WorkFailure>> {
    if (!(await this.#mayAsk(operator, office, undefined))) return fail('producers.forbidden');
    const conditions = this.#conditions(operator, office, { term: 'past', kind: undefined });
    const sums = await this.#db.query<WorkKindSum>(
      `select kind, count(distinct cuaa)::integer as producers, ${SUMS}
       from (select cuaa, kind, kind_stopped::float8 as stopped, kind_concerned::float8 as concerned from producer_work_line as line join company using (cuaa) where ${conditions.sql}) as found
       group by kind`,
      conditions.values,
    );
    return succeed(WORK_KINDS.flatMap((kind) => sums.filter((sum) => sum.kind === kind)));
  }

  /** Rows that hold today, of companies with a mandate in force, within the filters. */
  #conditions(operator: string, office: string | undefined, filters: Pick<WorkFilters, 'term' | 'kind'>): Conditions {
    const today = dayInRome(this.#clock.now());
    const conditions = new Conditions();
    const day = conditions.value(today);
    conditions
      .add(`line.since <= ${day}::date and ${day}::date < line.until`)
      .add(OPEN)
      .add(
        `line.cuaa in (select mandate.cuaa from mandate join office_operator using (office_id)
          where fiscal_code = ? and ${runsOn(day)}${office === undefined ? '' : ` and office_id = ${conditions.value(office)}`})`,
        operator,
      );
    const { from, to, hasUndated } = termBounds(filters.term, today);
    if (!hasUndated) conditions.add('term is not null');
    if (from !== undefined) conditions.add('term >= ?::date', from);
    if (to !== undefined) conditions.add(`(term <= ?::date${hasUndated ? ' or term is null' : ''})`, to);
    if (filters.kind !== undefined) conditions.add('kind = ?', filters.kind);
    return conditions;
  }

  /** Whether the office is one of the operator's, and the producer of one of them. */
  async #mayAsk(operator: string, office: string | undefined, producer: string | undefined): Promise<boolean> {
    if (office === undefined && producer === undefined) return true;
    const conditions = new Conditions().add('fiscal_code = ?', operator);
    if (office !== undefined) conditions.add('office_id = ?', office);
    if (producer !== undefined)
      conditions
        .add('friendly_url = ?', producer)
        .add(OPEN)
        .add(runsOn(conditions.value(dayInRome(this.#clock.now()))));
    const rows = await this.#db.query(
      `select 1 from office_operator ${producer === undefined ? '' : 'join mandate using (office_id) join company using (cuaa)'} where ${conditions.sql} limit 1`,
      conditions.values,
    );
    return rows.length > 0;
  }
}

/** The name of the office of the operator that holds the mandate. */
const officeName = (operator: string, day: string): string => `(select min(office.name) from mandate
    join office on office.id = mandate.office_id join office_operator on office_operator.office_id = office.id
    where mandate.cuaa = company.cuaa and office_operator.fiscal_code = ${operator} and ${runsOn(day)})`;
