import type { AlertThing } from '#core/alerts/alert-thing.ts';
import type { FollowedThing, FollowedThings } from '#core/alerts/followed-things.ts';
import { contentOfThing } from '#adapters/names/thing-names.ts';
import type { Queryable } from '../connection/database.ts';
import { VISIBLE } from '../content/visible-content.ts';
import { THING_STATE } from './thing-state.ts';

/** The things that can be followed, over the content table. */
export class PostgresFollowedThings implements FollowedThings {
  readonly #db: Queryable;

  constructor(db: Queryable) {
    this.#db = db;
  }

  async thing(thing: AlertThing): Promise<FollowedThing | undefined> {
    const { type, slug } = contentOfThing(thing);
    const [row] = await this.#db.query<FollowedThing>(
      `select title, ${THING_STATE} as state from content where type = $1 and slug = $2 and ${VISIBLE.public}`,
      [type, slug],
    );
    return row;
  }
}
