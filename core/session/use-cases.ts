import { Logger } from '#core/kernel/logger.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import { fail, type Result, succeed } from '#core/kernel/result.ts';
import { holds } from './company-choice.ts';
import { DispatchSession } from './dispatch.ts';
import { type AfterLogout, Farewell, IdentityProvider } from './ports.ts';
import { isLoggedIn, SessionCell } from './state.ts';
import type { Role } from './user.ts';

/** An AGRI-CAA person says in which role to act (SES-04, SES-20, SES-21). */
export type ChooseRole = (role: Role) => Promise<void>;

/** Builds `ChooseRole`. */
export const makeChooseRole =
  (dispatch: DispatchSession): ChooseRole =>
  (role) =>
    dispatch({ type: 'roleChosen', role });
export const ChooseRole = defineUseCase('ChooseRole', [DispatchSession], makeChooseRole);

/** Takes up the other role of a person who has two, without logging out (SES-04). */
export type ChangeRole = () => Promise<void>;

/** Builds `ChangeRole`. */
export const makeChangeRole =
  (dispatch: DispatchSession): ChangeRole =>
  () =>
    dispatch({ type: 'roleChanged' });
export const ChangeRole = defineUseCase('ChangeRole', [DispatchSession], makeChangeRole);

/** A company that is not among the person's own. */
export type CompanyRefusal = 'session.unknown-company';

/** A farmer chooses a company, as main one if wished; the answer is a failure for a company that is not held (SES-13). */
export type ChooseCompany = (cuaa: string, asMain: boolean) => Promise<Result<void, CompanyRefusal>>;

/** Builds `ChooseCompany`. */
export const makeChooseCompany =
  (dispatch: DispatchSession, cell: SessionCell): ChooseCompany =>
  async (cuaa, asMain) => {
    const state = cell.read();
    if (!('companies' in state) || !holds(state.companies, cuaa)) return fail('session.unknown-company');
    await dispatch({ type: 'companyChosen', cuaa, asMain });
    return succeed(undefined);
  };
export const ChooseCompany = defineUseCase('ChooseCompany', [DispatchSession, SessionCell], makeChooseCompany);

/** The pin in the menu: selects a company and stores it as the main one (SES-13). */
export type PinCompany = (cuaa: string) => Promise<Result<void, CompanyRefusal>>;

/** Builds `PinCompany`. */
export const makePinCompany =
  (chooseCompany: ChooseCompany): PinCompany =>
  (cuaa) =>
    chooseCompany(cuaa, true);
export const PinCompany = defineUseCase('PinCompany', [ChooseCompany], makePinCompany);

/** Asks for the companies again after they did not arrive (ERR-06, D-15). */
export type AskCompaniesAgain = () => Promise<void>;

/** Builds `AskCompaniesAgain`. */
export const makeAskCompaniesAgain =
  (dispatch: DispatchSession): AskCompaniesAgain =>
  () =>
    dispatch({ type: 'companiesAskedAgain' });
export const AskCompaniesAgain = defineUseCase('AskCompaniesAgain', [DispatchSession], makeAskCompaniesAgain);

/** Answers the offer to follow the company that another tab has chosen; true follows, false stays. */
export type AnswerOtherTab = (follow: boolean) => Promise<void>;

/** Builds `AnswerOtherTab`. */
export const makeAnswerOtherTab =
  (dispatch: DispatchSession, cell: SessionCell): AnswerOtherTab =>
  (follow) => {
    const state = cell.read();
    return follow && state.kind === 'farmer' && state.chosenElsewhere !== undefined
      ? dispatch({ type: 'companyChosen', cuaa: state.chosenElsewhere, asMain: false })
      : dispatch({ type: 'otherTabDeclined' });
  };
export const AnswerOtherTab = defineUseCase('AnswerOtherTab', [DispatchSession, SessionCell], makeAnswerOtherTab);

/** Logs out: forgets role and selected company, keeps the main one, leaves for home or login (SES-14, IDLE-04, ERR-01). */
export type EndSession = (leaveFor: AfterLogout) => Promise<void>;

/** Builds `EndSession`. */
export const makeEndSession =
  (dispatch: DispatchSession, farewell: Farewell): EndSession =>
  (leaveFor) => {
    farewell.keep();
    return dispatch({ type: 'ended', reason: 'loggedOut', leaveFor });
  };
export const EndSession = defineUseCase('EndSession', [DispatchSession, Farewell], makeEndSession);

/** Why a token could not be renewed: the session is over, the network failed, or nobody is logged in. */
export type RefreshFailure = 'session.over' | 'session.unreachable' | 'session.not-logged-in';

/** Renews the token if it is about to expire; calls at the same time share one request (SES-15). */
export type RefreshSession = () => Promise<Result<void, RefreshFailure>>;

/** Builds `RefreshSession`. */
export const makeRefreshSession = (
  dispatch: DispatchSession,
  cell: SessionCell,
  provider: IdentityProvider,
): RefreshSession => {
  const refresh = async (): Promise<Result<void, RefreshFailure>> => {
    if (!isLoggedIn(cell.read())) return fail('session.not-logged-in');
    const outcome = await provider.refresh().catch(() => 'unreachable' as const);
    if (!isLoggedIn(cell.read())) return fail('session.over'); // logged out meanwhile
    if (outcome === 'unreachable') return fail('session.unreachable');
    if (outcome === 'ok') return succeed(undefined);
    await dispatch({ type: 'ended', reason: 'refused', leaveFor: undefined });
    return fail('session.over');
  };
  let running: ReturnType<typeof refresh> | undefined;
  return () => {
    running ??= refresh().finally(() => {
      running = undefined;
    });
    return running;
  };
};
export const RefreshSession = defineUseCase(
  'RefreshSession',
  [DispatchSession, SessionCell, IdentityProvider],
  makeRefreshSession,
);

/** A call was answered 401: a logged-in person's token is renewed, anybody else is shown "Accesso negato" (SES-16). */
export type ReportUnauthorised = () => Promise<void>;

/** Builds `ReportUnauthorised`. */
export const makeReportUnauthorised =
  (dispatch: DispatchSession, cell: SessionCell, refresh: RefreshSession, logger: Logger): ReportUnauthorised =>
  async () => {
    if (!isLoggedIn(cell.read())) return dispatch({ type: 'unauthorised' });
    const renewed = await refresh();
    if (!renewed.ok) logger.warn('A refused call could not be repeated', { failure: renewed.failure });
  };
export const ReportUnauthorised = defineUseCase(
  'ReportUnauthorised',
  [DispatchSession, SessionCell, RefreshSession, Logger],
  makeReportUnauthorised,
);
