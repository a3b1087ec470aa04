import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import type { DehydratedQuery } from '../state/queries.ts';

/** How the browser reaches the sign-on provider (SSO-03). */
export interface SignOnSettings {
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
}

/** What travels inside a page for its script. */
export interface PageData {
  readonly settings: PortalSettings;
  readonly browser: { readonly signOn: SignOnSettings };
  /** `page` when the whole page was drawn for a visitor, `frame` when the browser has to draw it. */
  readonly drawn: 'page' | 'frame';
  /** Whether the address is for people who are logged in. */
  readonly isPrivate: boolean;
  /** For a list that remembers: under which name, and what this address leaves there; nothing where the memory leads (LIST-16). */
  readonly memory?: { readonly memoryKey: string; readonly keeps?: string };
  /** The day in Italy on which the page was rendered. */
  readonly day: IsoDate;
  readonly queries: readonly DehydratedQuery[];
}
