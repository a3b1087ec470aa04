import { createHash, randomUUID } from 'node:crypto';
import type { MessageReceipt } from '#core/client-messages/client-message.ts';
import { limitBroken, type SentSoFar } from '#core/client-messages/limits.ts';
import {
  type ClientMailbox,
  type ClientRecord,
  clientsNamed,
  type KnownSending,
  type Sending,
} from '#core/client-messages/ports.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';
import { fail, succeed } from '#core/kernel/result.ts';
import { MS_PER_S, S_PER_MINUTE } from '#core/kernel/time-units.ts';
import type { Database, Queryable } from '../connection/database.ts';
import { withoutNulls } from '../connection/without-nulls.ts';
import { inForceOn } from './mandate-records.ts';

/** How long a sending is known again by its key (days). */
const KNOWN_DAYS = 30;
/** Number of the lock under which one operator's sendings are counted, one after the other. */
const SENDING_LOCK = 42_045;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const CLIENT = `
  select company.cuaa, registered_name as company, held.office,
    coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kind', kind, 'day', day, 'thing', thing)) order by day, kind, thing) from (
      select kind, day, null as thing from company_expiry where company_expiry.cuaa = company.cuaa and kind <> 'contract'
      union select 'contract', (contract ->> 'expirationDate')::date, contract ->> 'protocol'
        from company_file_part as part, jsonb_array_elements(
          coalesce(part.payload -> 'valid', '[]') || jsonb_path_query_array(part.payload, '$.expired[*] ? (@.recentlyExpired == true)')) as contract
        where part.cuaa = company.cuaa and part.part = 'contracts' and contract ->> 'expirationDate' is not null
    ) as term), '[]') as expiries,
    coalesce(entries.payments, '[]') as payments, coalesce(entries.applications, '[]') as applications, coalesce(entries.debts, '[]') as debts
  from company
  join lateral (
    select min(office.name) as office, min(mandate.since) as since from mandate
    join office on office.id = mandate.office_id join office_operator on office_operator.office_id = office.id
    where mandate.cuaa = company.cuaa and office_operator.fiscal_code = $2 and ${inForceOn('$3')}
  ) as held on held.since is not null
  left join lateral (
    select jsonb_agg(payload order by id) filter (where kind = 'payment') as payments,
      jsonb_agg(payload order by id) filter (where kind = 'question') as applications,
      jsonb_agg(payload order by id) filter (where kind = 'debt') as debts
    from procedure_entry where procedure_entry.cuaa = company.cuaa
  ) as entries on true
  where friendly_url = $1`;

/** The boxes of the clients in the tables of the notifications, and the sendings of each operator beside them. */
export class PostgresClientMailbox implements ClientMailbox {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async clientAt(friendlyUrl: string, operator: string): Promise<ClientRecord | undefined> {
    const [row] = await this.#db.query<ClientRecord>(CLIENT, [friendlyUrl, operator, dayInRome(this.#clock.now())]);
    return row === undefined ? undefined : withoutNulls(row);
  }

  known(sending: Pick<Sending, 'operator' | 'key' | 'fingerprint'>): Promise<KnownSending | undefined> {
    return knownIn(this.#db, sending);
  }

  async limitBroken(
    { operator, at }: Pick<Sending, 'operator' | 'at'>,
    clients: number,
  ): ReturnType<ClientMailbox['limitBroken']> {
    return limitBroken(await sentSoFar(this.#db, operator, at), clients);
  }

  take(sending: Sending): ReturnType<ClientMailbox['take']> {
    const { operator, key, fingerprint, at, messages, receipt } = sending;
    const day = dayInRome(at);
    return this.#db.tx(async (tx) => {
      // Two sendings of one operator are counted one after the other; those of others do not wait.
      await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [SENDING_LOCK, operator]);
      const known = await knownIn(tx, sending);
      if (known !== undefined) return known.isSame ? succeed(known.receipt) : fail({ code: 'messages.key-reused' });
      const limit = limitBroken(await sentSoFar(tx, operator, at), clientsNamed(sending));
      if (limit !== undefined) return fail({ code: 'messages.too-many', limit });
      await tx.query(
        `insert into notification (msg_id, kind, owner_id, subject, plain_body, created_at, about)
         select "msgId", 'AGRI', cuaa, subject, body, $1::timestamptz, about
         from jsonb_to_recordset($2::jsonb) as message("msgId" text, cuaa text, subject text, body text, about jsonb)`,
        [
          new Date(at).toISOString(),
          JSON.stringify(
            messages.map(({ about, ...message }) => ({
              ...message,
              msgId: `CAA-${randomUUID()}`,
              ...(about.length === 0 ? {} : { about }),
            })),
          ),
        ],
      );
      await tx.query('delete from client_sending where operator = $1 and day < $2::date', [
        operator,
        addDays(day, -KNOWN_DAYS),
      ]);
      await tx.query(
        `insert into client_sending (operator, idempotency_key, fingerprint, sent_at, day, messages, receipt)
         values ($1, $2, $3, $4::timestamptz, $5::date, $6, $7::jsonb)`,
        [
          operator,
          key,
          hashOf(fingerprint),
          new Date(at).toISOString(),
          day,
          clientsNamed(sending),
          JSON.stringify(receipt),
        ],
      );
      return succeed(receipt);
    });
  }
}

// Helpers

const knownIn = async (
  db: Queryable,
  { operator, key, fingerprint }: Pick<Sending, 'operator' | 'key' | 'fingerprint'>,
): Promise<KnownSending | undefined> => {
  const [row] = await db.query<{ fingerprint: string; receipt: MessageReceipt }>(
    'select fingerprint, receipt from client_sending where operator = $1 and idempotency_key = $2',
    [operator, key],
  );
  return row === undefined ? undefined : { isSame: row.fingerprint === hashOf(fingerprint), receipt: row.receipt };
};

const sentSoFar = async (tx: Queryable, operator: string, at: number): Promise<SentSoFar> => {
  const [row] = await tx.query<SentSoFar>(
    `select coalesce(sum(messages) filter (where day = $2::date), 0)::integer as today,
       coalesce(sum(messages) filter (where sent_at > $3::timestamptz), 0)::integer as "lastMinute"
     from client_sending where operator = $1 and (day = $2::date or sent_at > $3::timestamptz)`,
    [operator, dayInRome(at), new Date(at - S_PER_MINUTE * MS_PER_S).toISOString()],
  );
  return row ?? { lastMinute: 0, today: 0 };
};
