import { type AddedPage, withAddedPages } from '#core/content/added-pages.ts';
import type { ContentRepository } from '#core/content/content-repository.ts';
import type { ContentPage, PageGroup, PageNode, PagePreview, TreeName } from '#core/content/page.ts';
import type { ContentStamp } from '#core/formatting/calendar-file.ts';
import { locationOfPage } from '#adapters/names/content-path.ts';
import type { Database } from '../connection/database.ts';
import { stampIn } from './content-id.ts';
import { withMediaBase } from './media-base.ts';

const TRANSPARENCY = 'amministrazione-trasparente/';

/** What a group holds: aids of a kind (with or without a parent), or all of a type. */
const GROUPS: Readonly<Record<Exclude<PageGroup, 'supporto'>, string>> = {
  'aid-and-tenders': "type = 'aids' and parent is null",
  'state-aids': "type = 'aids' and facets && array['kind:state', 'kind:measure']",
  'social-aid-tenders': "type = 'aids' and facets && array['kind:social-tender']",
  'direct-payments': "type = 'aids' and facets && array['kind:direct']",
  'direct-payments-helps': "type = 'aids' and facets && array['kind:direct']",
  'ocm-payments': "type = 'aids' and facets && array['kind:ocm'] and parent is null",
  'ocm-payments-helps': "type = 'aids' and facets && array['kind:ocm'] and parent is not null",
  'rural-development-plans': "type = 'aids' and facets && array['kind:rural']",
  projects: "type = 'projects'",
};

interface TreeRow {
  readonly slug: string;
  readonly parent: string | null;
  readonly title: string;
  readonly legacyUrl: string | null;
}

const branches = (rows: readonly TreeRow[], parent: string | null): readonly PageNode[] =>
  rows
    .filter((row) => row.parent === parent)
    .map(({ slug, title, legacyUrl }) => ({
      title,
      ...(legacyUrl === null ? { path: `/${TRANSPARENCY}${slug}` } : { legacyUrl }),
      children: branches(rows, slug),
    }));

/** Pages of content over the content table. A page's slug is its path without the slash in front; projects stand under `progetti/`. */
export class PostgresContentRepository implements ContentRepository {
  readonly #db: Database;
  readonly #imageBase: string;

  constructor(db: Database, imageBase: string) {
    this.#db = db;
    this.#imageBase = imageBase;
  }

  async page(slug: string): Promise<ContentPage | undefined> {
    const location = locationOfPage(slug);
    const [row] = await this.#db.query<{ payload: ContentPage; stamp: ContentStamp }>(
      `select payload, ${stampIn()} from content where type = $1 and slug = $2 and withdrawn_at is null`,
      [location.type, location.slug],
    );
    if (row === undefined) return undefined;
    const folder = slug.slice(0, slug.length - location.slug.length);
    return { ...withMediaBase(row.payload, this.#imageBase), stamp: { ...row.stamp, id: `${folder}${row.stamp.id}` } };
  }

  async group(name: PageGroup): Promise<readonly PagePreview[]> {
    if (name === 'supporto') {
      const [row] = await this.#db.query<{ items: readonly PagePreview[] }>(
        "select payload -> 'items' as items from content where type = 'page-previews' and slug = $1 and withdrawn_at is null",
        [name],
      );
      return row?.items ?? [];
    }
    const rows = await this.#db.query<{
      slug: string;
      title: string;
      description: string;
      image: PagePreview['image'] | null;
    }>(
      `select payload ->> 'slug' as slug, title, payload ->> 'description' as description, payload -> 'image' as image
       from content where ${GROUPS[name]} and withdrawn_at is null order by position, title, slug`,
    );
    return rows.map(({ slug, title, description, image }) => ({
      slug,
      title,
      description,
      ...(image ? { image: withMediaBase(image, this.#imageBase) } : {}),
    }));
  }

  async tree(name: TreeName): Promise<readonly PageNode[]> {
    if (name !== 'transparent-administration') {
      const [row] = await this.#db.query<{ nodes: readonly PageNode[] }>(
        "select payload -> 'nodes' as nodes from content where type = 'footer-pages' and slug = $1 and withdrawn_at is null",
        [name],
      );
      const added = await this.#db.query<AddedPage>(
        "select slug, title from content where type = 'pages' and facets @> array[$1] and withdrawn_at is null order by title, slug",
        [`menu:${name}`],
      );
      return withAddedPages(name, row?.nodes ?? [], added);
    }
    const rows = await this.#db.query<TreeRow>(
      `select slug, parent, title, payload ->> 'legacyUrl' as "legacyUrl" from content
       where type = 'transparency' and withdrawn_at is null order by position, title, slug`,
    );
    return branches(rows, null);
  }
}
