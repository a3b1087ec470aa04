import { match } from 'ts-pattern';
import { companyChoiceOf, distinctCompanies, holds } from './company-choice.ts';
import { isCaa } from './context.ts';
import type { Advance, Choices, SessionCommand, SessionEvent } from './events.ts';
import {
  type DenialReason,
  type Ended,
  isLoggedIn,
  type LoadingCompanies,
  type LoggedInState,
  NO_SIAN_ANSWER,
  otherRoleOf,
  type SessionState,
} from './state.ts';
import { type Company, type Role, rolesOf, type User } from './user.ts';

type Step = Advance<SessionState>;
type EventOf<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>;

const stay = (state: SessionState): Step => ({ state, commands: [] });

/** What is stored of a sign-in, but for the main company. */
const FORGET_SIGN_IN = [
  { type: 'forgetLogin' },
  { type: 'forgetSessionOver' },
  { type: 'forgetActivity' },
] as const satisfies readonly SessionCommand[];

/** A refused sign-in counts as a logout for what is stored: nothing of it passes to the next person at that browser (D-28, ERR-01). */
const denied = (
  state: SessionState,
  reason: DenialReason,
  user: User | undefined,
  commands: readonly SessionCommand[] = [],
): Step => ({
  state: { kind: 'denied', version: state.version + 1, reason, user },
  commands: user === undefined ? commands : [...commands, ...FORGET_SIGN_IN],
});

/** A role is known: what it needs is asked for (SES-17, SES-22). */
const takeUpRole = (state: SessionState, user: User, role: Role, roleJustChosen: boolean): Step => {
  const version = state.version + 1;
  const asked = { user, sian: NO_SIAN_ANSWER, version };
  return role === 'caa'
    ? {
        state: { kind: 'loadingConvention', ...asked },
        commands: [
          { type: 'loadConvention', user, version },
          { type: 'askSian', user, isCaa: true },
        ],
      }
    : {
        state: { kind: 'loadingCompanies', roleJustChosen, ...asked },
        commands: [
          { type: 'loadCompanies', user, version },
          { type: 'askSian', user, isCaa: false },
        ],
      };
};

const rememberedRole = ({ loggedInModalShown, isCaa: storedIsCaa }: Choices): Role | undefined => {
  if (loggedInModalShown !== true || storedIsCaa === undefined) return undefined;
  return storedIsCaa ? 'caa' : 'farmer';
};

const onIdentified = (state: SessionState, { user, choices }: EventOf<'identified'>): Step => {
  if (state.kind !== 'notInitialised') return stay(state); // a late answer (SES-26)
  if (choices.sessionOver === true)
    return stay({ kind: 'ended', version: state.version + 1, reason: 'inactivity', isLeaving: false });
  const [onlyRole, otherRole] = rolesOf(user.userType);
  if (onlyRole === undefined) return denied(state, 'session.unknown-user-type', user);
  if (otherRole === undefined) return takeUpRole(state, user, onlyRole, false);
  const role = rememberedRole(choices);
  return role === undefined
    ? stay({ kind: 'choosingRole', version: state.version + 1, user, sian: NO_SIAN_ANSWER })
    : takeUpRole(state, user, role, false);
};

const onRoleChosen = (state: SessionState, { role }: EventOf<'roleChosen'>): Step => {
  if (state.kind !== 'choosingRole') return stay(state);
  const step = takeUpRole(state, state.user, role, true);
  return { state: step.state, commands: [{ type: 'rememberRole', isCaa: role === 'caa' }, ...step.commands] };
};

/** A person with two roles may take up the other one at any time; it is kept like the one chosen at the start (SES-04, SES-06). */
const onRoleChanged = (state: SessionState): Step => {
  const role = otherRoleOf(state);
  if (role === undefined || !isLoggedIn(state)) return stay(state);
  const step = takeUpRole(state, state.user, role, true);
  return { state: step.state, commands: [{ type: 'rememberRole', isCaa: role === 'caa' }, ...step.commands] };
};

