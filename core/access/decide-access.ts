import type { FixedRouteId } from '#core/navigation/addresses.ts';
import type { FeatureFlags } from '#core/navigation/portal-settings.ts';
import type { Route } from '#core/navigation/routes.ts';
import { selectedCompanyOf, type SessionState } from '#core/session/state.ts';

/** What becomes of somebody who asks for a page. */
export type AccessDecision =
  /** Not known yet who is here or in which role: the loading indicator (ROUTE-03). */
  | { readonly kind: 'wait' }
  | { readonly kind: 'allow' }
  /** `keepRequested`: the address is kept and reopened after sign-in (D-19). */
  | { readonly kind: 'redirect'; readonly to: FixedRouteId; readonly keepRequested: boolean };

/** The person asking, as far as access goes (ROUTE-22). A person who was denied or whose session is over is nobody. */
export type Visitor = 'unknown' | 'anonymous' | 'farmer' | 'caa';

const ALLOW: AccessDecision = { kind: 'allow' };
const redirect = (to: FixedRouteId, keepRequested = false): AccessDecision => ({ kind: 'redirect', to, keepRequested });

const VISITOR_IN: Readonly<Record<SessionState['kind'], Visitor>> = {
  notInitialised: 'unknown',
  choosingRole: 'unknown',
  loadingCompanies: 'unknown',
  loadingConvention: 'unknown',
  anonymous: 'anonymous',
  denied: 'anonymous',
  ended: 'anonymous',
  companiesUnavailable: 'farmer',
  choosingCompany: 'farmer',
  farmer: 'farmer',
  caa: 'caa',
};

/** Reads from the session who asks. */
export const visitorOf = (session: SessionState): Visitor => VISITOR_IN[session.kind];

/** The desk of a logged-in visitor. */
const deskOf = (visitor: 'farmer' | 'caa'): FixedRouteId => (visitor === 'caa' ? 'caaDesk' : 'desk');

/**
 * Nobody is logged in: the home page. The address is kept for a sign-in to come, but not for a person who was denied or has
 * logged out, since the next person at this browser may be another one (D-19).
 */
const toHome = (session: SessionState): AccessDecision =>
  redirect('home', session.kind === 'anonymous' || (session.kind === 'ended' && session.reason !== 'loggedOut'));

const isMandateClosed = (session: SessionState): boolean => selectedCompanyOf(session)?.mandateClosed === true;

/**
 * Whether a page may be opened, and where to otherwise (ROUTE-13 to ROUTE-19, ROUTE-22). Total, and following its
 * redirects always ends on an allowed page. An unlisted path (undefined) is the not-found page, open to everyone.
 */
export const decideAccess = (route: Route | undefined, session: SessionState, flags: FeatureFlags): AccessDecision => {
  const visitor = visitorOf(session);
  if (visitor === 'unknown') return { kind: 'wait' };
  if (route === undefined) return ALLOW;
  if (route.redirectTo !== undefined) return redirect(route.redirectTo);
  const desk = visitor === 'anonymous' ? toHome(session) : redirect(deskOf(visitor));
  switch (route.audience) {
    case 'everyone':
      return ALLOW;
    case 'dashboardFlag':
      return flags.dashboardPayments ? ALLOW : redirect('root');
    case 'anonymousOnly':
      return visitor === 'anonymous' ? ALLOW : desk;
    case 'signedIn':
      return visitor === 'anonymous' ? desk : ALLOW;
    case 'caaOnly':
      return visitor === 'caa' ? ALLOW : desk;
    case 'farmerOnly':
      return visitor === 'farmer' ? ALLOW : desk;
    case 'farmerWithOpenMandate':
      return visitor === 'farmer' && !isMandateClosed(session) ? ALLOW : desk;
  }
};
