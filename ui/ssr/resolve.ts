import { decideAccess } from '#core/access/decide-access.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, type RouteMatch, type RouteTable } from '#core/navigation/routes.ts';
import { anonymousSession, initialSession, type SessionState } from '#core/session/state.ts';
import { hasPage } from '../pages/registry.ts';
import type { PageAnswer, PageRequest } from './page-request.ts';

/** What is rendered for a request. */
export interface PageToRender {
  readonly request: PageRequest;
  /** The route of the page; undefined where there is no such page. */
  readonly match: RouteMatch | undefined;
  /** The session that it is rendered for: an anonymous one, or one that only the browser can know. */
  readonly session: SessionState;
  /** Whether it is the same for everyone. */
  readonly shared: boolean;
}

/** Decides what a request gets: a redirect, or a page and the session to render it for. */
export const resolve = (
  request: PageRequest,
  settings: PortalSettings,
  table: RouteTable,
): PageAnswer | PageToRender => {
  const { match, wasLoggedIn } = request;
  if (match?.route.redirectTo !== undefined) return redirect(settings, 301, pathTo(table, match.route.redirectTo));
  const access = decideAccess(match?.route, anonymousSession(), settings.flags);
  // What a flag switches off is off for everybody, even where the page does not exist yet.
  if (access.kind === 'redirect' && match?.route.audience === 'dashboardFlag')
    return redirect(settings, 302, pathTo(table, access.to));
  if (match === undefined || !hasPage(match.route.id))
    return { request, match: undefined, session: anonymousSession(), shared: true };
  // No HTML is private: such a page is served as a bare frame, and the browser, which knows the reader, fills it.
  const isFrame = access.kind === 'redirect' || (wasLoggedIn && match.route.audience === 'anonymousOnly');
  return { request, match, session: isFrame ? initialSession() : anonymousSession(), shared: !isFrame };
};

/** A redirect to a path below the base path. */
export const redirect = ({ basePath }: PortalSettings, status: 301 | 302, path: string): PageAnswer => ({
  status,
  location: `${basePath}${path}`,
  shared: true,
  html: '',
});
