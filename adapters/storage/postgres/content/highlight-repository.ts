import { pagePath } from '#core/catalogue/card-target.ts';
import type { HighlightRepository } from '#core/content/content-repository.ts';
import type { Highlight, HighlightKind, HighlightSlot } from '#core/content/highlight.ts';
import type { HeroSection } from '#core/content/page.ts';
import type { Picture } from '#core/content/pieces.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, isoDateFrom } from '#core/kernel/iso-date.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable, type RouteTable } from '#core/navigation/routes.ts';
import type { Database } from '../connection/database.ts';
import { withMediaBase } from './media-base.ts';

/** How many news the feed of a place shows. */
const FEED_LENGTH = 6;

/** The content types behind each kind of block; the feed is gathered from three lists. */
const TYPE_OF: Readonly<Record<Exclude<HighlightKind, 'feed'>, string>> = {
  carousel: 'carousels',
  tool: 'most-used-tools',
  alert: 'alerts',
  banner: 'banners',
  inEvidence: 'home-in-evidence',
};

interface FeedRow {
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly image: Picture | null;
  readonly day: string;
  readonly hasDetail: boolean | null;
}

/** Heads and blocks over the content table. An alert shows between its first and its last day, in Italy. */
export class PostgresHighlightRepository implements HighlightRepository {
  readonly #db: Database;
  readonly #imageBase: string;
  readonly #table: RouteTable;
  readonly #clock: Clock;

  constructor(db: Database, { imageBase, names }: Pick<PortalSettings, 'imageBase' | 'names'>, clock: Clock) {
    this.#db = db;
    this.#imageBase = imageBase;
    this.#table = routeTable(names);
    this.#clock = clock;
  }

  async hero(slug: string, area: 'public' | 'private'): Promise<HeroSection | undefined> {
    const [row] = await this.#db.query<{ payload: HeroSection }>(
      "select payload from content where type = 'hero-sections' and slug = $1 and withdrawn_at is null",
      [`${area}/${slug}`],
    );
    return row === undefined ? undefined : withMediaBase(row.payload, this.#imageBase);
  }

  async highlights(kind: HighlightKind, slot: HighlightSlot): Promise<readonly Highlight[]> {
    const entries = kind === 'feed' ? await this.#feed() : await this.#block(TYPE_OF[kind], slot);
    return withMediaBase(entries, this.#imageBase);
  }

  async #block(type: string, slot: HighlightSlot): Promise<readonly Highlight[]> {
    const rows = await this.#db.query<{ items: readonly Highlight[] }>(
      // The day of a notice that is about a term is the ledger's.
      `select coalesce(jsonb_set(payload -> 'items', '{0,date}', (select to_jsonb(term.day) from term
           where term.type = payload #>> '{term,type}' and term.slug = payload #>> '{term,slug}' and term.kind = payload #>> '{term,kind}')),
         payload -> 'items') as items from content
       where type = $1 and coalesce(parent, slug) = $2 and withdrawn_at is null
         and coalesce(payload ->> 'from', '0000') <= $3 and coalesce(payload ->> 'to', '9999') >= $3
       order by position, slug`,
      [type, slot, dayInRome(this.#clock.now())],
    );
    return rows.flatMap(({ items }) => items);
  }

  /** The newest of articles, press releases and projects. */
  async #feed(): Promise<readonly Highlight[]> {
    const rows = await this.#db.query<FeedRow>(
      `select type, slug, title, coalesce(payload #>> '{item,description}', payload ->> 'description') as description,
         coalesce(payload #> '{item,image}', payload -> 'image') as image, sort_day as day, payload #> '{item,hasDetail}' as "hasDetail"
       from content
       where type in ('articles', 'press-releases', 'projects') and withdrawn_at is null and area <> 'private' and sort_day <= $1
       order by sort_day desc, slug limit ${FEED_LENGTH}`,
      [dayInRome(this.#clock.now())],
    );
    return rows.map(({ type, slug, title, description, image, day, hasDetail }) => {
      const date = isoDateFrom(day);
      return {
        id: `${type}-${slug}`,
        title,
        description,
        link: { title, url: this.#pathOf(type, slug, hasDetail === true) },
        ...(image === null ? {} : { image }),
        ...(date === undefined ? {} : { date }),
      };
    });
  }

  #pathOf(type: string, friendlyUrl: string, hasDetail: boolean): string {
    if (type === 'press-releases')
      return (
        pagePath(this.#table, { list: 'pressReleases', friendlyUrl, hasDetail }) ?? pathTo(this.#table, 'pressReleases')
      );
    return type === 'articles'
      ? pathTo(this.#table, 'article', { friendlyUrl })
      : pathTo(this.#table, 'project', { friendlyUrl });
  }
}
