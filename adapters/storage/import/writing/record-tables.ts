import type { ContentType } from '../schemas/index.ts';

/** The types with tables of their own, in the order in which they can be written: what is mentioned first. */
export const OWN_TYPES = [
  'regions',
  'paying-bodies',
  'campaigns',
  'people',
  'offices',
  'companies',
  'mandates',
  'step-times',
  'procedures',
  'notifications',
] as const satisfies readonly ContentType[];
export type OwnType = (typeof OWN_TYPES)[number];

/** Whether a type has tables of its own. */
export const isOwnType = (type: ContentType): type is OwnType => (OWN_TYPES as readonly ContentType[]).includes(type);

/** Whether a record's row is there, its identity being `$id`; a type is left out whose record may have no row at all. */
const ROWS: Readonly<Partial<Record<OwnType, string>>> = {
  regions: 'select from region where value = $id',
  'paying-bodies': 'select from paying_body where id = $id',
  people: 'select from person where fiscal_code = $id',
  offices: 'select from office where id = $id',
  companies: 'select from company where cuaa = $id',
  mandates: "select from mandate where cuaa = split_part($id, '/', 1) and office_id = split_part($id, '/', 2)",
  notifications: 'select from notification where msg_id = $id and withdrawn_at is null',
};

/** The condition that what `imported_record` notes, under the name `record`, is still in its table: a look-up for each. */
export const isThereSql = (record: string): string => {
  const cases = OWN_TYPES.map((type) => {
    const row = ROWS[type]?.replaceAll('$id', `${record}.slug`);
    return `when '${type}' then ${row === undefined ? 'true' : `exists (${row})`}`;
  });
  return `case ${record}.type ${cases.join(' ')} else exists (select from content where content.type = ${record}.type and content.slug = ${record}.slug and (content.withdrawn_at is null or content.planned_for is not null)) end`;
};

/** Statements that take records out of reach, `$1` being their identities. */
const WITHDRAWALS: Readonly<Record<OwnType, readonly string[]>> = {
  regions: [
    `delete from region where value = any($1::text[])
     and not exists (select from payment_amount where payment_amount.region = region.value) and not exists (select from paying_body_region where paying_body_region.region = region.value)`,
  ],
  'paying-bodies': ['delete from paying_body where id = any($1::text[])'],
  campaigns: ['delete from division where campaign_year = any($1::text[]::integer[])'],
  // A person without companies and offices reaches nothing; the row stays for the audit.
  people: [
    'delete from company_holder where fiscal_code = any($1::text[])',
    'delete from office_operator where fiscal_code = any($1::text[])',
  ],
  offices: [
    'delete from office_operator where office_id = any($1::text[])',
    'delete from mandate where office_id = any($1::text[])',
  ],
  companies: [
    'delete from company_holder where cuaa = any($1::text[])',
    'delete from mandate where cuaa = any($1::text[])',
  ],
  mandates: [
    "delete from mandate where (cuaa, office_id) in (select split_part(id, '/', 1), split_part(id, '/', 2) from unnest($1::text[]) as gone(id))",
  ],
  'step-times': ['delete from step_time where campaign = any($1::text[]::integer[])'],
  procedures: [
    'delete from procedure_entry where cuaa = any($1::text[])',
    'delete from application_document where cuaa = any($1::text[])',
  ],
  notifications: ['update notification set withdrawn_at = now() where msg_id = any($1::text[])'],
};

/** The statements that take records of a type out of reach. */
export const withdrawalsOf = (type: OwnType): readonly string[] => WITHDRAWALS[type];
