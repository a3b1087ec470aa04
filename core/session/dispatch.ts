import { Logger } from '#core/kernel/logger.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { advance } from './advance.ts';
import type { Choices, SessionCommand, SessionEvent } from './events.ts';
import { forget } from './found-nobody.ts';
import {
  CompanyRepository,
  ConventionRepository,
  IdentityProvider,
  OtherTabs,
  SharedDeadline,
  SianQualification,
} from './ports.ts';
import { type Remembered, RememberedChoices } from './remembered-choices.ts';
import { SessionCell } from './state.ts';
import type { User } from './user.ts';

/**
 * Takes a session one event further and runs what follows from it. Settles when everything that was asked for has
 * been answered or has failed; never rejects.
 */
export type DispatchSession = (event: SessionEvent) => Promise<void>;

/** Everything that the commands of a session touch. */
export interface SessionPorts {
  readonly cell: SessionCell;
  readonly provider: IdentityProvider;
  readonly companies: CompanyRepository;
  readonly conventions: ConventionRepository;
  readonly sian: SianQualification;
  readonly choices: RememberedChoices;
  readonly tabs: OtherTabs;
  readonly deadline: SharedDeadline;
  readonly logger: Logger;
}

const CHOICE_KEYS = [
  'mainCuaa',
  'selectedCuaa',
  'isCaa',
  'loggedInModalShown',
  'cuaaModalShown',
  'sessionOver',
] as const;

/** The stored choices as they are now (SES-24). */
export const readChoices = (remembered: RememberedChoices): Choices => {
  const choices: { -readonly [K in keyof Choices]: Choices[K] } = {};
  const copy = <K extends keyof Choices & keyof Remembered>(key: K): void => {
    const value: Choices[K] | undefined = remembered.get(key);
    if (value !== undefined) choices[key] = value;
  };
  CHOICE_KEYS.forEach(copy);
  return choices;
};

const runCommand = async (ports: SessionPorts, dispatch: DispatchSession, command: SessionCommand): Promise<void> => {
  const { choices, provider, logger } = ports;
  switch (command.type) {
    case 'loadCompanies':
      return loadCompanies(ports, dispatch, command.user, command.version);
    case 'loadConvention':
      return loadConvention(ports, dispatch, command.user, command.version);
    case 'askSian':
      return askSian(ports, dispatch, command.user, command.isCaa);
    case 'rememberRole':
      choices.set('isCaa', command.isCaa);
      return choices.set('loggedInModalShown', true);
    case 'rememberSelected':
      return choices.set('selectedCuaa', command.cuaa);
    case 'rememberMain':
      return choices.set('mainCuaa', command.cuaa);
    case 'rememberCompanyAsked':
      return choices.set('cuaaModalShown', true);
    case 'rememberSessionOver':
      return choices.set('sessionOver', true);
    case 'forgetMain':
      return choices.clear('mainCuaa');
    case 'forgetSelected':
      return choices.clear('selectedCuaa');
    case 'forgetLogin':
      choices.clear('loggedInModalShown');
      choices.clear('isCaa');
      return choices.clear('selectedCuaa');
    case 'forgetSessionOver':
    case 'forgetTokens':
    case 'forgetActivity':
      return forget(command, provider, choices, ports.deadline);
    case 'tellCompanyChosen':
      return ports.tabs.tell({ type: 'companyChosen', cuaa: command.cuaa });
    case 'tellLoggedOut':
      return ports.tabs.tell({ type: 'loggedOut' });
    case 'leave':
      return provider.logout(command.leaveFor);
    case 'log':
      return logger.warn(command.message);
  }
};

/** What may be written about a fault: addresses and messages could carry a cuaa or a fiscal code. */
const faultFacts = (cause: unknown): Readonly<Record<string, unknown>> => ({
  fault: cause instanceof Error ? cause.name : typeof cause,
  status: cause instanceof ServiceError ? cause.answered : undefined,
});

/** Notes an answer that did not come, unless nobody waits for it any more. */
const logFault = (logger: Logger, message: string, cause: unknown): void => {
  if (cause instanceof ServiceError && cause.isDropped) return;
  logger.error(message, faultFacts(cause));
};

const loadCompanies = async (
  ports: SessionPorts,
  dispatch: DispatchSession,
  user: User,
  version: number,
): Promise<void> => {
  try {
    const companies = await ports.companies.companiesOf(user);
    await dispatch({ type: 'companiesArrived', version, companies, choices: readChoices(ports.choices) });
  } catch (cause) {
    logFault(ports.logger, 'The list of companies did not arrive', cause);
    await dispatch({ type: 'companiesFailed', version });
  }
};

const loadConvention = async (
  ports: SessionPorts,
  dispatch: DispatchSession,
  user: User,
  version: number,
): Promise<void> => {
  try {
    const convention = await ports.conventions.conventionOf(user);
    await dispatch({ type: 'conventionArrived', version, convention });
  } catch (cause) {
    logFault(ports.logger, 'The convention did not arrive', cause);
    await dispatch({ type: 'conventionFailed', version });
  }
};

const askSian = async (
  { sian, logger }: SessionPorts,
  dispatch: DispatchSession,
  user: User,
  isCaa: boolean,
): Promise<void> => {
  const [idLinks, qualified] = await Promise.allSettled([sian.idLinks(isCaa), sian.isQualified()]);
  for (const answer of [idLinks, qualified]) {
    if (answer.status === 'rejected') logFault(logger, 'The national system did not answer', answer.reason);
  }
  await dispatch({
    type: 'sianAnswered',
    fiscalCode: user.fiscalCode,
    isCaa,
    answer: {
      idLinkList: idLinks.status === 'fulfilled' ? idLinks.value : [],
      isSianUserQual: qualified.status === 'fulfilled' && qualified.value,
    },
  });
};

/** Builds the one runner of a session's transitions. */
export const makeDispatchSession = (ports: SessionPorts): DispatchSession => {
  const run = async (command: SessionCommand): Promise<void> => {
    try {
      await runCommand(ports, dispatch, command);
    } catch (cause) {
      ports.logger.error('A step of the session failed', { command: command.type, ...faultFacts(cause) });
    }
  };
  const dispatch: DispatchSession = async (event) => {
    const { state, commands } = advance(ports.cell.read(), event);
    ports.cell.replace(state);
    await Promise.all(commands.map(run));
  };
  return dispatch;
};
export const DispatchSession = defineUseCase(
  'DispatchSession',
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
);