/** Stored companies that the person does not hold are dropped (SES-12). */
const droppedChoices = (companies: readonly Company[], choices: Choices): readonly SessionCommand[] => [
  ...(choices.mainCuaa !== undefined && !holds(companies, choices.mainCuaa) ? [{ type: 'forgetMain' } as const] : []),
  ...(choices.selectedCuaa !== undefined && !holds(companies, choices.selectedCuaa)
    ? [{ type: 'forgetSelected' } as const]
    : []),
];

const onCompaniesArrived = (state: SessionState, event: EventOf<'companiesArrived'>): Step => {
  if (state.kind !== 'loadingCompanies' || state.version !== event.version) return stay(state);
  const { choices } = event;
  const companies = distinctCompanies(event.companies);
  const dropped = droppedChoices(companies, choices);
  const choice = companyChoiceOf({
    userType: state.user.userType,
    companies,
    choices,
    roleJustChosen: state.roleJustChosen,
  });
  if (choice.kind === 'none') return denied(state, 'session.no-company', state.user, dropped);
  const storedMain = holds(companies, choices.mainCuaa) ? choices.mainCuaa : undefined;
  const known = { user: state.user, sian: state.sian, version: state.version + 1, companies };
  if (choice.kind === 'ask')
    return { state: { kind: 'choosingCompany', ...known, mainCuaa: storedMain }, commands: dropped };
  const mainCuaa = choice.storeAsMain ? choice.cuaa : storedMain;
  return {
    state: { kind: 'farmer', ...known, mainCuaa, selectedCuaa: choice.cuaa, chosenElsewhere: undefined },
    commands: [
      ...dropped,
      { type: 'rememberSelected', cuaa: choice.cuaa },
      ...(choice.storeAsMain ? [{ type: 'rememberMain', cuaa: choice.cuaa } as const] : []),
    ],
  };
};

const onCompaniesFailed = (state: SessionState, { version }: EventOf<'companiesFailed'>): Step =>
  state.kind === 'loadingCompanies' && state.version === version
    ? stay({ ...state, kind: 'companiesUnavailable', version: state.version + 1 })
    : stay(state);

const onCompaniesAskedAgain = (state: SessionState): Step => {
  if (state.kind !== 'companiesUnavailable') return stay(state);
  const version = state.version + 1;
  const loading: LoadingCompanies = { ...state, kind: 'loadingCompanies', version };
  return { state: loading, commands: [{ type: 'loadCompanies', user: state.user, version }] };
};

const onConventionArrived = (state: SessionState, { version, convention }: EventOf<'conventionArrived'>): Step => {
  if (state.kind !== 'loadingConvention' || state.version !== version) return stay(state);
  return convention === undefined || convention.officeIds.length === 0
    ? denied(state, 'session.no-convention', state.user)
    : stay({ ...state, kind: 'caa', version: state.version + 1, convention });
};

/** A CAA user is let in when the convention cannot be asked for: only a clear answer denies (SES-03, SES-22). */
const onConventionFailed = (state: SessionState, { version }: EventOf<'conventionFailed'>): Step =>
  state.kind === 'loadingConvention' && state.version === version
    ? stay({ ...state, kind: 'caa', version: state.version + 1, convention: undefined })
    : stay(state);

const onSianAnswered = (state: SessionState, event: EventOf<'sianAnswered'>): Step =>
  isLoggedIn(state) && state.user.fiscalCode === event.fiscalCode && isCaa(state) === event.isCaa
    ? stay({ ...state, sian: event.answer } satisfies LoggedInState)
    : stay(state);

