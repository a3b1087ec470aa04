import {
  type Address,
  addressToText,
  pairsToQuery,
  parseAddress,
  type QueryPairs,
  queryValue,
} from '#core/kernel/address.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import type { FixedRouteId } from '#core/navigation/addresses.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { matchRoute, pathTo, routeTable, type RouteTable } from '#core/navigation/routes.ts';
import { isLoggedIn, type SessionState } from '#core/session/state.ts';
import { decideAccess } from './decide-access.ts';
import { RequestedAddress } from './ports.ts';

/** What the router does with an address of the portal, without base path. */
export type Entrance =
  | { readonly kind: 'wait' }
  | { readonly kind: 'show' }
  /** `signInNeeded`: the page says "Accedi per aprire la pagina richiesta" (D-19), unless a dialog says already that the session is over. */
  | {
      readonly kind: 'goTo';
      readonly address: string;
      readonly signInNeeded: boolean;
      /** Whether the address is that of the sign-in itself: the target is restored after sign-in. */
      readonly signsIn?: boolean;
      /** The page only for visitors to which somebody logged in was led: the desk says so, and how to read it (NAV-26, D-27). */
      readonly onlyForVisitors?: string;
    };

/** What a visitor reads who was turned away from a private page (D-19). */
export const SIGN_IN_NEEDED = 'Accedi per aprire la pagina richiesta';

// What browsers skip or read as a slash could lead to another host.
// oxlint-disable-next-line no-control-regex
const AMBIGUOUS = /^\/\/|[\\\u0000-\u0020]/;

/** Whether a text is an address of this portal and of no other place: one slash, then a listed route. */
export const isPortalAddress = (table: RouteTable, text: string): boolean =>
  text.startsWith('/') && !AMBIGUOUS.test(text) && matchRoute(table, parseAddress(text).path) !== undefined;

/** Whether a text is the address of a page that only visitors may read (ROUTE-14). */
const isOnlyForVisitors = (table: RouteTable, text: string): boolean =>
  isPortalAddress(table, text) && matchRoute(table, parseAddress(text).path)?.route.audience === 'anonymousOnly';

/** The page only for visitors that a navigation state names; rubbish counts as none (NAV-26). */
export const visitorsPageIn = (table: RouteTable, state: unknown): string | undefined => {
  const address =
    typeof state === 'object' && state !== null && 'onlyForVisitors' in state ? state.onlyForVisitors : '';
  return typeof address === 'string' && isOnlyForVisitors(table, address) ? address : undefined;
};

/** Keeps the page for which somebody is about to log out, or from which the end of the session sends them to the sign-in, so that it opens afterwards (NAV-26, D-27). */
export type ReadAsVisitor = (address: string) => void;

/** Builds `ReadAsVisitor`. */
export const makeReadAsVisitor =
  (requested: RequestedAddress): ReadAsVisitor =>
  (address) =>
    requested.keep(address);
export const ReadAsVisitor = defineUseCase('ReadAsVisitor', [RequestedAddress], makeReadAsVisitor);

/** Decides about an address; keeps a private one that was asked for too early and reopens it after sign-in (D-19). */
export type EnterAddress = (address: string, session: SessionState) => Entrance;

