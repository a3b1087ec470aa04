import * as z from 'zod';
import { changedPayments } from '#core/alerts/personal-news.ts';
import { foldText } from '#core/formatting/folded.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { centsFromEuro } from '#core/kernel/cents.ts';
import { withCorrection } from '#core/procedures/correction.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { notification } from '#adapters/http/contract/notifications.ts';
import type { Queryable } from '../../postgres/connection/database.ts';
import { writeWork } from '../../postgres/reserved/work-writer.ts';
import { companyFileParts, type ManagerOf } from '../convert/company-parts.ts';
import type { TypedRecord } from '../convert/content-row.ts';
import { procedureEntries, stepOf } from '../convert/procedure-entries.ts';
import { type OwnType, withdrawalsOf } from './record-tables.ts';
import type { ContentRecord, ContentType } from '../schemas/index.ts';

/** What the batch knows beyond one record: the mandate manager of each company. */
export interface OwnContext {
  readonly managerOf: ManagerOf;
  readonly today: IsoDate;
}

/** What content files call a record that a message is about, and what it is called on the wire. */
const SUBJECT_WORDS = {
  domanda: 'application',
  pagamento: 'payment',
  debito: 'debt',
  estratto: 'statement',
  documento: 'identity-document',
  pec: 'pec',
  conto: 'bank-account',
  contratto: 'contract',
  antimafia: 'antimafia',
  'scheda di validazione': 'validation-sheet',
} as const;

const json = (value: unknown): string => JSON.stringify(value);

const writeCampaign = async (
  tx: Queryable,
  { annoCampagna, aggiornatoAl, divisioni }: ContentRecord<'campaigns'>,
): Promise<void> => {
  await tx.query('delete from division where campaign_year = $1', [annoCampagna]);
  for (const [position, division] of divisioni.entries()) {
    await tx.query(
      'insert into division (friendly_url, campaign_year, name, planning, direct_aid, intervention_type, position, counted_until) values ($1, $2, $3, $4, $5, $6, $7, $8)',
      [
        division.friendlyUrl,
        annoCampagna,
        division.divisione,
        division.programmazione ?? null,
        division.aiutiDiretti,
        division.tipoIntervento,
        position,
        aggiornatoAl ?? null,
      ],
    );
    await tx.query(
      `insert into intervention (division, code, description, extended_description)
       select $1, code, description, extended from jsonb_to_recordset($2::jsonb) as line(code text, description text, extended text)`,
      [
        division.friendlyUrl,
        json(
          division.interventi.map((it) => ({
            code: it.codiceIntervento,
            description: it.descrizioneIntervento,
            extended: it.descrizioneEstesaIntervento,
          })),
        ),
      ],
    );
    const amounts = division.interventi.flatMap((it) =>
      Object.entries(it.importi).map(([region, [euro, beneficiaries]]) => ({
        code: it.codiceIntervento,
        region,
        paid: centsFromEuro(euro),
        beneficiaries,
      })),
    );
    await tx.query(
      `insert into payment_amount (division, code, region, paid_cents, beneficiaries)
       select $1, code, region, paid, beneficiaries from jsonb_to_recordset($2::jsonb) as line(code text, region text, paid bigint, beneficiaries integer)`,
      [division.friendlyUrl, json(amounts)],
    );
  }
};

const writePayingBody = async (tx: Queryable, it: ContentRecord<'paying-bodies'>): Promise<void> => {
  await tx.query(
    `insert into paying_body (id, name, scope, street, street_number, postal_code, city, url, phone, certified_email, paid_lines)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb)
     on conflict (id) do update set name = excluded.name, scope = excluded.scope, street = excluded.street, street_number = excluded.street_number, postal_code = excluded.postal_code, city = excluded.city, url = excluded.url,
       phone = excluded.phone, certified_email = excluded.certified_email, paid_lines = excluded.paid_lines`,
    [
      it.id,
      it.nome,
      it.scope,
      it.address,
      it.numAddress,
      it.cap,
      it.city,
      it.url,
      it.phone ?? null,
      it.certifiedEmail ?? null,
      it.paidLines === undefined ? null : json(it.paidLines),
    ],
  );
  await tx.query('delete from paying_body_region where paying_body_id = $1', [it.id]);
  await tx.query('insert into paying_body_region (paying_body_id, region) select $1, unnest($2::text[])', [
    it.id,
    it.regions,
  ]);
};

const writeOffice = async (tx: Queryable, it: ContentRecord<'offices'>): Promise<void> => {
  await tx.query(
    `insert into office (id, name, description, mail, phone) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set name = excluded.name, description = excluded.description, mail = excluded.mail, phone = excluded.phone`,
    [it.idUfficio, it.name, it.descrizioneCaa, it.mail, it.phone ?? null],
  );
  await tx.query('delete from office_operator where office_id = $1', [it.idUfficio]);
  await tx.query('insert into office_operator (office_id, fiscal_code) select $1, unnest($2::text[])', [
    it.idUfficio,
    it.operators,
  ]);
};

