import type { ResolvedPage } from '#core/page-query.ts';
import type { PostedForm } from '../pages/page-module.ts';

/** A request for a page: its address below the base path, resolved by the service. */
export interface PageRequest extends ResolvedPage {
  /** Whether the request carries the mark "was logged in here", which has no personal content. */
  readonly wasLoggedIn: boolean;
  /** Origin under which people reach the portal, such as `https://www.anpag.example`; for canonical addresses. */
  readonly origin: string;
  /** A form that was sent to the page's address without script. */
  readonly form?: PostedForm;
}

/** The response to a page request. */
export interface PageAnswer {
  readonly status: number;
  /** Full path to go to, base path included; only with a redirect status. */
  readonly location?: string;
  /** Whether the response is the same for everyone. */
  readonly shared: boolean;
  /** Whether a part of the page could not be read for a passing reason. */
  readonly isPartial?: boolean;
  /** Opened by a signed link: no cache, no referrer. */
  readonly isPersonal?: boolean;
  /** Whether it changes with what people do, and not with the content: then it is not cached. */
  readonly isLive?: boolean;
  /** As of `PageHead`. */
  readonly changesAt?: number | undefined;
  readonly html: string;
  readonly inline?: InlineParts;
}

/** The style sheets and scripts that stand inline in a page, which the content policy has to allow. */
export interface InlineParts {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}
