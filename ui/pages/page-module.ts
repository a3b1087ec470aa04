import type { FunctionComponent } from 'react';
import type { QueryPairs } from '#core/kernel/address.ts';
import type { Area } from '#core/kernel/area.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import type { RouteMatch, RouteTable } from '#core/navigation/routes.ts';
import type { ServiceError } from '#core/kernel/service-error.ts';
import type { Query } from '#ui/state/queries.ts';

/** All that a page may know of the address it stands at and of the portal around it. */
export interface PageContext {
  readonly match: RouteMatch;
  /** Path without base path, as written. */
  readonly path: string;
  /**
   * Of a public page the service gives only the parameters that `core/page-query.ts` says it reads, so that one
   * drawing serves all addresses that mean the same: a page that reads another one says so there.
   */
  readonly pairs: QueryPairs;
  /** Origin under which people reach the portal, such as `https://www.anpag.example`. */
  readonly origin: string;
  readonly settings: PortalSettings;
  readonly table: RouteTable;
  /** The area of the reader, which results depend on. */
  readonly area: Area;
  use<T>(key: PortKey<T>): T;
}

/** The queries of a page that are already in the cache. */
export interface CachedQueries {
  value<T>(query: Query<T>): T | undefined;
  error(query: Query<unknown>): ServiceError | undefined;
}

/** What goes into the head of the document, and the status with which the service answers. */
export interface PageHead {
  /** Without the agency's name, which is added. */
  readonly title: string;
  readonly description: string;
  readonly status: number;
  /** Structured data of the page, where a type fits. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** The feed of what the page lists, as it is filtered (LIST-18): full address or path from the root of the origin. */
  readonly feed?: { readonly title: string; readonly address: string };
  /** True where the page is opened by a signed link: no cache, no script, no referrer. */
  readonly isPersonal?: boolean;
  /** When words of the page become others by themselves, in milliseconds since 1970-01-01T00:00:00Z: no cache gives it out beyond (D-64). */
  readonly changesAt?: number | undefined;
  /** True where search engines should not keep the page. */
  readonly noIndex?: boolean;
}

/** A form that a browser without script sent to a page's own address. */
export interface PostedForm {
  readonly fields: QueryPairs;
  /** The same for the same form: what is sent twice is done once. */
  readonly key: string;
  /** Its sender's network address; for limits alone. */
  readonly client: string;
}

/** One page: its queries, its head, and how it is rendered. */
export interface PageModule {
  /** All that the page needs at first sight; the service runs them before it renders. Rendering runs no other query. */
  queries(context: PageContext): readonly Query<unknown>[];
  head(context: PageContext, known: CachedQueries): PageHead;
  /** Answers a form sent without script; the result stands under `postedQuery` while the page is rendered. */
  readonly post?: (context: PageContext, form: PostedForm) => Promise<unknown>;
  readonly Page: FunctionComponent<{ readonly context: PageContext }>;
}
