import {
  addressAfter,
  type AlertPerson,
  type LinkedAddress,
  NO_CHOICES,
  type PersonalAlerts,
  type PersonalDraft,
  type PersonalRegister,
  tidyChoices,
} from '#core/alerts/personal-alerts.ts';
import type { QueuedPersonalMail } from '#core/alerts/alert-outbox.ts';
import { mailboxOf } from '#core/alerts/mail-address.ts';
import { nextLook } from '#core/alerts/personal-news.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Database, Queryable } from '../connection/database.ts';
import { type AlertVault, newId } from './alert-vault.ts';
import { countToday, isExhausted, wasRefused } from './daily-counts.ts';
import { instant } from './instant.ts';
import { personalRows, type PersonalRow, personHashes, type SealedPerson, storeChoices } from './personal-store.ts';

/** Confirmations that one person may have sent in a day: nobody floods the boxes of others. */
const CONFIRMATIONS_A_DAY = 5;
/** Taken with the hash of a person: what one asks at once is done one after the other. */
const CHOOSING_LOCK = 7_310_275;

/** The choices of people over their tables. */
export class PostgresPersonalRegister implements PersonalRegister {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #vault: AlertVault;
  readonly #mostADay: number;

  constructor(db: Database, clock: Clock, vault: AlertVault, mostADay: number) {
    this.#db = db;
    this.#clock = clock;
    this.#vault = vault;
    this.#mostADay = mostADay;
  }

  async of(person: AlertPerson): Promise<PersonalAlerts> {
    const row = await this.#rowOf(this.#db, person);
    return row === undefined ? NO_CHOICES : { ...tidyChoices(row.choices), address: addressOf(row) };
  }

