import { isLoggedIn, NO_SIAN_ANSWER, type SessionState } from './state.ts';
import type { Company, User } from './user.ts';

/** The session as the specification names it (SES-01). */
export interface SessionContext {
  readonly keycloakInitialized: boolean;
  readonly authenticated: boolean;
  readonly user: User | undefined;
  readonly cuaaList: readonly Company[];
  readonly selectedCuaa: string | undefined;
  readonly isCaa: boolean;
  readonly idLinkList: readonly string[];
  readonly isSianUserQual: boolean;
  readonly showLoginFailedModal: boolean;
}

/** Whether the person acts as CAA (ROUTE-22). */
export const isCaa = (state: SessionState): boolean => state.kind === 'caa' || state.kind === 'loadingConvention';

/** Derives the session context from the state; nothing is kept twice (SES-01). */
export const sessionContextOf = (state: SessionState): SessionContext => ({
  keycloakInitialized: state.kind !== 'notInitialised',
  authenticated: isLoggedIn(state) || (state.kind === 'denied' && state.user !== undefined),
  user: 'user' in state ? state.user : undefined,
  cuaaList: 'companies' in state ? state.companies : [],
  selectedCuaa: state.kind === 'farmer' ? state.selectedCuaa : undefined,
  isCaa: isCaa(state),
  ...(isLoggedIn(state) ? state.sian : NO_SIAN_ANSWER),
  showLoginFailedModal: state.kind === 'denied',
});
