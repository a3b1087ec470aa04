import type { ServiceJournal, ServiceRecord } from '#core/service-state/service-journal.ts';
import { incidentsOf, type Part, type PlannedStop } from '#core/service-state/state.ts';
import type { Database } from './connection/database.ts';

/** How far back what happened is shown: ninety days, in milliseconds. */
const SHOWN_MS = 90 * 24 * 60 * 60 * 1000;

/** The state of the service over two tables; planned stops are notices of the editors (SERV-02). */
export class PostgresServiceJournal implements ServiceJournal {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async record(working: readonly Part[], at: number, longestGapMs: number): Promise<ServiceRecord> {
    await this.#db.tx(async (tx) => {
      // The rows are locked in one order; a process that waited for them finds them just seen, and writes no second incident.
      await tx.query('select from service_part where part = any($1::text[]) order by part for update', [working]);
      await tx.query(
        `insert into service_incident (part, began_at, ended_at)
         select part, seen_at, $2::bigint from service_part where part = any($1::text[]) and $2::bigint - seen_at > $3::bigint
         on conflict do nothing`,
        [working, at, longestGapMs],
      );
      await tx.query(
        `insert into service_part (part, seen_at) select part, $2::bigint from unnest($1::text[]) as seen (part) order by part
         on conflict (part) do update set seen_at = greatest(service_part.seen_at, excluded.seen_at)`,
        [working, at],
      );
    });
    const [rows, stops, seen] = await Promise.all([
      this.#db.query<{ part: Part; beganAt: string; endedAt: string }>(
        `select part, began_at::text as "beganAt", ended_at::text as "endedAt" from service_incident where ended_at > $1::bigint order by ended_at desc`,
        [at - SHOWN_MS],
      ),
      this.#db.query<{ stop: PlannedStop }>(
        `select jsonb_build_object('title', title, 'description', payload #>> '{items,0,description}',
           'announcedAt', trunc(extract(epoch from imported_at) * 1000)) || (payload -> 'stop') as stop from content
         where type = 'alerts' and payload ? 'stop' and withdrawn_at is null and (payload #>> '{stop,until}')::bigint > $1::bigint
         order by (payload #>> '{stop,from}')::bigint`,
        [at],
      ),
      this.#db.query<{ part: Part; seenAt: string }>('select part, seen_at::text as "seenAt" from service_part'),
    ]);
    return {
      incidents: incidentsOf(
        rows.map(({ part, beganAt, endedAt }) => ({ part, beganAt: Number(beganAt), endedAt: Number(endedAt) })),
      ),
      stops: stops.map(({ stop }) => stop),
      seenAt: Object.fromEntries(seen.map(({ part, seenAt }) => [part, Number(seenAt)])),
    };
  }
}
