import { pageViewQuery, type StatisticsSite } from '#core/statistics/page-view.ts';
import type { PageData } from '../ssr/page-data.ts';

/** How long after a change of page its title is there, in milliseconds. */
const TITLE_LIMIT_MS = 1_000;

/** The privacy signals of a browser, not all of which every browser has. */
type PrivacySignals = Navigator & { readonly globalPrivacyControl?: boolean };

/** Whether the reader has asked not to be tracked. */
const asksForPrivacy = ({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true;

/** Pages of a refusal, or of what search engines may not keep, say so; what stands in their address is anybody's. */
const isCounted = (): boolean => document.querySelector('meta[name="robots"][content*="noindex"]') === null;

/**
 * Tells the agency's collector of each public page that is opened, and of no other: without cookies, without credentials, and without
 * script of somebody else's (CONST-10). Nothing where the reader's browser asks for privacy. What is not received is not sent again.
 */
export const countViews = (page: PageData, site: StatisticsSite): void => {
  if (asksForPrivacy(navigator)) return;
  const { basePath, names, flags } = page.settings;
  let last = '';
  const tell = (referrer: string): void => {
    const { origin, pathname: path } = window.location;
    if (path === last || !isCounted()) return;
    last = path;
    const query = pageViewQuery(site, { origin, path, title: document.title, referrer, random: Math.random() });
    void fetch(`${site.url}?${query}`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined);
  };
  const tellWhereOpen = async (): Promise<void> => {
    const { isOpenToVisitors, matchRoute, routeTable } = await import('#core/navigation/routes.ts');
    const match = matchRoute(routeTable(names), window.location.pathname.slice(basePath.length));
    if (match !== undefined && isOpenToVisitors(match.route, flags)) tell('');
    else last = '';
  };
  if (!page.isPrivate && page.drawn === 'page') tell(document.referrer);
  // The router makes an event of each of its changes.
  for (const change of ['pushState', 'popstate'])
    window.addEventListener(change, () => setTimeout(() => void tellWhereOpen(), TITLE_LIMIT_MS));
};
