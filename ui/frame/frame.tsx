import { useEffect, useMemo, type ReactNode } from 'react';
import { Timer } from '#core/kernel/clock.ts';
import { hasSearchAndSupport } from '#core/navigation/header.ts';
import { homeFor, type MenuAudience, menusFor, menusForNobody } from '#core/navigation/menus.ts';
import { ReportInPage } from '#core/notices/use-cases.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import type { PageKind } from '#core/navigation/address-line.ts';
import type { RouteId } from '#core/navigation/addresses.ts';
import { matchRoute, pathTo, type Route, routeTable } from '#core/navigation/routes.ts';
import type { SessionState } from '#core/session/state.ts';
import { Header } from '#ui/components/frame/header.tsx';
import { classes } from '#ui/components/classes.ts';
import { useFragmentKey } from '#ui/components/frame/cached-fragment.tsx';
import { CONTENT_ID, SkipLinks } from '#ui/components/frame/skip-links.tsx';
import { keepFocus } from '#ui/components/keep-focus.ts';
import { marksOf } from '#ui/components/menu-entry.tsx';
import { ReportProvider } from '#ui/components/messages.tsx';
import { StatusProvider } from '#ui/components/status-line.tsx';
import { TimerProvider } from '#ui/components/timer.tsx';
import { useAddress, useOrigin } from '#ui/routing/address.tsx';
import { FRAME } from '#ui/copy/frame.ts';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { AccountZone } from './account-zone.tsx';
import { audienceOf } from './audience.ts';
import { useCommunications } from './communications.ts';
import { FrameFooter } from './frame-footer.tsx';
import { useHeaderSearch } from './header-search.tsx';
import { ProducerBox } from './producer-box.tsx';
import { NoticesView, NoticeTrace } from './notices-view.tsx';
import { SignedIn } from './signed-in.ts';
import { UnavailableDialog } from './unavailable-dialog.tsx';

/** Pages that are lists and tables: what stands beside each other in them may use more of a very wide screen than a text. */
const WIDE: readonly (PageKind | RouteId)[] = [
  'list',
  'dashboard',
  'search',
  'milestones',
  'payingBodies',
  'procedures',
  'statement',
  'notifications',
  'message',
  'caaDesk',
  'producers',
  'producerStatement',
];

/** The main element of every page, with the notices that belong to the whole portal. */
const Main = ({
  session,
  audience,
  route,
  children,
}: {
  readonly session: SessionState;
  readonly audience: MenuAudience | undefined;
  readonly route: Route | undefined;
  readonly children: ReactNode;
}) => {
  const { staging, demonstration } = useInjection(PortalSettings);
  return (
    <main
      id={CONTENT_ID}
      className={classes(
        'pt-page-main',
        route !== undefined && (WIDE.includes(route.id) || WIDE.includes(route.kind)) && 'pt-wide',
      )}
      tabIndex={-1}
    >
      {staging ? <p className="pt-unofficial">{FRAME.staging}</p> : null}
      {/* At once, and not with the person: what comes later would have to find room above the page. */}
      {demonstration && audience !== 'public' ? <p className="pt-unofficial">{FRAME.unofficial}</p> : null}
      <NoticeTrace place="head" />
      {session.kind === 'companiesUnavailable' ? (
        <SignedIn>{({ CompaniesNotice }) => <CompaniesNotice />}</SignedIn>
      ) : null}
      {children}
      <NoticeTrace place="end" />
    </main>
  );
};

/** The menus, and the addresses of start and support, for an audience. */
const useMenus = (audience: MenuAudience | undefined, settings: PortalSettings) =>
  useMemo(
    () => ({
      menus: audience === undefined ? menusForNobody(settings) : menusFor(audience, settings),
      home: homeFor(audience ?? 'public', settings),
      support: pathTo(routeTable(settings.names), 'support'),
    }),
    [audience, settings],
  );

const agencyOf = ({ names, mark, imageBase }: PortalSettings) => ({
  shortName: names.agencyShortName,
  name: names.agencyName,
  mark: mark === undefined ? undefined : `${imageBase}/${mark}`,
});

/** What stands around every page: header, footer, dialogs, the one status line. */
export const Frame = ({ session, children }: { readonly session: SessionState; readonly children: ReactNode }) => {
  const settings = useInjection(PortalSettings);
  const timer = useInjection(Timer);
  const { path } = useAddress();
  const origin = useOrigin();
  const search = useHeaderSearch();
  const reportInPage = useAction(ReportInPage);
  const audience = audienceOf(session);
  useEffect(keepFocus, []);
  const communications = useCommunications(audience);
  const { menus, home, support } = useMenus(audience, settings);
  const agency = agencyOf(settings);
  const route = matchRoute(routeTable(settings.names), path)?.route;
  // Only while nobody is known does the page tell for whom the frame is.
  const isHelped = hasSearchAndSupport(audience, route?.audience);
  // Where the portal is not searched a centre searches its producers, also before it is known that it is one: what is written there stays.
  const { main, guidedPaths, usefulTools, extra, topBar } = menus;
  const cacheKey = useFragmentKey(() =>
    [
      audience ?? 'nobody',
      isHelped,
      marksOf([...main, ...guidedPaths, ...usefulTools, ...extra, ...topBar, ...communications], path),
    ].join(' '),
  );
  return (
    <TimerProvider value={timer}>
      <StatusProvider>
        <ReportProvider value={reportInPage}>
          <SkipLinks />
          <Header
            agency={agency}
            homeTo={home}
            path={path}
            menus={menus}
            search={isHelped ? search : undefined}
            producers={isHelped ? undefined : <ProducerBox session={session} />}
            supportTo={isHelped ? support : undefined}
            topBarEnd={communications}
            zone={audience === undefined ? null : <AccountZone session={session} />}
            cacheKey={cacheKey}
          >
            <p className="pt-print-only container-xxl">{FRAME.printedFrom(`${origin}${settings.basePath}${path}`)}</p>
            <Main session={session} audience={audience} route={route}>
              {children}
            </Main>
            <FrameFooter agency={agency} homeTo={home} path={path} audience={audience} cacheKey={cacheKey} />
          </Header>
          <NoticesView />
          <UnavailableDialog />
          {session.kind === 'notInitialised' || session.kind === 'anonymous' ? null : (
            <SignedIn>{({ SessionDialogs }) => <SessionDialogs />}</SignedIn>
          )}
        </ReportProvider>
      </StatusProvider>
    </TimerProvider>
  );
};