const writeCompany = async (tx: Queryable, it: ContentRecord<'companies'>, context: OwnContext): Promise<void> => {
  await tx.query(
    `insert into company (cuaa, friendly_url, registered_name, city, mandate_closed, folded_name, vat_number) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (cuaa) do update set vat_number = excluded.vat_number, friendly_url = excluded.friendly_url, registered_name = excluded.registered_name, folded_name = excluded.folded_name, city = excluded.city, mandate_closed = excluded.mandate_closed`,
    [
      it.cuaa,
      it.friendlyUrl,
      it.denominazione,
      it.city ?? null,
      it.mandatoChiuso ?? false,
      foldText(it.denominazione),
      it.file.personal?.vatNumber?.toLowerCase() ?? null,
    ],
  );
  await tx.query('delete from company_holder where cuaa = $1', [it.cuaa]);
  await tx.query('insert into company_holder (cuaa, fiscal_code) select $1, unnest($2::text[])', [it.cuaa, it.holders]);
  const anomalies = (it.file.anomalies ?? []).map(({ code, title, description, severity, date }) => ({
    id: code,
    title,
    description,
    severity,
    foundOn: date,
  }));
  const parts = Object.entries({ ...companyFileParts(it, context.managerOf(it.cuaa)), anomalies }).map(
    ([part, payload]) => ({ part, payload }),
  );
  await tx.query(
    `insert into company_file_part (cuaa, part, payload) select $1, part, payload from jsonb_to_recordset($2::jsonb) as line(part text, payload jsonb)
     on conflict (cuaa, part) do update set payload = excluded.payload`,
    [it.cuaa, json(parts)],
  );
  await tx.query('select refresh_producer_summary($1)', [it.cuaa]);
};

const writeProcedures = async (
  tx: Queryable,
  it: ContentRecord<'procedures'>,
  { today }: OwnContext,
): Promise<void> => {
  const before = await paymentsOf(tx, it.cuaa);
  const stored = new Map(before.map((payment) => [payment.id, payment]));
  const entries = procedureEntries(it).map((entry) =>
    entry.kind === 'payment'
      ? { ...entry, payload: withCorrection(entry.payload, stored.get(entry.id), today) }
      : entry,
  );
  await tx.query('delete from procedure_entry where cuaa = $1', [it.cuaa]);
  await tx.query('delete from application_document where cuaa = $1', [it.cuaa]);
  await tx.query(
    `insert into procedure_entry (cuaa, kind, id, sort_day, payload, detail)
     select $1, kind, id, sort_day, payload, detail from jsonb_to_recordset($2::jsonb) as line(kind text, id text, sort_day text, payload jsonb, detail jsonb)`,
    [it.cuaa, json(entries.map(({ sortDay, ...entry }) => ({ ...entry, sort_day: sortDay })))],
  );
  await writeApplicationDocuments(tx, it);
  const payments = entries.flatMap((entry) => (entry.kind === 'payment' ? [entry.payload] : []));
  await notePayments(tx, it.cuaa, changedPayments(before, payments));
};

const paymentsOf = async (tx: Queryable, cuaa: string): Promise<readonly CompanyPayment[]> => {
  const rows = await tx.query<{ payload: CompanyPayment }>(
    `select payload from procedure_entry where cuaa = $1 and kind = 'payment'`,
    [cuaa],
  );
  return rows.map(({ payload }) => payload);
};

/** Queues payments for people with alerts on them (PREF-03); while there are none, nothing. */
const notePayments = async (tx: Queryable, cuaa: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.query(
    `insert into company_news (kind, owner_kind, owner_id, thing) select 'payment', 'AGRI', $1, unnest($2::text[])
     where exists (select from personal_alert where confirmed_on is not null)`,
    [cuaa, ids],
  );
};

const writeApplicationDocuments = async (tx: Queryable, it: ContentRecord<'procedures'>): Promise<void> => {
  const documents = it.questions.flatMap(({ id: application, detail }) =>
    (detail?.documents ?? []).map(({ id, title, madeOn, text }, position) => ({
      application,
      id,
      title,
      made_on: madeOn,
      body: text,
      position,
    })),
  );
  if (documents.length === 0) return;
  await tx.query(
    `insert into application_document (cuaa, application, id, title, made_on, body, position)
     select $1, application, id, title, made_on, body, position
     from jsonb_to_recordset($2::jsonb) as line(application text, id text, title text, made_on text, body text, position integer)`,
    [it.cuaa, json(documents)],
  );
};