/** Builds `EnterAddress`. */
export const makeEnterAddress = (settings: PortalSettings, requested: RequestedAddress): EnterAddress => {
  const table = routeTable(settings.names);
  const decide = (address: Address, session: SessionState) =>
    decideAccess(matchRoute(table, address.path)?.route, session, settings.flags);

  /** The kept address, once, if the person may open it. */
  const reopened = (session: SessionState): string | undefined => {
    const kept = requested.read();
    if (kept === undefined) return undefined;
    requested.forget();
    return isPortalAddress(table, kept) && decide(parseAddress(kept), session).kind === 'allow' ? kept : undefined;
  };

  /** Whether a path is the start of the portal, to which everybody comes back after signing in and out. */
  const isStart = (path: string): boolean => ['root', 'home'].includes(matchRoute(table, path)?.route.id ?? '');

  /** The page for which somebody has logged out, once: one for visitors alone or, right after a logout, one for everybody (D-27, D-46). */
  const forVisitors = (session: Extract<SessionState, { readonly kind: 'anonymous' }>): string | undefined => {
    const kept = requested.read();
    if (kept === undefined || !isPortalAddress(table, kept)) return undefined;
    const isForNow = session.hasLeft && decide(parseAddress(kept), session).kind === 'allow';
    if (!isForNow && !isOnlyForVisitors(table, kept)) return undefined;
    requested.forget();
    return kept;
  };

  return (text, session) => {
    const address = parseAddress(text);
    const decision = decide(address, session);
    if (decision.kind === 'wait') return { kind: 'wait' };
    const named = pageAfterSignIn(table, address);
    if (named !== undefined && isLoggedIn(session) && decide(parseAddress(named), session).kind === 'allow')
      return { kind: 'goTo', address: named, signInNeeded: false };
    if (session.kind === 'anonymous' && asksSignIn(address) && decision.kind === 'redirect' && decision.keepRequested) {
      // A person signing in comes to the desk anyway, which is one of two by role.
      if (named !== undefined) requested.keep(named);
      else if (!isDesk(table, address)) requested.keep(addressToText(withoutSignIn(address)));
      const start = pathTo(table, 'root');
      return { kind: 'goTo', address: start, signInNeeded: false, signsIn: !session.providerSilent };
    }
    const wanted = session.kind === 'anonymous' && isStart(address.path) ? forVisitors(session) : undefined;
    if (wanted !== undefined) return { kind: 'goTo', address: wanted, signInNeeded: false };
    // After sign-in the person comes back to the home page or to the desk: the page asked for has precedence.
    const kept = isLoggedIn(session) ? reopened(session) : undefined;
    if (kept !== undefined && kept !== text) return { kind: 'goTo', address: kept, signInNeeded: false };
    if (decision.kind === 'allow') return { kind: 'show' };
    if (decision.keepRequested) requested.keep(text);
    const isTurnedAway = isLoggedIn(session) && !isStart(address.path) && isOnlyForVisitors(table, text);
    return {
      kind: 'goTo',
      address: redirectAddress(table, decision.to, address),
      signInNeeded: decision.keepRequested && session.kind === 'anonymous',
      ...(isTurnedAway ? { onlyForVisitors: text } : {}),
    };
  };
};
export const EnterAddress = defineUseCase('EnterAddress', [PortalSettings, RequestedAddress], makeEnterAddress);

/** Parameter of a reserved address by which it asks for the login page at once. */
const SIGN_IN_PARAMETER = 'accedi';

/**
 * The address of the sign-in that leads to a reserved page, to the desk unless another is named: what "Accedi" links to, so that it
 * leads there before any script has come, too (NAV-12, NAV-21, D-49). `query` says more of the page, such as its open tab.
 */
export const signInAddress = (table: RouteTable, to: FixedRouteId = 'desk', query: QueryPairs = []): string =>
  `${pathTo(table, to)}?${[pairsToQuery(query), SIGN_IN_PARAMETER].filter((part) => part !== '').join('&')}`;

/**
 * The address of the sign-in that leads back to a page that everybody reads: after it the page offers what only who is signed in can
 * do, such as the way into a service (CAMP-01, D-53).
 */
export const signInAddressTo = (table: RouteTable, page: string): string =>
  `${signInAddress(table)}=${encodeURIComponent(page)}`;

/** The page that an address of the sign-in names; undefined where it names none, or none of this portal that may be read afterwards. */
const pageAfterSignIn = (table: RouteTable, { query }: Address): string | undefined => {
  const page = queryValue(query, SIGN_IN_PARAMETER) ?? '';
  return isPortalAddress(table, page) && !isOnlyForVisitors(table, page) ? page : undefined;
};

const isDesk = (table: RouteTable, { path }: Address): boolean => matchRoute(table, path)?.route.id === 'desk';

/** The page itself, with what its address says of it. */
const withoutSignIn = (address: Address): Address => ({
  ...address,
  query: address.query.filter(([name]) => name !== SIGN_IN_PARAMETER),
});

const asksSignIn = ({ query }: Address): boolean => query.some(([name]) => name === SIGN_IN_PARAMETER);

/** A replaced address keeps its query and hash (`/comunicazione`); a refused one does not. */
const redirectAddress = (table: RouteTable, to: FixedRouteId, from: Address): string => {
  const path = pathTo(table, to);
  return matchRoute(table, from.path)?.route.redirectTo === to ? addressToText({ ...from, path }) : path;
};

/** Where the sign-in leads back to: the private page that was asked for, else the start of the portal (SES-25, D-19). */
export type AddressAfterSignIn = () => string;

/** Builds `AddressAfterSignIn`; an address outside the portal is refused. */
export const makeAddressAfterSignIn = (settings: PortalSettings, requested: RequestedAddress): AddressAfterSignIn => {
  const table = routeTable(settings.names);
  return () => {
    const kept = requested.read();
    return kept !== undefined && isPortalAddress(table, kept) ? kept : pathTo(table, 'root');
  };
};
export const AddressAfterSignIn = defineUseCase(
  'AddressAfterSignIn',
  [PortalSettings, RequestedAddress],
  makeAddressAfterSignIn,
);
