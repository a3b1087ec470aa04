import { earlySignOn, type EarlySignOn } from '#adapters/keycloak/browser/early-sign-on.ts';
import type { PageData } from '#ui/ssr/page-data.ts';
import { browserTimer, systemClock } from '#ui/platform/time.ts';

/** Begins the sign-on check, which needs nothing of the pages. */
export const beginSignOn = ({ settings, browser, isPrivate }: PageData): EarlySignOn =>
  earlySignOn({ ...browser.signOn, basePath: settings.basePath }, () => isPrivate, systemClock, browserTimer);
