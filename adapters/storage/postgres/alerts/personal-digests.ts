import type { AlertDigests, QueuedPersonalMail } from '#core/alerts/alert-outbox.ts';
import { LONGEST_WAIT_MS } from '#core/alerts/frequency.ts';
import type { AlertPerson, PersonalKind } from '#core/alerts/personal-alerts.ts';
import { nextLook, type NewsItem, termDays, termsToTell, withNews } from '#core/alerts/personal-news.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { toDoList } from '#core/open-items/to-do.ts';
import type { Database, Queryable } from '../connection/database.ts';
import { companyRecordsOf } from '../reserved/company-records.ts';
import { OPEN, runsOn } from '../reserved/mandate-records.ts';
import { type AlertVault, newId } from './alert-vault.ts';
import { instant } from './instant.ts';
import { companyHashes, endLost, personalRows, type PersonalRow, personHashes } from './personal-store.ts';

/** Whoever tells people of what is their own takes this lock: of several processes one does. */
const PERSONAL_LOCK = 7_310_274;
const NEWS_AT_ONCE = 200;
const PEOPLE_AT_ONCE = 50;

/** What one transaction wrote, and whether there may be more. */
interface Gathered {
  readonly written: number;
  readonly isMore: boolean;
}

interface NewsRow {
  readonly kind: Exclude<PersonalKind, 'term'>;
  readonly ownerKind: 'AGRI' | 'CAA';
  readonly owner: string;
  readonly thing: string;
}

/** Puts what is new for people who are signed in into the queue of their messages (PREF-03, PREF-04, PREF-06). */
export class PostgresPersonalDigests implements AlertDigests {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #vault: AlertVault;

  constructor(db: Database, clock: Clock, vault: AlertVault) {
    this.#db = db;
    this.#clock = clock;
    this.#vault = vault;
  }

  /** The note and its message are one transaction: nothing is sent twice, nothing is lost. */
  async gather(): Promise<number> {
    let written = 0;
    for (const turn of [(tx: Queryable) => this.#someNews(tx), (tx: Queryable) => this.#somePeople(tx)])
      for (;;) {
        const some = await this.#db.tx(turn);
        written += some.written;
        if (!some.isMore) break;
      }
    return written;
  }

  async #mayTell(tx: Queryable): Promise<boolean> {
    const [lock] = await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [PERSONAL_LOCK]);
    return lock?.free === true;
  }

