import { portKey } from '#core/kernel/port-key.ts';
import type { ServiceError } from '#core/kernel/service-error.ts';

/** What the browser keeps for the site. Without cookies nobody can sign in, and nothing can be sent (API-03); without stored data alone one can (SES-18). */
export interface BrowserData {
  /** Whether cookies are allowed; asked at the moment when they are needed. */
  keeps(): boolean;
}
export const BrowserData = portKey<BrowserData>('BrowserData');

/** Code by which the service says that a request came without the cookie that it has to come with. */
export const DATA_BLOCKED = 'browser.data-blocked';

/** The message for a browser that keeps nothing: why it does not work, and what to do. */
export const DATA_BLOCKED_TEXT =
  'Il browser blocca i cookie e i dati di questo sito: senza, non si può accedere né inviare nulla. Consentili per questo sito nelle impostazioni del browser, alla voce «Privacy» o «Cookie e dati dei siti», poi ricarica la pagina e riprova.';

/** The help after something that could not be sent: what the browser has to allow, or else the page’s own words. */
export const helpAfter = (error: ServiceError, otherwise: string): string =>
  error.code === DATA_BLOCKED ? DATA_BLOCKED_TEXT : otherwise;
