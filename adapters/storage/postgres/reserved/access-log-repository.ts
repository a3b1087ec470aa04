import type { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import { type AccessEntry, ENTRIES_PER_PAGE } from '#core/company-file/access-log.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Page } from '#core/kernel/page.ts';
import { succeed, type Result } from '#core/kernel/result.ts';
import { MS_PER_S } from '#core/kernel/time-units.ts';
import { accessSubjectsOf } from '#adapters/names/access-subjects.ts';
import type { Database } from '../connection/database.ts';

interface AccessRow {
  readonly from: number;
  readonly to: number;
  readonly role: AccessEntry['role'];
  readonly outcome: AccessEntry['outcome'];
  readonly actions: readonly string[];
  readonly office: string | null;
  readonly since: IsoDate | null;
  readonly total: number;
}

// Days begin and end in Italy (D-16). The index of the trail leads to the company; its own are no outsiders.
const VISITS = `
  with visit as (
    select (at at time zone 'Europe/Rome')::date as day, actor, role, outcome, min(at) as first, max(at) as last,
      array_agg(distinct action) as actions
    from audit_event
    where cuaa = $1 and actor not in (select fiscal_code from company_holder where cuaa = $1)
    group by day, actor, role, outcome
  )
  select extract(epoch from first)::double precision * ${MS_PER_S} as "from", extract(epoch from last)::double precision * ${MS_PER_S} as "to", role, outcome, actions,
    held.name as office, held.since, count(*) over ()::integer as total
  from visit left join lateral (
    select office.name, mandate.since
    from office_operator join office on office.id = office_operator.office_id
      left join mandate on mandate.cuaa = $1 and mandate.office_id = office.id
        and mandate.since <= visit.day and (mandate.until is null or visit.day <= mandate.until)
    where visit.role = 'caa' and office_operator.fiscal_code = visit.actor
    order by mandate.since nulls last, office.name collate "C" limit 1
  ) as held on true
  order by last desc, first desc, day, actor, role collate "C", outcome collate "C"`;

/** The access log, read from the audit trail, the offices and their mandates. */
export class PostgresAccessLogRepository implements AccessLogRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async entries(cuaa: string, page: number): Promise<Result<Page<AccessEntry>, 'company-file.forbidden'>> {
    const rows = await this.#db.query<AccessRow>(`${VISITS} limit $2 offset $3`, [
      cuaa,
      ENTRIES_PER_PAGE,
      (page - 1) * ENTRIES_PER_PAGE,
    ]);
    return succeed({
      items: rows.map(entryFrom),
      totalCount: rows[0]?.total ?? (page === 1 ? 0 : await this.#count(cuaa)),
      page,
      pageSize: ENTRIES_PER_PAGE,
    });
  }

  /** A page past the end has no row to say how many there are. */
  async #count(cuaa: string): Promise<number> {
    const [row] = await this.#db.query<{ total: number }>(
      `select count(*)::integer as total from (${VISITS}) as all_of_them`,
      [cuaa],
    );
    return row?.total ?? 0;
  }
}

// Helpers

const entryFrom = ({ from, to, role, outcome, actions, office, since }: AccessRow): AccessEntry => ({
  from: Math.round(from),
  to: Math.round(to),
  role,
  office: office ?? undefined,
  mandateSince: since ?? undefined,
  outcome,
  subjects: accessSubjectsOf(actions),
});
