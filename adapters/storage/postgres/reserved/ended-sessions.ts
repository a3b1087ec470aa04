import type { EndedSessions } from '#core/session/ended-sessions.ts';
import type { Database } from '../connection/database.ts';

/**
 * Sessions that are over, where every process looks before it believes a token: one that kept them for itself would have to
 * be notified. No provider gives a token that lasts a day, so that older ones are forgotten.
 */
export class PostgresEndedSessions implements EndedSessions {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async end(session: string): Promise<void> {
    await this.#db.query(
      `with old as (select id from ended_session where ended_at < now() - interval '1 day' for update skip locked),
            gone as (delete from ended_session using old where ended_session.id = old.id)
       insert into ended_session (id) values ($1) on conflict do nothing`,
      [session],
    );
  }

  async hasEnded(session: string): Promise<boolean> {
    return (await this.#db.query('select 1 from ended_session where id = $1', [session])).length > 0;
  }
}
