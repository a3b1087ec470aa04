import { useEffect } from 'react';
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
import { PARTS } from '#ui/copy/parts.ts';
import { COMMON } from '#ui/copy/common.ts';
import { NOT_FOUND_COPY as COPY } from '#ui/copy/not-found.ts';
import { audienceOf } from '#ui/frame/audience.ts';
import { useInjection, useInjector } from '#ui/state/injection.tsx';
import { useQueryResult } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { useAddress, useHref, useNavigate } from '#ui/routing/address.tsx';
import { publicScope } from './query.ts';
import { redirectQuery } from './content-queries.ts';
import { useIsPage } from './existing-pages.ts';

/** Pages whose address or title is close to the one that was asked for. */
const Meant = () => {
  const { names, flags } = useInjection(PortalSettings);
  const isPage = useIsPage();
  const meant = probablePages(
    useAddress().path,
    siteMapOf(routeTable(names), flags).filter(({ address }) => isPage(address)),
  );
  return meant.length === 0 ? null : (
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
  );
};

/** The search of the portal, with the words of the address written in. */
const WordsOfAddress = () => {
  const search = pathTo(routeTable(useInjection(PortalSettings).names), 'search');
  const { path } = useAddress();
  const navigate = useNavigate();
  const href = useHref();
  return (
    <search aria-label={PARTS.searchOfPage}>
      <form role="none" action={href(search)} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          id="cerca-pagina"
          label={COPY.searchLabel}
          name="search"
          value={wordsOfAddress(path)}
          onSearch={(text) => (text === '' ? undefined : navigate(`${search}?${pairsToQuery([['search', text]])}`))}
        />
      </form>
    </search>
  );
};

const Ways = () => {
  const settings = useInjection(PortalSettings);
  const audience = useAudience();
  const table = routeTable(settings.names);
  const isPage = useIsPage();
  const ways = [...menusFor(audience, settings).main, linkTo(table, 'siteMap'), linkTo(table, 'contacts')].filter(
    ({ friendlyUrl }) => isPage(friendlyUrl),
  );
  return (
    <div className="container-xxl pt-section">
      <SectionHead title={COPY.ways} />
      <CardGrid
        look="narrow"
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
  );
};

const useAudience = () => audienceOf(useCell(useInjection(SessionCell))) ?? 'public';

/** An address that is not listed, with ways to go on that exist (ROUTE-02). */
export const NotFoundPage = () => {
  const settings = useInjection(PortalSettings);
  const audience = useAudience();
  const { path } = useAddress();
  const navigate = useNavigate();
  const former = useQueryResult(redirectQuery(publicScope(useInjector()), path));
  const became = former.kind === 'success' ? former.value : null;
  const isWithdrawn = became?.kind === 'withdrawn';
  const movedTo = became?.kind === 'moved' ? became.path : undefined;
  // The service leads there by itself; this is for a link followed in an open page.
  useEffect(() => {
    if (movedTo !== undefined) navigate(movedTo, { replace: true });
  }, [movedTo, navigate]);
  return (
    <>
      <PageHead
        title={isWithdrawn ? COPY.withdrawnTitle : COPY.title}
        lead={isWithdrawn ? COPY.withdrawnLead : COPY.lead}
      >
        <Meant />
        <p>{isWithdrawn ? COPY.withdrawnHelp : COPY.help}</p>
        <WordsOfAddress />
        <div>
          <LinkButton to={homeFor(audience, settings)} look="filled">
            {COMMON.backHome}
          </LinkButton>
        </div>
      </PageHead>
      <Ways />
    </>
  );
};
