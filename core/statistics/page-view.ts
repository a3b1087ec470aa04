import { pairsToQuery } from '#core/kernel/address.ts';

/** The agency's own collector of statistics, a Matomo such as Web Analytics Italia. */
export interface StatisticsSite {
  /** Full address of its `matomo.php`. */
  readonly url: string;
  /** Number or code of the site there. */
  readonly site: string;
}

/** A public page that somebody has opened. */
export interface PageView {
  /** Origin of the portal. */
  readonly origin: string;
  /** Path with the base path; what follows it, words that were searched and what a filter holds, is left out. */
  readonly path: string;
  readonly title: string;
  /** Full address of the page that led here; empty where the browser tells none. */
  readonly referrer: string;
  /** Any number, so that no cache answers instead. */
  readonly random: number;
}

const ORIGIN = /^https?:\/\/[^/?#]+/iu;

/**
 * What a collector receives about a page, as the query of Matomo's HTTP API: address without query, title, and of another site that led here
 * its name alone. No cookie, no number for the visitor, nothing of the device: nothing for which somebody's consent would be asked.
 */
export const pageViewQuery = ({ site }: StatisticsSite, view: PageView): string => {
  const from = ORIGIN.exec(view.referrer)?.[0] ?? '';
  return pairsToQuery([
    ['idsite', site],
    ['rec', '1'],
    ['apiv', '1'],
    ['send_image', '0'],
    ['cookie', '0'],
    ['action_name', view.title],
    ['url', `${view.origin}${view.path}`],
    ...(from === '' || from.toLowerCase() === view.origin.toLowerCase() ? [] : [['urlref', `${from}/`] as const]),
    ['rand', String(view.random)],
  ]);
};
