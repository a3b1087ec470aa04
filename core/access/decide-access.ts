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

/** Who asks, as far as access goes (ROUTE-22). A person who was denied or whose session is over is nobody. */
export type Visitor = 'unknown' | 'anonymous' | 'farmer' | 'caa';

const ALLOW: AccessDecision = { kind: 'allow' };
const redirect = (to: FixedRouteId, keepRequested = false): AccessDecision => ({ kind: 'redirect', to, keepRequested });

/** Reads from the session who asks. */
export const visitorOf = (session: SessionState): Visitor => {
  switch (session.kind) {
    case 'notInitialised':
    case 'choosingRole':
    case 'loadingCompanies':
    case 'loadingConvention':
      return 'unknown';
    case 'anonymous':
    case 'denied':
    case 'ended':
      return 'anonymous';
    case 'companiesUnavailable':
    case 'choosingCompany':
    case 'farmer':
      return 'farmer';
    case 'caa':
      return 'caa';
  }
};

/** The desk of a logged-in visitor. */
const deskOf = (visitor: 'farmer' | 'caa'): FixedRouteId => (visitor === 'caa' ? 'caaDesk' : 'desk');

/**
 * Whether a page may be opened, and where to otherwise (ROUTE-13 to ROUTE-19, ROUTE-22). Total, and following its
 * redirects always ends on an allowed page. An unlisted path (undefined) is the not-found page, open to everyone.
 */
export const decideAccess = (route: Route | undefined, session: SessionState, flags: FeatureFlags): AccessDecision => {
  const visitor = visitorOf(session);
  if (visitor === 'unknown') return { kind: 'wait' };
  if (route === undefined) return ALLOW;
  if (route.redirectTo !== undefined) return redirect(route.redirectTo);
  switch (route.audience) {
    case 'everyone':
      return ALLOW;
    case 'dashboardFlag':
      return flags.dashboardPayments ? ALLOW : redirect('root');
    case 'anonymousOnly':
      return visitor === 'anonymous' ? ALLOW : redirect(deskOf(visitor));
    case 'caaOnly':
      if (visitor === 'anonymous') return redirect('home', true);
      return visitor === 'caa' ? ALLOW : redirect('desk');
    case 'farmerOnly':
      if (visitor === 'anonymous') return redirect('home', true);
      return visitor === 'farmer' ? ALLOW : redirect('caaDesk');
    case 'farmerWithOpenMandate':
      if (visitor === 'anonymous') return redirect('home', true);
      if (visitor === 'caa') return redirect('caaDesk');
      return selectedCompanyOf(session)?.mandateClosed === true ? redirect('desk') : ALLOW;
  }
};