const writeStepTimes = async (tx: Queryable, { campaign, times }: ContentRecord<'step-times'>): Promise<void> => {
  await tx.query('delete from step_time where campaign = $1', [campaign]);
  await tx.query(
    `insert into step_time (campaign, scheme, step, applications, half_within_days, bound_days, beyond_in_hundred)
     select $1, scheme, step, applications, half, bound, beyond
     from jsonb_to_recordset($2::jsonb) as line(scheme text, step text, applications integer, half integer, bound integer, beyond integer)`,
    [
      campaign,
      json(
        times.map(({ scheme, step, applications, halfWithinDays, boundDays, beyondInHundred }) => ({
          scheme,
          step: stepOf(step),
          applications,
          half: halfWithinDays,
          bound: boundDays,
          beyond: beyondInHundred,
        })),
      ),
    ],
  );
};

const writeNotification = async (tx: Queryable, it: ContentRecord<'notifications'>): Promise<void> => {
  const { subject, plainBody, createdAt, about } = z.decode(notification, {
    ...it,
    read: false,
    about: it.riguarda?.map(({ tipo, id }) => ({ kind: SUBJECT_WORDS[tipo], id })),
  });
  await tx.query(
    `insert into notification (msg_id, kind, owner_id, subject, plain_body, created_at, about) values ($1, $2, $3, $4, $5, $6::timestamptz, $7::jsonb)
     on conflict (msg_id) do update set about = excluded.about, kind = excluded.kind, owner_id = excluded.owner_id, subject = excluded.subject, plain_body = excluded.plain_body, created_at = excluded.created_at, withdrawn_at = null`,
    [
      it.msgId,
      it.kind,
      it.id,
      subject,
      plainBody,
      new Date(createdAt).toISOString(),
      about === undefined ? null : json(about),
    ],
  );
  // Only ever added to: what a person has read stays read, whatever a later import says.
  await tx.query(
    'insert into notification_read (msg_id, reader) select $1, unnest($2::text[]) on conflict do nothing',
    [it.msgId, it.readBy ?? []],
  );
};

/** Writes a record into the tables of its type. */
export const writeOwn = async (tx: Queryable, record: TypedRecord, context: OwnContext): Promise<void> => {
  switch (record.type) {
    case 'regions': {
      const { value, name, idMappa, locRegione, provincia } = record.value;
      await tx.query(
        `insert into region (value, name, map_id, region_group, province) values ($1, $2, $3, $4, $5)
         on conflict (value) do update set name = excluded.name, map_id = excluded.map_id, region_group = excluded.region_group, province = excluded.province`,
        [value, name, idMappa, locRegione, provincia],
      );
      return;
    }
    case 'paying-bodies':
      return writePayingBody(tx, record.value);
    case 'campaigns':
      return writeCampaign(tx, record.value);
    case 'people': {
      const { fiscal_code, username, given_name, family_name, userType, situation } = record.value;
      await tx.query(
        `insert into person (fiscal_code, username, given_name, family_name, user_type, situation) values ($1, $2, $3, $4, $5, $6)
         on conflict (fiscal_code) do update set username = excluded.username, given_name = excluded.given_name, family_name = excluded.family_name, user_type = excluded.user_type, situation = excluded.situation`,
        [fiscal_code, username, given_name, family_name, userType, situation ?? null],
      );
      return;
    }
    case 'offices':
      return writeOffice(tx, record.value);
    case 'companies':
      return writeCompany(tx, record.value, context);
    case 'mandates': {
      const { cuaa, idUfficio, from, to } = record.value;
      await tx.query(
        `insert into mandate (cuaa, office_id, since, until) values ($1, $2, $3::date, $4::date)
         on conflict (cuaa, office_id) do update set since = excluded.since, until = excluded.until`,
        [cuaa, idUfficio, from, to ?? null],
      );
      return;
    }
    case 'step-times':
      return writeStepTimes(tx, record.value);
    case 'procedures':
      return writeProcedures(tx, record.value, context);
    case 'notifications':
      return writeNotification(tx, record.value);
    default:
      throw new Error(`${record.type} has no tables of its own`);
  }
};

/** Takes records that are gone from the files out of reach. */
export const withdrawOwn = async (tx: Queryable, type: OwnType, identities: readonly string[]): Promise<void> => {
  for (const sql of withdrawalsOf(type)) await tx.query(sql, [identities]);
};

/** Rebuilds the rows of the work list of the companies whose file or procedures are among these records, written or withdrawn (CAA-05). */
export const writeWorkOf = async (
  tx: Queryable,
  records: readonly { readonly type: ContentType; readonly slug: string }[],
): Promise<void> => {
  const touched = records.filter(({ type }) => type === 'companies' || type === 'procedures');
  await writeWork(tx, [...new Set(touched.map(({ slug }) => slug))]);
};
