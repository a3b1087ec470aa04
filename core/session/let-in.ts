import { defineUseCase } from '#core/kernel/port-key.ts';
import { DispatchSession, readChoices } from './dispatch.ts';
import { OtherTabs } from './ports.ts';
import { RememberedChoices } from './remembered-choices.ts';
import { type Claims, userFromClaims } from './user.ts';

/** Lets in whom the sign-on check found, as far as can be decided without asking (SES-03 to SES-12), and follows the other tabs (SES-19). */
export type LetIn = (claims: Claims) => Promise<void>;

/** Builds `LetIn`. */
export const makeLetIn =
  (dispatch: DispatchSession, choices: RememberedChoices, tabs: OtherTabs): LetIn =>
  (claims) => {
    tabs.listen((news) => {
      if (news.type === 'inboxChanged') return;
      void dispatch(
        news.type === 'loggedOut'
          ? { type: 'ended', reason: 'loggedOut', leaveFor: undefined }
          : { type: 'companyChosenElsewhere', cuaa: news.cuaa },
      );
    });
    return dispatch({ type: 'identified', user: userFromClaims(claims), choices: readChoices(choices) });
  };
export const LetIn = defineUseCase('LetIn', [DispatchSession, RememberedChoices, OtherTabs], makeLetIn);
