import type { ContentRedirect, ContentRedirects } from '#core/navigation/content-redirects.ts';
import type { PortalNames } from '#core/navigation/portal-settings.ts';
import { routeTable, segmentsOf, type RouteTable } from '#core/navigation/routes.ts';
import { type ContentLocation, pathOfContent, locationsAt } from '#adapters/names/content-path.ts';
import type { Database } from '../connection/database.ts';
import { VISIBLE } from './visible-content.ts';

const FUND = 'fund:';

/** What became of addresses, from what the contents say of themselves: where they stood before, and whether they are still there. */
export class PostgresContentRedirects implements ContentRedirects {
  readonly #db: Database;
  readonly #table: RouteTable;

  constructor(db: Database, names: PortalNames) {
    this.#db = db;
    this.#table = routeTable(names);
  }

  async find(path: string): Promise<ContentRedirect | undefined> {
    const segments = segmentsOf(path);
    if (segments === undefined) return undefined;
    return (await this.#moved(`/${segments.join('/')}`)) ?? (await this.#withdrawn(path));
  }

  async #moved(path: string): Promise<ContentRedirect | undefined> {
    const [found] = await this.#db.query<ContentLocation & { readonly facets: readonly string[] }>(
      `select type, slug, facets from content where former_paths @> array[$1] and ${VISIBLE.public} order by type, slug limit 1`,
      [path],
    );
    if (found === undefined) return undefined;
    const fund = found.facets.find((facet) => facet.startsWith(FUND))?.slice(FUND.length);
    const now = pathOfContent(this.#table, found, fund);
    return now === undefined || now === path ? undefined : { kind: 'moved', path: now };
  }

  async #withdrawn(path: string): Promise<ContentRedirect | undefined> {
    const locations = locationsAt(this.#table, path);
    if (locations.length === 0) return undefined;
    const rows = await this.#db.query<{ readonly withdrawn: boolean }>(
      `select withdrawn_at is not null as withdrawn from content
       join jsonb_to_recordset($1::jsonb) as place(type text, slug text) using (type, slug) where area <> 'private' and planned_for is null`,
      [JSON.stringify(locations)],
    );
    return rows.length > 0 && rows.every(({ withdrawn }) => withdrawn) ? { kind: 'withdrawn' } : undefined;
  }
}
