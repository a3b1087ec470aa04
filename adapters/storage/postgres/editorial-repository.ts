import type { ListId } from '#core/catalogue/definition.ts';
import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import type { PagePreview } from '#core/content/page.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import { CONTENT_TYPE_OF } from './catalogue-repository.ts';
import type { Database } from './database.ts';
import { withMediaBase } from './media-base.ts';
import { Conditions } from './statement.ts';
import { withoutNulls } from './without-nulls.ts';

/** Whom a selection of the editors is for. */
export type EditorialAudience = 'agricoltori' | 'caa' | 'op';

/** Selections that the editors make inside lists, and headline figures. */
export interface EditorialRepository {
  /** Articles or events in evidence, newest first (`/articles-in-evidence`, `/events-in-evidence`). */
  inEvidence(list: 'articles' | 'events', limit: number): Promise<readonly CatalogueItem[]>;
  /** The next events from today on, the nearest first (`/imminent-events`). */
  imminentEvents(limit: number): Promise<readonly CatalogueItem[]>;
  /** The questions updated last for an audience, with their answers (`/faqs/most-recent`). */
  recentFaqs(audience: EditorialAudience | 'supporto', limit: number): Promise<readonly CatalogueDetail[]>;
  /** Services for an audience (`/services/{audience}`), by title. */
  servicesFor(audience: EditorialAudience): Promise<readonly CatalogueItem[]>;
  /** Services of a desk (`/private/services/desk`), by title. */
  deskServices(role: 'farmer' | 'caa'): Promise<readonly CatalogueItem[]>;
  /** Aids of the farmer's desk (`/private/aids/desk`). */
  deskAids(): Promise<readonly PagePreview[]>;
  /** Headline figures: of the home page, of the other paying bodies, of the CAA desk. */
  kpis(place: 'home' | 'other-op' | 'caa'): Promise<readonly Kpi[]>;
}
export const EditorialRepository = portKey<EditorialRepository>('EditorialRepository');

/** The editors' selections over the content table. */
export class PostgresEditorialRepository implements EditorialRepository {
  readonly #db: Database;
  readonly #imageBase: string;
  readonly #clock: Clock;

  constructor(db: Database, imageBase: string, clock: Clock) {
    this.#db = db;
    this.#imageBase = imageBase;
    this.#clock = clock;
  }

  inEvidence(list: 'articles' | 'events', limit: number): Promise<readonly CatalogueItem[]> {
    return this.#items(
      list,
      new Conditions().add('facets && ?::text[]', ['inEvidence:true']),
      'sort_day desc, slug',
      limit,
    );
  }

  imminentEvents(limit: number): Promise<readonly CatalogueItem[]> {
    return this.#items(
      'events',
      new Conditions().add('event_date >= ?', dayInRome(this.#clock.now())),
      'event_date, slug',
      limit,
    );
  }

  async recentFaqs(audience: EditorialAudience | 'supporto', limit: number): Promise<readonly CatalogueDetail[]> {
    const details = await this.#rows<CatalogueDetail>(
      'payload',
      'faqs',
      new Conditions().add('facets && ?::text[]', [`audience:${audience}`]),
      'sort_day desc, slug',
      limit,
    );
    return details;
  }

  servicesFor(audience: EditorialAudience): Promise<readonly CatalogueItem[]> {
    return this.#items(
      'services',
      new Conditions().add('facets && ?::text[]', [`audience:${audience}`]),
      'title, slug',
    );
  }

  deskServices(role: 'farmer' | 'caa'): Promise<readonly CatalogueItem[]> {
    return this.#items(
      'services',
      new Conditions().add('facets && ?::text[]', [role === 'caa' ? 'desk:caa' : 'desk:agricoltore']),
      'title, slug',
      undefined,
      true,
    );
  }

  async deskAids(): Promise<readonly PagePreview[]> {
    const rows = await this.#db.query<PagePreview>(
      `select payload ->> 'slug' as slug, title, payload ->> 'description' as description, payload -> 'image' as image
       from content where type = 'aids' and facets && array['onDesk:true'] and withdrawn_at is null order by position, title, slug`,
    );
    return rows.map((row) => withMediaBase(withoutNulls(row), this.#imageBase));
  }

  async kpis(place: 'home' | 'other-op' | 'caa'): Promise<readonly Kpi[]> {
    const rows = await this.#db.query<{ payload: Kpi }>(
      `select payload from content where type = $1 and parent = $2 and withdrawn_at is null order by position, slug`,
      [place === 'caa' ? 'caa-kpis' : 'kpis', place],
    );
    return rows.map(({ payload }) => payload);
  }

  #items(
    list: ListId,
    conditions: Conditions,
    order: string,
    limit?: number,
    withPrivate = false,
  ): Promise<readonly CatalogueItem[]> {
    return this.#rows<CatalogueItem>("payload -> 'item'", list, conditions, order, limit, withPrivate);
  }

  async #rows<T>(
    column: string,
    list: ListId,
    conditions: Conditions,
    order: string,
    limit?: number,
    withPrivate = false,
  ): Promise<readonly T[]> {
    conditions.add(
      `type = ? and withdrawn_at is null${withPrivate ? '' : " and area <> 'private'"}`,
      CONTENT_TYPE_OF[list],
    );
    const end = limit === undefined ? '' : `limit ${conditions.value(limit)}`;
    const rows = await this.#db.query<{ found: T }>(
      `select ${column} as found from content where ${conditions.sql} order by ${order} ${end}`,
      conditions.values,
    );
    return rows.map(({ found }) => withMediaBase(found, this.#imageBase));
  }
}
