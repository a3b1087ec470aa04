import { homeFor, menusFor } from '#core/navigation/menus.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { linkTo } from '#core/navigation/menu-link.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { SessionCell } from '#core/session/state.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { CardGrid } from '#ui/components/card.tsx';
import { PageHead, SectionHead } from '#ui/components/page-head.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { NOT_FOUND_COPY as COPY } from '#ui/copy/not-found.ts';
import { audienceOf } from '#ui/frame/audience.ts';
import { useInjection } from '#ui/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import { useIsPage } from './existing-pages.ts';

/** An address that is not listed, with ways to go on that exist (ROUTE-02). */
export const NotFoundPage = () => {
  const settings = useInjection(PortalSettings);
  const audience = audienceOf(useCell(useInjection(SessionCell))) ?? 'public';
  const table = routeTable(settings.names);
  const isPage = useIsPage();
  const ways = [...menusFor(audience, settings).main, linkTo(table, 'siteMap'), linkTo(table, 'contacts')].filter(
    ({ friendlyUrl }) => isPage(friendlyUrl),
  );
  return (
    <>
      <PageHead title={COPY.title} lead={COPY.lead}>
        <p>{COPY.help}</p>
        <div>
          <LinkButton to={homeFor(audience, settings)} look="filled">
            {COMMON.backHome}
          </LinkButton>
        </div>
      </PageHead>
      <div className="container-xxl pt-section">
        <SectionHead title={COPY.ways} />
        <CardGrid
          min="narrow"
          tight
          items={ways.map(({ id, title, friendlyUrl = '' }) => ({
            key: id,
            card: (
              <Tile icon="arrow-right" target={{ to: friendlyUrl }}>
                {title}
              </Tile>
            ),
          }))}
        />
      </div>
    </>
  );
};
