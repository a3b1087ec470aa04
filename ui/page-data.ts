import type { DehydratedState } from '@tanstack/react-query';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';

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
  readonly answers: DehydratedState;
}
