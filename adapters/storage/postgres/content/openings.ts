import type { IsoDate } from '#core/kernel/iso-date.ts';
import { ENTRY_TYPES } from '#adapters/names/entry-names.ts';
import { OPENS_ON } from '../alerts/announced-state.ts';
import type { Database } from '../connection/database.ts';
import { CONTENT_ID } from './content-id.ts';
import { CONTENT_LOCK } from './content-version.ts';
import { VISIBLE } from './visible-content.ts';

const DUE = `type = any($2::text[]) and ${VISIBLE.public} and ${OPENS_ON} <= $1 and opened_on is distinct from ${OPENS_ON}`;

/**
 * Notes what opens `today` or has opened before, each opening once, for whoever follows it (FOLLOW-02). Answers how many there were; undefined
 * when contents are being written elsewhere and it has to be tried again.
 */
export const noteOpenings = async (db: Database, today: IsoDate): Promise<number | undefined> => {
  const [row] = await db.query<{ due: boolean }>(`select exists (select from content where ${DUE}) as due`, [
    today,
    ENTRY_TYPES,
  ]);
  if (row?.due !== true) return 0;
  return db.tx(async (tx) => {
    const [lock] = await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [CONTENT_LOCK]);
    if (lock?.free !== true) return undefined;
    const noted = await tx.query(
      `with due as (update content set opened_on = ${OPENS_ON} where ${DUE} returning type, ${CONTENT_ID} as id)
       insert into thing_news (type, slug) select type, id from due order by type, id returning number`,
      [today, ENTRY_TYPES],
    );
    return noted.length;
  });
};