  save(person: AlertPerson, draft: PersonalDraft): Promise<'saved' | 'tooMany'> {
    return unlessTooMany(
      this.#db.tx(async (tx) => {
        const before = await this.#rowToChange(tx, person);
        const after = addressAfter(before && addressOf(before), draft, this.#clock.now());
        if (after === undefined) {
          if (before !== undefined) await this.end(before.id, tx);
          return;
        }
        const id = before?.id ?? newId();
        const [hash] = personHashes(this.#vault, person);
        const { confirmedOn, sentAt } = after.address;
        await tx.query(
          `insert into personal_alert (id, hash, sealed, asked_at, confirmed_on, hour) values ($1, $2, $3, $4::timestamptz, $5, $6)
         on conflict (id) do update set hash = excluded.hash, sealed = excluded.sealed, asked_at = excluded.asked_at,
           confirmed_on = excluded.confirmed_on, hour = excluded.hour`,
          [
            id,
            hash,
            this.#vault.seal({ ...person, mail: draft.mail, termDays: draft.termDays } satisfies SealedPerson),
            instant(sentAt),
            confirmedOn ?? null,
            person.role === 'caa' ? draft.hour : null,
          ],
        );
        await storeChoices(tx, this.#vault, id, person, draft);
        if (before?.lookedOn !== undefined) await this.#plan(tx, id, draft.hour, before.lookedOn);
        if (!after.isNew) return;
        // What waited was for the address before.
        await tx.query('delete from personal_mail where address = $1', [id]);
        await this.#queueConfirmation(tx, id, person, draft.mail);
      }),
    );
  }

  resend(person: AlertPerson): Promise<'saved' | 'tooMany'> {
    return unlessTooMany(
      this.#db.tx(async (tx) => {
        const row = await this.#rowToChange(tx, person);
        if (row === undefined) return;
        const waiting = await tx.query(
          'update personal_alert set asked_at = $2::timestamptz where id = $1 returning id',
          [row.id, instant(this.#clock.now())],
        );
        // Its link may have ended it meanwhile.
        if (waiting.length > 0) await this.#queueConfirmation(tx, row.id, person, row.person.mail);
      }),
    );
  }

  async at(id: string): Promise<LinkedAddress | undefined> {
    const [row] = await personalRows(this.#db, this.#vault, 'id = $1', [id]);
    return row === undefined ? undefined : { ...addressOf(row), key: this.#keyOf(row.person.mail) };
  }

  confirm(id: string, key: string): Promise<boolean> {
    return this.#db.tx(async (tx) => {
      await tx.query('select from personal_alert where id = $1 for update', [id]);
      const [row] = await personalRows(tx, this.#vault, 'id = $1 and confirmed_on is null', [id]);
      if (row === undefined || this.#keyOf(row.person.mail) !== key) return false;
      const today = this.#today();
      await tx.query('update personal_alert set confirmed_on = $2, looked_on = coalesce(looked_on, $2) where id = $1', [
        id,
        today,
      ]);
      await this.#plan(tx, id, row.choices.hour, row.lookedOn ?? today);
      return true;
    });
  }

  async end(id: string, tx: Queryable = this.#db): Promise<void> {
    await tx.query('delete from personal_alert where id = $1', [id]);
  }

  async #rowOf(tx: Queryable, person: AlertPerson): Promise<PersonalRow | undefined> {
    const [row] = await personalRows(tx, this.#vault, 'hash = any($1::text[])', [personHashes(this.#vault, person)]);
    return row;
  }

  /** Locked also where there is none yet: two first requests at once would make two rows. */
  async #rowToChange(tx: Queryable, person: AlertPerson): Promise<PersonalRow | undefined> {
    const [hash] = personHashes(this.#vault, person);
    await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [CHOOSING_LOCK, hash]);
    return this.#rowOf(tx, person);
  }

  async #plan(tx: Queryable, id: string, hour: number, lookedOn: IsoDate): Promise<void> {
    await tx.query('update personal_alert set due_at = $2::timestamptz where id = $1', [
      id,
      instant(nextLook(hour, lookedOn, this.#clock.now())),
    ]);
  }

  /** One a day of each person for a mailbox, whatever others ask for it, a few for each person, and no more than the portal sends. */
  async #queueConfirmation(tx: Queryable, id: string, person: AlertPerson, mail: string): Promise<void> {
    const today = this.#today();
    const [box] = this.#vault.hashes(mailboxOf(mail));
    const [who] = personHashes(this.#vault, person);
    if (await isExhausted(tx, 'all own', this.#mostADay, today)) throw new TooMany();
    if ((await countToday(tx, `own ${box} ${who}`, today)) > 1) throw new TooMany();
    if ((await countToday(tx, `owner ${who}`, today)) > CONFIRMATIONS_A_DAY) throw new TooMany();
    await countToday(tx, 'all own', today);
    if (await wasRefused(tx, this.#vault, mail)) return;
    const now = instant(this.#clock.now());
    const content: QueuedPersonalMail = { kind: 'confirmPersonal', key: this.#keyOf(mail) };
    await tx.query(
      'insert into personal_mail (id, address, sealed, created_at, due_at) values ($1, $2, $3, $4::timestamptz, $4::timestamptz)',
      [newId(), id, this.#vault.seal(content), now],
    );
  }

  #keyOf(mail: string): string {
    return this.#vault.hashes(`own ${mail}`)[0];
  }

  #today(): IsoDate {
    return dayInRome(this.#clock.now());
  }
}

// Helpers

/** More confirmations than a day has: nothing of the request is kept. */
class TooMany extends Error {}

/** Saves, or says that it was too much. */
const unlessTooMany = async (request: Promise<unknown>): Promise<'saved' | 'tooMany'> => {
  try {
    await request;
    return 'saved';
  } catch (error) {
    if (error instanceof TooMany) return 'tooMany';
    throw error;
  }
};

const addressOf = ({ person, confirmedOn, sentAt }: PersonalRow) => ({
  mail: person.mail,
  sentAt,
  ...(confirmedOn === undefined ? {} : { confirmedOn }),
});
