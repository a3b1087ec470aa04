import type { LoggedInState } from '#core/session/state.ts';

/** Whether the service sends alerts by email: it says so itself (D-40). */
export const takesAlerts = (session: LoggedInState): boolean =>
  session.kind === 'caa'
    ? session.convention?.hasAlerts === true
    : session.kind === 'farmer' && session.companies.some(({ hasAlerts }) => hasAlerts === true);
