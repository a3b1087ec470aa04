import { searchedPages } from '#core/navigation/page-words.ts';
import type { FeatureFlags } from '#core/navigation/portal-settings.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { rankDayOf } from '#core/search/rank-tier.ts';
import type { HitType } from '#core/catalogue/hit-type.ts';
import type { SearchHit } from '#core/search/search-hit.ts';
import { CONTENT_LOCK, raiseContentVersion } from '../content/content-version.ts';
import type { Database, Queryable } from '../connection/database.ts';
import { refreshIndexStatistics } from './index-statistics.ts';
import { removeSearchEntries, type SearchEntry, writeSearchEntries } from './index-writer.ts';

/** Where the portal's own pages and tools stand among the entries, beside the types of contents. */
const OWN_ENTRIES = 'portal-pages';
/** Before all others of their tier: they have no day. */
const FIRST_DAY = '9999-12-31';

/** What a page shows that is not its own text: contacts, bodies and regions. */
const SHOWN_ON: Readonly<Partial<Record<string, string>>> = {
  contacts: `select concat_ws(' ', title, payload ->> 'description', payload ->> 'phone', payload ->> 'email', payload ->> 'certifiedEmail', payload ->> 'address') as text
    from content where type = 'contacts' and area <> 'private' and withdrawn_at is null order by position, slug`,
  payingBodies: `select name as text from (select name from region union all select name from paying_body) as named order by name`,
};

const DIVISIONS = 'select friendly_url as slug, campaign_year as year, name from division order by friendly_url';
const TOOLS = `select distinct on (item ->> 'legacyUrl') item ->> 'title' as title, coalesce(item ->> 'description', '') as description, item ->> 'legacyUrl' as url
  from content, jsonb_array_elements(payload -> 'items') as item
  where type = 'most-used-tools' and withdrawn_at is null and item ? 'legacyUrl' order by item ->> 'legacyUrl', slug`;

const entryOf = (
  type: HitType,
  slug: string,
  day: string,
  hit: Pick<SearchHit, 'title' | 'summary'> & Partial<Pick<SearchHit, 'friendlyUrl' | 'url'>>,
  text: { readonly plain: string; readonly keywords?: string },
): SearchEntry => ({
  contentType: OWN_ENTRIES,
  slug,
  rankDay: rankDayOf(type, day),
  ...text,
  hit: { id: `${type.toLowerCase()}-${slug}`, type, ...hit, resolutions: [], documents: [], attachments: [] },
});

/** What is shown on a page besides its own words. */
const shownOn = async (tx: Queryable, id: string): Promise<readonly string[]> => {
  const sql = SHOWN_ON[id];
  return sql === undefined ? [] : (await tx.query<{ text: string }>(sql)).map(({ text }) => text);
};

/** The portal's own pages, the divisions of its dashboard and the tools that stand elsewhere. */
const ownEntries = async (tx: Queryable, table: RouteTable, flags: FeatureFlags): Promise<readonly SearchEntry[]> => {
  const pages: SearchEntry[] = [];
  for (const { id, title, friendlyUrl, says, words } of searchedPages(table, flags)) {
    const plain = [says, ...(await shownOn(tx, id))].join(' ');
    pages.push(
      entryOf('PAGINE', friendlyUrl, FIRST_DAY, { title, summary: says, friendlyUrl }, { plain, keywords: words }),
    );
  }
  const divisions = flags.dashboardPayments
    ? await tx.query<{ slug: string; year: number; name: string }>(DIVISIONS)
    : [];
  const tools = await tx.query<{ title: string; description: string; url: string }>(TOOLS);
  return [
    ...pages,
    ...divisions.map(({ slug, year, name }) => {
      const friendlyUrl = pathTo(table, 'dashboardTable', { friendlyUrl: slug }).slice(1);
      const summary = `Gli importi pagati nella campagna ${year}, per intervento e per regione.`;
      return entryOf(
        'CRUSCOTTO',
        friendlyUrl,
        `${year}-12-31`,
        { title: `Pagamenti ${year}: ${name}`, summary, friendlyUrl },
        { plain: summary },
      );
    }),
    ...tools.map(({ title, description, url }) =>
      entryOf(
        'STRUMENTI',
        url.replace(/^https?:\/\//u, ''),
        FIRST_DAY,
        { title, summary: description, url },
        { plain: description },
      ),
    ),
  ];
};

/** What an entry says, to tell whether it has changed. */
const saidBy = ({ rankDay, plain, keywords = '', hit }: SearchEntry): string =>
  JSON.stringify([rankDay, plain, keywords, Object.entries(hit).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/**
 * Writes the portal's own pages into the search, within a transaction: at each import, and at each start, since names and flags come
 * from the settings. Only what has changed is written; answers whether anything was.
 */
export const writeOwnPages = async (tx: Queryable, table: RouteTable, flags: FeatureFlags): Promise<boolean> => {
  const wanted = await ownEntries(tx, table, flags);
  const rows = await tx.query<{
    slug: string;
    rankDay: string;
    plain: string;
    keywords: string;
    hit: SearchEntry['hit'];
  }>(
    `select slug, rank_day as "rankDay", plain, keywords, hit from search_entry join search_text_of using (id) where content_type = $1`,
    [OWN_ENTRIES],
  );
  const stored = new Map(rows.map((row) => [row.slug, saidBy({ contentType: OWN_ENTRIES, ...row })]));
  const changed = wanted.filter((entry) => stored.get(entry.slug) !== saidBy(entry));
  const kept = new Set(wanted.map(({ slug }) => slug));
  const gone = [...stored.keys()].filter((slug) => !kept.has(slug));
  await writeSearchEntries(tx, changed);
  if (gone.length > 0) await removeSearchEntries(tx, OWN_ENTRIES, gone);
  return changed.length + gone.length > 0;
};

/** Brings the portal's own pages in the search up to date, at the start of a process. */
export const refreshOwnPages = (db: Database, table: RouteTable, flags: FeatureFlags): Promise<void> =>
  db.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [CONTENT_LOCK]);
    if (!(await writeOwnPages(tx, table, flags))) return;
    await refreshIndexStatistics(tx);
    await raiseContentVersion(tx);
  });
