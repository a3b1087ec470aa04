import { OK } from '#core/kernel/http-status.ts';
import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { decideAccess } from '#core/access/decide-access.ts';
import { asksForClarity } from '#core/feedback/asks-for-clarity.ts';
import { MissingScript, type MissingScriptStep } from '#core/navigation/missing-script.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { matchRoute, pageKeyOf, routeTable } from '#core/navigation/routes.ts';
import { SessionCell } from '#core/session/state.ts';
import { FollowVisit } from '#core/visit/follow-visit.ts';
import { useAddress, useNavigate, useOrigin } from './address.tsx';
import { AssetsProvider } from '../components/assets.tsx';
import { BlockBoundary } from '../components/block-boundary.tsx';
import { LinkProvider } from '../components/link-to.tsx';
import { audienceOf } from '../frame/audience.ts';
import { ClarityQuestion } from '../frame/clarity-question.tsx';
import { Frame } from '../frame/frame.tsx';
import { usePortalLinks } from '../frame/portal-links.ts';
import { useAction, useInjection, useInjector } from '../state/injection.tsx';
import { NOT_FOUND_HEAD } from '../ssr/heads.ts';
import { useDocumentHead, useTitle } from './document-head.ts';
import { useHeadingFocus } from './focus.ts';
import { ErrorPage } from '../pages/error-page.tsx';
import { ExistingPagesProvider } from '../pages/existing-pages.ts';
import { useFaultLog } from '../state/fault-log.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import type { PageContext } from '../pages/page-module.ts';
import { forgetFailedPage, hasPage, loadPage } from '../pages/registry.ts';
import { LoadingPage } from '../pages/loading-page.tsx';
import { forgetMissingScript, recoverFromMissingScript } from '../platform/missing-script.ts';
import { useCell } from '../state/reactive-cell.ts';

/** The page of an address that the reader may open. */
const OpenPage = ({ context }: { readonly context: PageContext }) => {
  const { id } = context.match.route;
  const { Page, head, queries } = use(loadPage(id));
  const { status } = useDocumentHead(context, head, queries);
  useHeadingFocus(pageKeyOf(context.table, context.match, context.path));
  useEffect(forgetMissingScript, []);
  return (
    <>
      <Page context={context} />
      {status === OK && asksForClarity(context.match.route, context.settings.flags) ? (
        <ClarityQuestion path={context.path} />
      ) : null}
    </>
  );
};

const UnknownPage = ({ path }: { readonly path: string }) => {
  useTitle(NOT_FOUND_HEAD, useInjection(PortalSettings));
  useHeadingFocus(path);
  return <NotFoundPage />;
};

/** A page whose script did not come, or that could not be drawn: the address is loaded whole, or the page says why not. */
const FailedPage = ({
  path,
  fault,
  onRetry,
}: {
  readonly path: string;
  readonly fault: unknown;
  readonly onRetry: () => void;
}) => {
  const isMissing = fault instanceof MissingScript;
  const [step, setStep] = useState<MissingScriptStep>();
  const recover = useCallback(() => void recoverFromMissingScript().then(setStep), []);
  useEffect(() => {
    if (isMissing) recover();
  }, [isMissing, recover]);
  if (!isMissing) return <ErrorPage path={path} onRetry={onRetry} />;
  if (step === undefined || step === 'loadWhole') return <LoadingPage />;
  // A missing piece stays missing, also where its service is back: only a reloaded document asks for it again.
  return <ErrorPage path={path} reason={step} onRetry={step === 'gone' ? () => window.location.reload() : recover} />;
};

/** A listed page within its boundary: neither its script nor its drawing takes the frame with it (ERR-08, PAGE-25). */
const ListedPage = ({ context }: { readonly context: PageContext }) => {
  const logFault = useFaultLog();
  const { id } = context.match.route;
  useEffect(() => () => forgetFailedPage(id), [id]);
  const again = (retry: () => void) => (): void => {
    forgetFailedPage(id);
    retry();
  };
  return (
    <BlockBoundary
      onFault={logFault}
      waiting={<LoadingPage />}
      fallback={(retry, fault) => <FailedPage path={context.path} fault={fault} onRetry={again(retry)} />}
    >
      <OpenPage context={context} />
    </BlockBoundary>
  );
};

const Content = ({ context, path }: { readonly context: PageContext | undefined; readonly path: string }) => {
  if (context === undefined || !hasPage(context.match.route.id)) return <UnknownPage path={path} />;
  // A page that is still on its way must not keep the former one alive behind it: each page starts afresh.
  return <ListedPage key={pageKeyOf(context.table, context.match, context.path)} context={context} />;
};

/**
 * Renders the page of the address, as far as the core's policy lets the reader see it. The decision is taken
 * while rendering, so that nothing forbidden is ever shown; the redirect follows at once. `missing` is what somebody who is
 * signed in needs, where it did not come.
 */
export const PortalRouter = ({ missing }: { readonly missing?: MissingScript | undefined }) => {
  const injector = useInjector();
  const settings = useInjection(PortalSettings);
  const followVisit = useAction(FollowVisit);
  const session = useCell(useInjection(SessionCell));
  const table = routeTable(settings.names);
  const { path, query, pairs, match: served } = useAddress();
  const navigate = useNavigate();

  const match = useMemo(() => served ?? matchRoute(table, path), [served, table, path]);
  const decision = decideAccess(match?.route, session, settings.flags);
  const origin = useOrigin();
  const area = audienceOf(session) ?? 'public';
  const context = useMemo<PageContext | undefined>(
    () =>
      match === undefined
        ? undefined
        : { match, path, pairs, settings, table, area, origin, use: (key) => injector.get(key) },
    [match, path, pairs, settings, table, area, origin, injector],
  );

  useEffect(() => {
    // The fragment belongs to the address that is kept for later, though nothing is decided by it.
    const passage = followVisit(`${path}${query === '' ? '' : `?${query}`}${window.location.hash}`, session);
    if (passage === undefined) return;
    const { address, ...options } = passage;
    navigate(address, { replace: true, ...options });
  }, [followVisit, path, query, session, navigate]);

  const links = usePortalLinks();

  return (
    <AssetsProvider basePath={settings.basePath}>
      <LinkProvider value={links}>
        <ExistingPagesProvider value={hasPage}>
          <Frame session={session}>
            {missing !== undefined ? (
              <FailedPage path={path} fault={missing} onRetry={() => window.location.reload()} />
            ) : decision.kind === 'allow' ? (
              <Content context={context} path={path} />
            ) : (
              <LoadingPage />
            )}
          </Frame>
        </ExistingPagesProvider>
      </LinkProvider>
    </AssetsProvider>
  );
};
