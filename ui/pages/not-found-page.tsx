import { homeFor, menusFor } from '#core/navigation/menus.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { probablePages, wordsOfAddress } from '#core/navigation/probable-page.ts';
import { siteMapOf } from '#core/navigation/site-map.ts';
import { linkTo } from '#core/navigation/menu-link.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { SessionCell } from '#core/session/state.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { CardGrid } from '#ui/components/card.tsx';
import { PageHead, SectionHead } from '#ui/components/page-head.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { NOT_FOUND_COPY as COPY } from '#ui/copy/not-found.ts';
import { audienceOf } from '#ui/frame/audience.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import { useAddress, useHref, useNavigate } from '#ui/routing/address.tsx';
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
  const { path } = useAddress();
  const navigate = useNavigate();
  const href = useHref();
  const search = pathTo(table, 'search');
  const meant = probablePages(
    path,
    siteMapOf(table, settings.flags).filter(({ address }) => isPage(address)),
  );
  return (
    <>
      <PageHead title={COPY.title} lead={COPY.lead}>
        {meant.length === 0 ? null : (
          <div>
            <p className="fw-semibold mb-0">{COPY.meant}</p>
            <ul className="mb-0">
              {meant.map(({ address, title }) => (
                <li key={address}>
                  <LinkTo to={address}>{title}</LinkTo>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p>{COPY.help}</p>
        <search>
          <form action={href(search)} onSubmit={(event) => event.preventDefault()}>
            <SearchField
              id="cerca-pagina"
              label={COPY.searchLabel}
              name="search"
              value={wordsOfAddress(path)}
              onSearch={(text) => (text === '' ? undefined : navigate(`${search}?${pairsToQuery([['search', text]])}`))}
            />
          </form>
        </search>
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
