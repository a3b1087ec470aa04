import type { ListId } from '#core/catalogue/definition.ts';
import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { makeDerivedFigures, type WrittenKpi } from '#core/payments/derived-figures.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import { makePublishedPayments } from '#core/payments/published-payments.ts';
import { nextTerms, type Term } from '#core/selections/next-terms.ts';
import type { GuidedAudience } from '#core/catalogue/task-page.ts';
import {
  type FaqSlot,
  type FigureSlot,
  LATEST_PRESS_RELEASES,
  MOST_IN_EVIDENCE,
  RECENT_FAQS_SHOWN,
  type SelectionRepository,
} from '#core/selections/selection-repository.ts';
import { LIST_NAMES } from '#adapters/names/list-names.ts';
import type { Database } from '../connection/database.ts';
import { PostgresPaymentLedger } from '../payments/payment-ledger.ts';
import { withMediaBase } from './media-base.ts';
import { PostgresMilestoneRepository } from './milestone-repository.ts';
import { Conditions } from '../connection/statement.ts';

/** The editors' selections over the content table. */
export class PostgresEditorialRepository implements SelectionRepository {
  readonly #db: Database;
  readonly #imageBase: string;
  readonly #clock: Clock;

  constructor(db: Database, imageBase: string, clock: Clock) {
    this.#db = db;
    this.#imageBase = imageBase;
    this.#clock = clock;
  }

  inEvidence(list: 'articles' | 'events'): Promise<readonly CatalogueItem[]> {
    return this.#items(
      list,
      new Conditions().add('facets && ?::text[]', ['inEvidence:true']),
      'sort_day desc, slug',
      MOST_IN_EVIDENCE,
    );
  }

  imminentEvents(): Promise<readonly CatalogueItem[]> {
    return this.#items(
      'events',
      new Conditions().add('event_date >= ?', dayInRome(this.#clock.now())),
      'event_date, slug',
      MOST_IN_EVIDENCE,
    );
  }

  latestPressReleases(): Promise<readonly CatalogueItem[]> {
    return this.#items('pressReleases', new Conditions(), 'sort_day desc, slug desc', LATEST_PRESS_RELEASES);
  }

  async recentFaqs(slot: FaqSlot): Promise<readonly CatalogueDetail[]> {
    const details = await this.#rows<CatalogueDetail>(
      'payload',
      'faqs',
      new Conditions().add('facets && ?::text[]', [`audience:${slot}`]),
      'sort_day desc, slug',
      RECENT_FAQS_SHOWN,
    );
    return details;
  }

  servicesFor(audience: GuidedAudience): Promise<readonly CatalogueItem[]> {
    return this.#items(
      'services',
      new Conditions().add('facets && ?::text[]', [`audience:${audience}`]),
      'position, title, slug',
    );
  }

  async terms(): Promise<readonly Term[]> {
    const today = dayInRome(this.#clock.now());
    return nextTerms(await new PostgresMilestoneRepository(this.#db, this.#clock).milestones(), today);
  }

  async figures(slot: FigureSlot): Promise<readonly Kpi[]> {
    const rows = await this.#db.query<{ payload: WrittenKpi }>(
      `select payload from content where type = 'kpis' and parent = $1 and withdrawn_at is null order by position, slug`,
      [slot],
    );
    const derive = makeDerivedFigures(makePublishedPayments(new PostgresPaymentLedger(this.#db)), async () => {
      const [row] = await this.#db.query<{ count: number }>('select count(*)::int as count from paying_body');
      return row?.count ?? 0;
    });
    return derive(rows.map(({ payload }) => payload));
  }

  #items(list: ListId, conditions: Conditions, order: string, limit?: number): Promise<readonly CatalogueItem[]> {
    return this.#rows<CatalogueItem>("payload -> 'item'", list, conditions, order, limit);
  }

  async #rows<T>(
    column: string,
    list: ListId,
    conditions: Conditions,
    order: string,
    limit?: number,
  ): Promise<readonly T[]> {
    conditions.add("type = ? and withdrawn_at is null and area <> 'private'", LIST_NAMES[list].contentType);
    const end = limit === undefined ? '' : `limit ${conditions.value(limit)}`;
    const rows = await this.#db.query<{ found: T }>(
      `select ${column} as found from content where ${conditions.sql} order by ${order} ${end}`,
      conditions.values,
    );
    return rows.map(({ found }) => withMediaBase(found, this.#imageBase));
  }
}
