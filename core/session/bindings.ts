import { Clock, Timer } from '#core/kernel/clock.ts';
import { Logger } from '#core/kernel/logger.ts';
import { type Binding, binding } from '#core/kernel/port-key.ts';
import { BrowserData } from './browser-data.ts';
import { DispatchSession, makeDispatchSession } from './dispatch.ts';
import { InactivityCell } from './inactivity.ts';
import {
  DispatchInactivity,
  makeDispatchInactivity,
  makeStayConnected,
  makeWatchInactivity,
  StayConnected,
  WatchInactivity,
} from './inactivity-watch.ts';
import {
  ActivitySource,
  CompanyRepository,
  ConventionRepository,
  Farewell,
  IdentityProvider,
  OtherTabs,
  SharedDeadline,
  SianQualification,
} from './ports.ts';
import { RememberedChoices } from './remembered-choices.ts';
import { makeSessionToken, SessionToken } from './session-token.ts';
import { SessionCell } from './state.ts';
import {
  AnswerOtherTab,
  AskCompaniesAgain,
  ChangeRole,
  ChooseCompany,
  ChooseRole,
  EndSession,
  makeAnswerOtherTab,
  makeAskCompaniesAgain,
  makeChangeRole,
  makeChooseCompany,
  makeChooseRole,
  makeEndSession,
  makePinCompany,
  makeRefreshSession,
  makeReportUnauthorised,
  makeSignIn,
  makeStartSession,
  PinCompany,
  RefreshSession,
  ReportUnauthorised,
  SignIn,
  StartSession,
} from './use-cases.ts';

/** Use cases of the session. */
export const bindings: readonly Binding[] = [
  binding(
    DispatchSession,
    [
      SessionCell,
      IdentityProvider,
      CompanyRepository,
      ConventionRepository,
      SianQualification,
      RememberedChoices,
      OtherTabs,
      SharedDeadline,
      Logger,
    ],
    (cell, provider, companies, conventions, sian, choices, tabs, deadline, logger) =>
      makeDispatchSession({ cell, provider, companies, conventions, sian, choices, tabs, deadline, logger }),
  ),
  binding(
    StartSession,
    [DispatchSession, IdentityProvider, RememberedChoices, Timer, OtherTabs, Farewell],
    makeStartSession,
  ),
  binding(SignIn, [IdentityProvider, RememberedChoices, SharedDeadline, BrowserData], makeSignIn),
  binding(ChooseRole, [DispatchSession], makeChooseRole),
  binding(ChangeRole, [DispatchSession], makeChangeRole),
  binding(ChooseCompany, [DispatchSession, SessionCell], makeChooseCompany),
  binding(PinCompany, [ChooseCompany], makePinCompany),
  binding(AskCompaniesAgain, [DispatchSession], makeAskCompaniesAgain),
  binding(AnswerOtherTab, [DispatchSession, SessionCell], makeAnswerOtherTab),
  binding(EndSession, [DispatchSession, Farewell], makeEndSession),
  binding(RefreshSession, [DispatchSession, SessionCell, IdentityProvider], makeRefreshSession),
  binding(SessionToken, [SessionCell, IdentityProvider], makeSessionToken),
  binding(ReportUnauthorised, [DispatchSession, SessionCell, RefreshSession, Logger], makeReportUnauthorised),
  binding(DispatchInactivity, [InactivityCell, SharedDeadline, DispatchSession], makeDispatchInactivity),
  binding(
    WatchInactivity,
    [DispatchInactivity, InactivityCell, SessionCell, SharedDeadline, ActivitySource, Clock, Timer],
    makeWatchInactivity,
  ),
  binding(
    StayConnected,
    [DispatchSession, DispatchInactivity, SessionCell, SharedDeadline, IdentityProvider, Clock, Timer],
    makeStayConnected,
  ),
];
