import type { Remembered } from './remembered-choices.ts';
import type { AfterLogout } from './ports.ts';
import type { EndReason, SianAnswer } from './state.ts';
import type { Company, Convention, Role, User } from './user.ts';

/** The choices that decide about role and company, as they are stored at that moment. */
export type Choices = Partial<
  Pick<Remembered, 'mainCuaa' | 'selectedCuaa' | 'isCaa' | 'loggedInModalShown' | 'cuaaModalShown' | 'sessionOver'>
>;

/** Something that happened to a session. Answers carry the version under which they were asked. */
export type SessionEvent =
  | { readonly type: 'identified'; readonly user: User; readonly choices: Choices }
  | { readonly type: 'roleChosen'; readonly role: Role }
  | { readonly type: 'roleChanged' }
  | {
      readonly type: 'companiesArrived';
      readonly version: number;
      readonly companies: readonly Company[];
      readonly choices: Choices;
    }
  | { readonly type: 'companiesFailed'; readonly version: number }
  | { readonly type: 'companiesAskedAgain' }
  | { readonly type: 'conventionArrived'; readonly version: number; readonly convention: Convention | undefined }
  | { readonly type: 'conventionFailed'; readonly version: number }
  | { readonly type: 'sianAnswered'; readonly fiscalCode: string; readonly isCaa: boolean; readonly answer: SianAnswer }
  | { readonly type: 'companyChosen'; readonly cuaa: string; readonly asMain: boolean }
  | { readonly type: 'companyChosenElsewhere'; readonly cuaa: string }
  | { readonly type: 'otherTabDeclined' }
  | { readonly type: 'unauthorised' }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly leaveFor: AfterLogout | undefined };

/** Something to forget, whoever is here. */
export interface ForgetCommand {
  readonly type: 'forgetSessionOver' | 'forgetTokens' | 'forgetActivity';
}

/** Something to do after a transition; run by the use cases, in order. */
export type SessionCommand =
  | ForgetCommand
  | { readonly type: 'loadCompanies'; readonly user: User; readonly version: number }
  | { readonly type: 'loadConvention'; readonly user: User; readonly version: number }
  | { readonly type: 'askSian'; readonly user: User; readonly isCaa: boolean }
  | { readonly type: 'rememberRole'; readonly isCaa: boolean }
  | { readonly type: 'rememberSelected'; readonly cuaa: string }
  | { readonly type: 'rememberMain'; readonly cuaa: string }
  | { readonly type: 'rememberCompanyAsked' }
  | { readonly type: 'rememberSessionOver' }
  | { readonly type: 'forgetMain' }
  | { readonly type: 'forgetSelected' }
  | { readonly type: 'forgetLogin' }
  | { readonly type: 'tellCompanyChosen'; readonly cuaa: string }
  | { readonly type: 'tellLoggedOut' }
  | { readonly type: 'leave'; readonly leaveFor: AfterLogout }
  | { readonly type: 'log'; readonly message: string };

/** A new state and what is to be done. */
export interface Advance<S> {
  readonly state: S;
  readonly commands: readonly SessionCommand[];
}
