import { asksForClarity } from '#core/feedback/asks-for-clarity.ts';
import { matchRoute } from '#core/navigation/routes.ts';
import { TABLE } from '#tests/support/access-cases.ts';
import { libraryClasses } from './page.ts';
import type { Around } from './rules.ts';

const FLAGS = { dashboardPayments: true, caaKpi: true, fraudReport: true };

/** What the rules need to know of a portal; each of its pages is asked for once. */
export const aroundOf = (home: URL): Around => {
  const known = new Map<string, Promise<number>>();
  return {
    home,
    library: libraryClasses(),
    asksForClarity: (path) => asksForClarity(matchRoute(TABLE, path)?.route, FLAGS),
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