const onCompanyChosen = (state: SessionState, { cuaa, asMain }: EventOf<'companyChosen'>): Step => {
  if ((state.kind !== 'choosingCompany' && state.kind !== 'farmer') || !holds(state.companies, cuaa))
    return stay(state);
  const isSame = state.kind === 'farmer' && state.selectedCuaa === cuaa;
  return {
    state: {
      kind: 'farmer',
      user: state.user,
      sian: state.sian,
      companies: state.companies,
      selectedCuaa: cuaa,
      mainCuaa: asMain ? cuaa : state.mainCuaa,
      chosenElsewhere: undefined,
      version: isSame ? state.version : state.version + 1,
    },
    commands: [
      ...(state.kind === 'choosingCompany' ? [{ type: 'rememberCompanyAsked' } as const] : []),
      { type: 'rememberSelected', cuaa },
      ...(asMain ? [{ type: 'rememberMain', cuaa } as const] : []),
      ...(isSame ? [] : [{ type: 'tellCompanyChosen', cuaa } as const]),
    ],
  };
};

const onCompanyChosenElsewhere = (state: SessionState, { cuaa }: EventOf<'companyChosenElsewhere'>): Step =>
  state.kind === 'farmer' && holds(state.companies, cuaa)
    ? stay({ ...state, chosenElsewhere: cuaa === state.selectedCuaa ? undefined : cuaa })
    : stay(state);

const onUnauthorised = (state: SessionState): Step => {
  const log = { type: 'log', message: 'Refused as not authenticated' } as const;
  if (isLoggedIn(state)) return stay(state); // the token is renewed instead
  return state.kind === 'anonymous'
    ? denied(state, 'session.unauthorised', undefined, [log])
    : { state, commands: [log] };
};

const onEnded = (state: SessionState, { reason, leaveFor }: EventOf<'ended'>): Step => {
  const mayEnd = isLoggedIn(state) || ((state.kind === 'denied' || state.kind === 'ended') && reason === 'loggedOut');
  if (!mayEnd) return stay(state);
  const over: Ended = { kind: 'ended', version: state.version + 1, reason, isLeaving: leaveFor !== undefined };
  if (leaveFor !== undefined) {
    return {
      state: over,
      commands: [...FORGET_SIGN_IN, { type: 'tellLoggedOut' }, { type: 'leave', leaveFor }],
    };
  }
  return {
    state: over,
    commands: [reason === 'inactivity' ? { type: 'rememberSessionOver' } : { type: 'forgetTokens' }],
  };
};

/**
 * What becomes of a session when something happens: the new state and what is to be done. Total: an event that
 * means nothing in a state leaves it as it is (SES-01 to SES-27).
 */
export const advance = (state: SessionState, event: SessionEvent): Step =>
  match(event)
    .with({ type: 'identified' }, (identified) => onIdentified(state, identified))
    .with({ type: 'roleChosen' }, (chosen) => onRoleChosen(state, chosen))
    .with({ type: 'roleChanged' }, () => onRoleChanged(state))
    .with({ type: 'companiesArrived' }, (arrived) => onCompaniesArrived(state, arrived))
    .with({ type: 'companiesFailed' }, (failed) => onCompaniesFailed(state, failed))
    .with({ type: 'companiesAskedAgain' }, () => onCompaniesAskedAgain(state))
    .with({ type: 'conventionArrived' }, (arrived) => onConventionArrived(state, arrived))
    .with({ type: 'conventionFailed' }, (failed) => onConventionFailed(state, failed))
    .with({ type: 'sianAnswered' }, (answered) => onSianAnswered(state, answered))
    .with({ type: 'companyChosen' }, (chosen) => onCompanyChosen(state, chosen))
    .with({ type: 'companyChosenElsewhere' }, (chosen) => onCompanyChosenElsewhere(state, chosen))
    .with({ type: 'otherTabDeclined' }, () =>
      state.kind === 'farmer' ? stay({ ...state, chosenElsewhere: undefined }) : stay(state),
    )
    .with({ type: 'unauthorised' }, () => onUnauthorised(state))
    .with({ type: 'ended' }, (ended) => onEnded(state, ended))
    .exhaustive();
