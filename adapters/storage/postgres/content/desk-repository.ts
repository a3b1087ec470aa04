import type { CatalogueItem } from '#core/catalogue/item.ts';
import type { DeskAid } from '#core/desk/desk-aid.ts';
import type { DeskRepository, DeskService } from '#core/desk/desk-repository.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import type { Role } from '#core/session/user.ts';
import type { Database } from '../connection/database.ts';
import { withMediaBase } from './media-base.ts';
import { withoutNulls } from '../connection/without-nulls.ts';

/** What the editors write of a service for its tile alone. */
type DeskTile = Partial<Pick<DeskService, 'linkLabel' | 'icon'>>;

/** What the editors put on the desks, over the content table. */
export class PostgresDeskRepository implements DeskRepository {
  readonly #db: Database;
  readonly #imageBase: string;

  constructor(db: Database, imageBase: string) {
    this.#db = db;
    this.#imageBase = imageBase;
  }

  async services(role: Role): Promise<readonly DeskService[]> {
    const rows = await this.#db.query<{ item: CatalogueItem; tile: DeskTile | null }>(
      `select payload -> 'item' as item, payload -> 'tile' as tile from content
       where type = 'services' and facets && $1::text[] and withdrawn_at is null order by title, slug`,
      [[role === 'caa' ? 'desk:caa' : 'desk:agricoltore']],
    );
    return rows.map(({ item: { id, friendlyUrl, title, description }, tile }) => ({
      id,
      friendlyUrl,
      title,
      description,
      linkLabel: tile?.linkLabel ?? `Vai al servizio ${title}`,
      ...(tile?.icon === undefined ? {} : { icon: tile.icon }),
    }));
  }

  async aids(): Promise<readonly DeskAid[]> {
    const rows = await this.#db.query<DeskAid>(
      `select payload ->> 'slug' as slug, title, payload ->> 'description' as description, payload -> 'image' as image,
         payload ->> 'opensOn' as "opensOn", payload ->> 'closesOn' as "closesOn"
       from content where type = 'aids' and facets && array['onDesk:true'] and withdrawn_at is null order by position, title, slug`,
    );
    return rows.map((row) => withMediaBase(withoutNulls(row), this.#imageBase));
  }

  async figures(): Promise<readonly Kpi[]> {
    const rows = await this.#db.query<{ payload: Kpi }>(
      `select payload from content where type = 'caa-kpis' and parent = 'caa' and withdrawn_at is null order by position, slug`,
    );
    return rows.map(({ payload }) => payload);
  }
}
