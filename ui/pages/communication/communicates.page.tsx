import { PROJECT_SLUGS } from '#core/content/page.ts';
import type { FixedRouteId } from '#core/navigation/addresses.ts';
import { pathTo, routeById } from '#core/navigation/routes.ts';
import { CardGrid } from '#ui/components/card.tsx';
import { ELEMENT } from '#ui/components/national-model.ts';
import { SectionHead } from '#ui/components/page-head.tsx';
import { COMMUNICATES_COPY as COPY } from '#ui/copy/communication.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { heroQuery } from '../content-queries.ts';
import { PreviewCard, sectionPage } from '../kinds/section-page.tsx';
import type { PageContext } from '../page-module.ts';

const WAYS: readonly FixedRouteId[] = ['pressReleases', 'articles', 'events'];

/** The way into a list, in the words of the list's own head. */
const Way = ({ context, route }: { readonly context: PageContext; readonly route: FixedRouteId }) => {
  const { title, hero = '' } = routeById(context.table, route);
  const result = useQueryResult(heroQuery(context, hero));
  const head = result.kind === 'success' ? result.value : null;
  return (
    <PreviewCard
      preview={{
        title: head?.title ?? title,
        description: head?.description ?? '',
        ...(head?.image === undefined ? {} : { image: head.image }),
      }}
      to={pathTo(context.table, route)}
      element={ELEMENT.newsCategory}
    />
  );
};

/** What the agency communicates: the ways into press releases, articles and events, and the projects (PAGE-38, ROUTE-12). */
export const page = sectionPage({
  description: COPY.description,
  before: [
    {
      queries: (context) => WAYS.map((route) => heroQuery(context, routeById(context.table, route).hero ?? '')),
      draw: (context) => (
        <section>
          <SectionHead title={COPY.ways} />
          <CardGrid items={WAYS.map((route) => ({ key: route, card: <Way context={context} route={route} /> }))} />
        </section>
      ),
    },
  ],
  index: [
    {
      group: 'projects',
      title: COPY.projects,
      text: COPY.projectsText,
      failed: COPY.projectsFailed,
      pathOf: (slug, { table }) => pathTo(table, 'project', { friendlyUrl: slug.slice(PROJECT_SLUGS.length) }),
    },
  ],
});
