import { expect, it } from 'vitest';
import { testDatabase } from './test-database.ts';

const database = testDatabase();

/** The page that shows the tables; with `-u` this spec writes it. */
const PAGE = '../../../../adapters/storage/data.md';

/** Every table, by what it is for; foreign keys stay within a group. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Contents: what editors publish, its terms, and the batches it came in':
    'content content_news content_version thing_news term media imported_batch imported_record'.split(' '),
  'Search: an inverted index over the contents':
    'search_entry search_text_of search_ending search_lexeme search_bits search_title search_word search_change'.split(
      ' ',
    ),
  'Payments: paying bodies, and the sums of the dashboard':
    'paying_body paying_body_region region division intervention payment_amount step_time'.split(' '),
  'Companies: their file, procedures, messages, and the people allowed to see them':
    'person company company_holder company_file_part company_expiry company_news office office_operator mandate procedure_entry application_document producer_work producer_work_line notification notification_read client_sending'.split(
      ' ',
    ),
  'Subscriptions: e-mail addresses, sealed, and the mails to be sent':
    'alert_address alert_search alert_subscription alert_mail alert_sending alert_count aid_list_mail personal_alert personal_choice personal_mail'.split(
      ' ',
    ),
  'The service itself: migrations, requests for assistance, opinions, audit, state':
    'schema_migration assistance_request feedback audit_event ended_session service_part service_incident'.split(' '),
};

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly primary: boolean;
  /** The table that a foreign key leads to. */
  readonly target: string | null;
}

/** Columns of the primary and foreign keys; a table without any has one row of empty words. */
const KEYS = `
  select c.relname as table, coalesce(a.attname, '') as column, coalesce(split_part(format_type(a.atttypid, a.atttypmod), ' ', 1), '') as type,
    coalesce(bool_or(k.contype = 'p'), false) as primary, max(k.confrelid::regclass::text) filter (where k.contype = 'f') as target
  from pg_class c
  left join pg_constraint k on k.conrelid = c.oid and k.contype in ('p', 'f')
  left join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  group by c.relname, a.attname, a.attnum, a.atttypid, a.atttypmod
  order by c.relname, a.attnum`;

/** One group as a diagram that hosts of code draw. */
const diagramOf = (title: string, tables: readonly string[], columns: readonly Column[]): string => {
  const of = (table: string) => columns.filter((one) => one.table === table && one.column !== '');
  const boxes = tables.map((table) => {
    const lines = of(table).map(
      ({ type, column, primary, target }) =>
        `    ${type} ${column} ${[primary ? 'PK' : '', target === null ? '' : 'FK'].filter(Boolean).join(',')}`,
    );
    return lines.length === 0 ? `  ${table}` : `  ${table} {\n${lines.join('\n')}\n  }`;
  });
  const arrows = tables.flatMap((table) =>
    [...new Set(of(table).flatMap(({ target }) => target ?? []))].map(
      (target) =>
        `  ${target} ||--o{ ${table} : "${of(table)
          .filter((one) => one.target === target)
          .map(({ column }) => column)
          .join(', ')}"`,
    ),
  );
  return `## ${title}\n\n\`\`\`mermaid\nerDiagram\n${[...boxes, ...arrows].join('\n')}\n\`\`\`\n`;
};

it('[API-09] should be shown as the migrations made it, each table in one group', async () => {
  const columns = await database().query<Column & Record<string, string>>(KEYS);
  const tables = [...new Set(columns.map(({ table }) => table))];
  expect(Object.values(GROUPS).flat().toSorted()).toEqual(tables.toSorted());
  const page = [
    `# The data\n\nThe ${tables.length} tables that the migrations make, with their keys; every other column stands in \`postgres/migrations\`. A spec writes\nthis page (\`npx vitest run --project service tests/adapters/storage/postgres/data-picture.spec.ts -u\`) and holds it.\n`,
    ...Object.entries(GROUPS).map(([title, group]) => diagramOf(title, group, columns)),
  ].join('\n');
  await expect(page).toMatchFileSnapshot(PAGE);
});
