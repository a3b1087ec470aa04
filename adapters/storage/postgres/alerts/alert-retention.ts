import { AID_LIST_KEPT_MS } from '#core/alerts/aid-list.ts';
import { CONFIRM_DAYS } from '#core/alerts/mail-address.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';
import type { Logger } from '#core/kernel/logger.ts';
import { MS_PER_DAY } from '#core/kernel/time-units.ts';
import type { Database } from '../connection/database.ts';
import { startPolling } from '../connection/polling.ts';
import { forgetAidLists } from './aid-list-outbox.ts';
import { forgetSentNews } from './due-subscriptions.ts';
import { forgetSearches } from './alert-register.ts';

const POLL_EVERY_MS = 3_600_000;
/** For how long it is known that an address was refused (days). */
const REFUSED_KNOWN_DAYS = 30;

/** Forgets what was asked for and never confirmed, the counts of former days (D-62), and lists of aids that could not be sent (D-57). */
export const forgetUnconfirmed = async (db: Database, clock: Clock): Promise<void> => {
  const today = dayInRome(clock.now());
  await db.tx(async (tx) => {
    await tx.query('delete from alert_subscription where confirmed_on is null and asked_at < $1::timestamptz', [
      new Date(clock.now() - CONFIRM_DAYS * MS_PER_DAY).toISOString(),
    ]);
    await tx.query(
      'delete from alert_address where not exists (select from alert_subscription where alert_subscription.address = alert_address.id)',
    );
    await forgetSearches(tx);
    await tx.query('delete from personal_alert where confirmed_on is null and asked_at < $1::timestamptz', [
      new Date(clock.now() - CONFIRM_DAYS * MS_PER_DAY).toISOString(),
    ]);
    await tx.query(`delete from alert_count where case when key like 'refused %' then day < $1 else day < $2 end`, [
      addDays(today, -REFUSED_KNOWN_DAYS),
      today,
    ]);
  });
  await forgetSentNews(db);
  // Before their day is over: this runs once an hour.
  await forgetAidLists(db, clock.now() - AID_LIST_KEPT_MS + POLL_EVERY_MS);
};

/** Forgets at the start and then every hour. A failure is retried an hour later. Answers how to stop. */
export const startAlertRetention = async (db: Database, clock: Clock, log: Logger): Promise<() => Promise<void>> => {
  const forget = async (): Promise<void> => {
    try {
      await forgetUnconfirmed(db, clock);
    } catch (error) {
      log.warn('le richieste di avvisi mai confermate non si possono cancellare', {
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  };
  await forget();
  return startPolling(POLL_EVERY_MS, forget);
};
