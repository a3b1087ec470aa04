import { portKey } from '#core/kernel/port-key.ts';
import type { StateCell } from '#core/kernel/state-cell.ts';
import { type Company, type Convention, type Role, rolesOf, type User } from './user.ts';

/** Why a person who signed in may not come in (ERR-01, SES-10, SES-11, SES-16, SES-21, SES-22). */
export type DenialReason =
  | 'session.unknown-user-type'
  | 'session.no-company'
  | 'session.no-convention'
  | 'session.unauthorised';

/** Why a session is over. */
export type EndReason =
  /** Nobody moved for six minutes (IDLE-05). */
  | 'inactivity'
  /** The provider refused the token (SES-15), or no longer knows the person (IDLE-03). */
  | 'refused'
  /** The person logged out, in this tab or in another one (SES-14, SES-19). */
  | 'loggedOut';

/** What the national system answered (SES-17); empty until it has. */
export interface SianAnswer {
  readonly idLinkList: readonly string[];
  readonly isSianUserQual: boolean;
}

/** Number that grows with every change of person, role or company: what was asked under another is stale (NAV-25). */
interface Versioned {
  readonly version: number;
}

interface LoggedIn extends Versioned {
  readonly user: User;
  readonly sian: SianAnswer;
}

/** Before the sign-on check has finished. */
export interface NotInitialised extends Versioned {
  readonly kind: 'notInitialised';
}

/** Nobody is logged in. */
export interface Anonymous extends Versioned {
  readonly kind: 'anonymous';
  /** True when the provider did not answer, so that the page may say so quietly (D-17). */
  readonly providerSilent: boolean;
  /** True when the person has just logged out in this tab, so that the page may say so. */
  readonly hasLeft: boolean;
  /** True when somebody was at work here until the provider forgot them, which nobody has said yet. */
  readonly isCutOff?: true;
}

/** An AGRI-CAA person is asked for the role (SES-04). */
export interface ChoosingRole extends LoggedIn {
  readonly kind: 'choosingRole';
}

/** Acting as a farmer, waiting for the list of companies. */
export interface LoadingCompanies extends LoggedIn {
  readonly kind: 'loadingCompanies';
  /** True when the role was chosen just now, so that the company is asked as well (SES-06). */
  readonly roleJustChosen: boolean;
}

/** Acting as CAA, waiting for the convention (SES-22). */
export interface LoadingConvention extends LoggedIn {
  readonly kind: 'loadingConvention';
}

/** A farmer with several companies is asked for one (SES-06, SES-08). */
export interface ChoosingCompany extends LoggedIn {
  readonly kind: 'choosingCompany';
  readonly companies: readonly Company[];
  readonly mainCuaa: string | undefined;
}

/** Acting as a farmer, but the list of companies did not arrive: logged, nothing loads, it can be asked again (ERR-06). */
export interface CompaniesUnavailable extends LoggedIn {
  readonly kind: 'companiesUnavailable';
  readonly roleJustChosen: boolean;
}

/** A farmer at work on one company. */
export interface Farmer extends LoggedIn {
  readonly kind: 'farmer';
  readonly companies: readonly Company[];
  /** Always one of `companies`. */
  readonly selectedCuaa: string;
  readonly mainCuaa: string | undefined;
  /** A company that another tab has chosen meanwhile and this one may follow. */
  readonly chosenElsewhere: string | undefined;
}

/** A CAA operator at work. */
export interface CaaOperator extends LoggedIn {
  readonly kind: 'caa';
  /** Undefined when the convention did not arrive. */
  readonly convention: Convention | undefined;
}

/** Signed in, but not let in: the modal "Accesso negato". */
export interface Denied extends Versioned {
  readonly kind: 'denied';
  readonly reason: DenialReason;
  readonly user: User | undefined;
}

/** Over: nothing private is left. */
export interface Ended extends Versioned {
  readonly kind: 'ended';
  readonly reason: EndReason;
  /** Whether this tab is on its way to the provider, which may take its time (SES-14). */
  readonly isLeaving: boolean;
}

/** Where a visit stands. */
export type SessionState =
  | NotInitialised
  | Anonymous
  | ChoosingRole
  | LoadingCompanies
  | LoadingConvention
  | CompaniesUnavailable
  | ChoosingCompany
  | Farmer
  | CaaOperator
  | Denied
  | Ended;

/** States of a person who is let in or about to be. */
export type LoggedInState = Exclude<SessionState, NotInitialised | Anonymous | Denied | Ended>;

/** The cell that holds the session of one visit. */
export type SessionCell = StateCell<SessionState>;
export const SessionCell = portKey<SessionCell>('SessionCell');

/** A visit before its sign-on check. A fresh value each time, so that visits share nothing. */
export const initialSession = (): SessionState => ({ kind: 'notInitialised', version: 0 });

/** A visitor who has not logged in, as every server rendering of a public page is. */
export const anonymousSession = (): SessionState => ({
  kind: 'anonymous',
  version: 1,
  providerSilent: false,
  hasLeft: false,
});

/** The national system has not answered. */
export const NO_SIAN_ANSWER: SianAnswer = { idLinkList: [], isSianUserQual: false };

/** Whether a person is logged in and let in. */
export const isLoggedIn = (state: SessionState): state is LoggedInState => 'sian' in state;

/** The role that a person with two of them may take up instead of the present one. */
export const otherRoleOf = (state: SessionState): Role | undefined => {
  if (state.kind !== 'farmer' && state.kind !== 'companiesUnavailable' && state.kind !== 'caa') return undefined;
  const present: Role = state.kind === 'caa' ? 'caa' : 'farmer';
  const roles = rolesOf(state.user.userType);
  return roles.includes(present) ? roles.find((role) => role !== present) : undefined;
};

/** The company whose data may be shown, or undefined. */
export const selectedCompanyOf = (state: SessionState): Company | undefined =>
  state.kind === 'farmer' ? state.companies.find(({ cuaa }) => cuaa === state.selectedCuaa) : undefined;
