import type { AidRepository, FinderAid } from '#core/aids/aid-repository.ts';
import type { ContentStamp } from '#core/formatting/calendar-file.ts';
import { stampOfAid } from '#adapters/names/entry-names.ts';
import type { Database } from '../connection/database.ts';
import { withoutNulls } from '../connection/without-nulls.ts';
import { stampIn } from './content-id.ts';
import { VISIBLE } from './visible-content.ts';

const FIELDS = ['title', 'howMuch', 'applyPlace', 'applyUrl', 'opensOn', 'closesOn', 'correctionsUntil'] as const;

/** The aids with their conditions, over the content table. */
export class PostgresAidRepository implements AidRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async aids(): Promise<readonly FinderAid[]> {
    const visible = (name: string): string => VISIBLE.public.replaceAll(/withdrawn_at|area/gu, `${name}.$&`);
    // What only holds others together is none that one can ask for.
    const rows = await this.#db.query<FinderAid & { stamp: ContentStamp }>(
      `select one.payload ->> 'slug' as slug, ${FIELDS.map((field) => `one.payload ->> '${field}' as "${field}"`).join(', ')},
         (one.payload ->> 'yearRound')::boolean as "yearRound", coalesce((one.payload ->> 'isStated')::boolean, false) as "isStated",
         one.payload -> 'conditions' as conditions, ${stampIn('one')}
       from content as one where one.type = 'aids' and ${visible('one')}
         and not exists (select from content as part where part.type = 'aids' and ${visible('part')} and part.slug like one.slug || '/%')
       order by one.slug`,
      [],
    );
    return rows.map((row) => ({ ...withoutNulls(row), stamp: stampOfAid(row.stamp) }));
  }
}
