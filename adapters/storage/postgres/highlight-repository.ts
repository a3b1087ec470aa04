import type { HighlightRepository } from '#core/content/content-repository.ts';
import type { Highlight, HighlightKind, Place } from '#core/content/highlight.ts';
import type { HeroSection } from '#core/content/page.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Database } from './database.ts';
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

/** Heads and blocks over the content table. An alert shows between its first and its last day, in Italy. */
export class PostgresHighlightRepository implements HighlightRepository {
  readonly #db: Database;
  readonly #imageBase: string;
  readonly #clock: Clock;

  constructor(db: Database, imageBase: string, clock: Clock) {
    this.#db = db;
    this.#imageBase = imageBase;
    this.#clock = clock;
  }

  async hero(slug: string, area: 'public' | 'private'): Promise<HeroSection | undefined> {
    const [row] = await this.#db.query<{ payload: HeroSection }>("select payload from content where type = 'hero-sections' and slug = $1 and withdrawn_at is null", [
      `${area}/${slug}`,
    ]);
    return row === undefined ? undefined : withMediaBase(row.payload, this.#imageBase);
  }

  async highlights(kind: HighlightKind, place: Place): Promise<readonly Highlight[]> {
    const entries = kind === 'feed' ? await this.#feed() : await this.#block(TYPE_OF[kind], place);
    return withMediaBase(entries, this.#imageBase);
  }

  async #block(type: string, place: Place): Promise<readonly Highlight[]> {
    const rows = await this.#db.query<{ items: readonly Highlight[] }>(
      `select payload -> 'items' as items from content
       where type = $1 and coalesce(parent, slug) = $2 and withdrawn_at is null
         and coalesce(payload ->> 'from', '0000') <= $3 and coalesce(payload ->> 'to', '9999') >= $3
       order by position, slug`,
      [type, place, dayInRome(this.#clock.now())],
    );
    return rows.flatMap(({ items }) => items);
  }

  /** The newest of articles, press releases and projects, and the next events. */
  async #feed(): Promise<readonly Highlight[]> {
    const rows = await this.#db.query<{ entry: Highlight }>(
      `select jsonb_strip_nulls(jsonb_build_object(
           'id', type || '-' || slug, 'title', title,
           'description', coalesce(payload #>> '{item,description}', payload ->> 'description'),
           'link', jsonb_build_object('title', title, 'url', case type when 'articles' then '/comunica/articoli/' || slug when 'events' then '/comunica/eventi/' || slug when 'projects' then '/comunica/' || slug else '/comunica/comunicati-stampa' end),
           'image', coalesce(payload #> '{item,image}', payload -> 'image'),
           'date', nullif(sort_day, ''))) as entry
       from content
       where type in ('articles', 'press-releases', 'projects') and withdrawn_at is null and area <> 'private' and sort_day <= $1
       order by sort_day desc, slug limit ${FEED_LENGTH}`,
      [dayInRome(this.#clock.now())],
    );
    return rows.map(({ entry }) => entry);
  }
}