  async #someNews(tx: Queryable): Promise<Gathered> {
    if (!(await this.#mayTell(tx))) return { written: 0, isMore: false };
    const news = await tx.query<NewsRow>(
      `delete from company_news where id in (select id from company_news order by id limit ${NEWS_AT_ONCE} for update skip locked)
       returning kind, owner_kind as "ownerKind", owner_id as owner, thing`,
    );
    const toTell = new Map<string, NewsItem[]>();
    const note = (hashes: readonly string[], item: NewsItem): void => {
      for (const hash of hashes) toTell.set(hash, [...(toTell.get(hash) ?? []), item]);
    };
    const operators = await this.#operatorsOf(
      tx,
      news.filter(({ kind }) => kind === 'payment').map(({ owner }) => owner),
    );
    for (const { kind, ownerKind, owner, thing: id } of news) {
      if (ownerKind === 'CAA') note(this.#operator(owner), { kind, id });
      else note(companyHashes(this.#vault, owner), { kind, cuaa: owner, id });
      for (const operator of kind === 'payment' ? (operators.get(owner) ?? []) : [])
        note(this.#operator(operator), { kind, cuaa: owner, id });
    }
    const chosen = await tx.query<{ alert: string; hash: string; kinds: readonly PersonalKind[]; isDigest: boolean }>(
      `select alert, choice.hash, kinds, hour is not null as "isDigest" from personal_choice as choice join personal_alert on id = alert
       where choice.hash = any($1::text[]) and confirmed_on is not null order by alert, choice.hash for key share of personal_alert`,
      [[...toTell.keys()]],
    );
    let written = 0;
    for (const { alert, hash, kinds, isDigest } of chosen) {
      const items = (toTell.get(hash) ?? []).filter(({ kind }) => kinds.includes(kind));
      if (items.length > 0) written += await this.#tell(tx, alert, items, isDigest);
    }
    return { written, isMore: news.length === NEWS_AT_ONCE };
  }

  /** Looks at the terms of those whose hour has come, and lets a centre's digest leave. */
  async #somePeople(tx: Queryable): Promise<Gathered> {
    if (!(await this.#mayTell(tx))) return { written: 0, isMore: false };
    const now = this.#clock.now();
    const today = dayInRome(now);
    const due = await personalRows(
      tx,
      this.#vault,
      `id in (select id from personal_alert where confirmed_on is not null and (due_at <= $1::timestamptz or due_at > $2::timestamptz)
         order by due_at limit ${PEOPLE_AT_ONCE} for update skip locked)`,
      [instant(now), instant(now + LONGEST_WAIT_MS)],
    );
    let written = 0;
    for (const row of due) {
      const left = await endLost(tx, this.#vault, row, [], today);
      if (left === undefined) continue;
      const days = termDays(row.lookedOn ?? today, today, left.choices.termDays);
      const isDigest = row.person.role === 'caa';
      for (const items of await this.#terms(tx, { ...row, choices: left.choices }, days, today))
        written += await this.#tell(tx, row.id, items, isDigest);
      if (isDigest) await this.#release(tx, row.id);
      await tx.query('update personal_alert set looked_on = $2, due_at = $3::timestamptz where id = $1', [
        row.id,
        today,
        instant(nextLook(left.choices.hour, today, now)),
      ]);
    }
    return { written, isMore: due.length === PEOPLE_AT_ONCE };
  }

  /** The terms of a person's companies, or of the producers of an operator, a list for each message. */
  async #terms(
    tx: Queryable,
    { person, choices }: PersonalRow,
    days: ReadonlySet<IsoDate>,
    today: IsoDate,
  ): Promise<readonly (readonly NewsItem[])[]> {
    if (days.size === 0) return [];
    if (person.role === 'caa')
      return choices.kinds.includes('term') ? [await termsOfProducers(tx, person, [...days], today)] : [];
    const cuaas = choices.companies.filter(({ kinds }) => kinds.includes('term')).map(({ cuaa }) => cuaa);
    return (await companyRecordsOf(tx, cuaas)).map((records) =>
      termsToTell(records.cuaa, toDoList({ today, ...records }), days),
    );
  }

  /** Adds news to a message that has not left yet: one for each company, and one digest of a centre. */
  async #tell(tx: Queryable, alert: string, items: readonly NewsItem[], isDigest: boolean): Promise<number> {
    const [first] = items;
    if (first === undefined) return 0;
    const waiting = await tx.query<{ id: string; sealed: string }>(
      `select id, sealed from personal_mail where address = $1 and attempts = 0 and (due_at is null) = $2 order by created_at, id for update`,
      [alert, isDigest],
    );
    for (const { id, sealed } of waiting) {
      const known = this.#vault.open<QueuedPersonalMail>(sealed);
      if (known?.kind !== 'personal' || (!isDigest && known.things[0]?.cuaa !== first.cuaa)) continue;
      await tx.query('update personal_mail set sealed = $2 where id = $1', [
        id,
        this.#vault.seal({ ...known, things: withNews(known.things, items) }),
      ]);
      return 0;
    }
    const now = instant(this.#clock.now());
    const content: QueuedPersonalMail = { kind: 'personal', things: withNews([], items) };
    await tx.query(
      'insert into personal_mail (id, address, sealed, created_at, due_at) values ($1, $2, $3, $4::timestamptz, $5::timestamptz)',
      [newId(), alert, this.#vault.seal(content), now, isDigest ? null : now],
    );
    return 1;
  }

  async #release(tx: Queryable, alert: string): Promise<void> {
    await tx.query(
      'update personal_mail set due_at = $2::timestamptz, created_at = $2::timestamptz where address = $1 and due_at is null',
      [alert, instant(this.#clock.now())],
    );
  }

  #operator(fiscalCode: string): readonly string[] {
    return personHashes(this.#vault, { fiscalCode, role: 'caa' });
  }

  /** The operators of the offices that act for companies today. */
  async #operatorsOf(tx: Queryable, cuaas: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    if (cuaas.length === 0) return new Map();
    const rows = await tx.query<{ cuaa: string; operators: readonly string[] }>(
      `select cuaa, array_agg(distinct fiscal_code) as operators
       from company join mandate using (cuaa) join office_operator using (office_id)
       where cuaa = any($1::text[]) and ${OPEN} and ${runsOn('$2')} group by cuaa`,
      [cuaas, dayInRome(this.#clock.now())],
    );
    return new Map(rows.map(({ cuaa, operators }) => [cuaa, operators]));
  }
}

// Helpers

/** The terms to announce of an operator's producers, from the stored work list. */
const termsOfProducers = async (
  tx: Queryable,
  { fiscalCode }: AlertPerson,
  days: readonly IsoDate[],
  today: IsoDate,
): Promise<readonly NewsItem[]> => {
  const rows = await tx.query<{ cuaa: string; id: string; day: IsoDate }>(
    `select line.cuaa, id, term as day from producer_work_line as line join company using (cuaa)
     where line.since <= $1::date and $1::date < line.until and ${OPEN} and term = any($3::date[])
       and line.cuaa in (select mandate.cuaa from mandate join office_operator using (office_id) where fiscal_code = $2 and ${runsOn('$1')})
     order by line.cuaa, id`,
    [today, fiscalCode, days],
  );
  return rows.map((row) => ({ kind: 'term', ...row }));
};
