import { EnterAddress } from '#core/access/enter-address.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import { Say } from '#core/notices/use-cases.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { selectedCompanyOf, type SessionState } from '#core/session/state.ts';
import { listAfterChange } from './company-left.ts';
import { LogIn } from './log-in.ts';

/** Where a person is redirected from the page that they are at, and what the page reached learns of it. */
export interface Passage {
  readonly address: string;
  /** The page only for visitors to which somebody logged in came (NAV-26, D-27). */
  readonly state?: { readonly onlyForVisitors: string };
}

/**
 * What follows from the address and the session, as often as one of them changes: nothing, or the way to another page; who changes company
 * on the page of a record comes to its list (D-60). Says
 * what there is to say: that a page wants a sign-in (D-19), and once for each session that the sign-on is silent (D-17), that
 * one has logged out, or that the provider has forgotten one at work.
 */
export type FollowVisit = (address: string, session: SessionState) => Passage | undefined;

/** Builds `FollowVisit`. */
export const makeFollowVisit = (
  enter: EnterAddress,
  say: Say,
  logIn: LogIn,
  { names }: Pick<PortalSettings, 'names'>,
): FollowVisit => {
  let announced: SessionState | undefined;
  let company: string | undefined;
  return (address, session) => {
    if (session.kind === 'anonymous' && announced !== session) {
      if (session.providerSilent) say({ kind: 'signOnSilent' });
      if (session.hasLeft) say({ kind: 'loggedOut' });
    }
    const entrance = enter(address, session);
    const needsSignIn = entrance.kind === 'goTo' && entrance.signInNeeded;
    const isCutOff = session.kind === 'anonymous' && session.isCutOff === true;
    if (needsSignIn || (isCutOff && announced !== session)) say({ kind: isCutOff ? 'cutOff' : 'signInNeeded' });
    announced = session;
    const chosen = selectedCompanyOf(session)?.cuaa;
    const isChange = company !== undefined && chosen !== undefined && chosen !== company;
    company = chosen;
    if (entrance.kind !== 'goTo') {
      const list = isChange ? listAfterChange(routeTable(names), address, chosen) : undefined;
      return list === undefined ? undefined : { address: list };
    }
    if (entrance.signsIn === true) void logIn();
    const { onlyForVisitors } = entrance;
    return {
      address: entrance.address,
      ...(onlyForVisitors === undefined ? {} : { state: { onlyForVisitors } }),
    };
  };
};
export const FollowVisit = defineUseCase('FollowVisit', [EnterAddress, Say, LogIn, PortalSettings], makeFollowVisit);
