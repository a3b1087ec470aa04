import { asksForClarity } from '#core/feedback/asks-for-clarity.ts';
import type { PortalNames } from '#core/navigation/portal-settings.ts';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { libraryClasses } from './page.ts';
import type { Around } from './rules.ts';

const FLAGS = { dashboardPayments: true, caaKpi: true, fraudReport: true };

/** What the rules need to know of a portal; each of its pages is asked for once. */
export const aroundOf = (home: URL, names: PortalNames = DEMONSTRATION_NAMES): Around => {
  const table = routeTable(names);
  const known = new Map<string, Promise<number>>();
  return {
    home,
    names,
    library: libraryClasses(),
    asksForClarity: (path) => asksForClarity(matchRoute(table, path)?.route, FLAGS),
    statusOf: (url) => {
      const status = known.get(url.href) ?? fetch(url, { redirect: 'manual' }).then((answer) => answer.status);
      known.set(url.href, status);
      return status;
    },
  };
};

/** Every public address that a portal says it has. */
export const mappedUrls = async ({ origin }: URL): Promise<readonly URL[]> =>
  [...(await (await fetch(`${origin}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, address = '']) => new URL(address),
  );
