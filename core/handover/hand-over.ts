import { percentEncode } from '#core/kernel/address.ts';
import { Logger } from '#core/kernel/logger.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import { fail, type Result, succeed } from '#core/kernel/result.ts';
import { completeAddress, INVALID_ADDRESS_LOG, isWebAddress } from '#core/navigation/links.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import type { Role, User, UserType } from '#core/session/user.ts';
import { FormPoster, type FormToPost, TokenSource } from './ports.ts';

/** How the national system learns who is coming (SSO-02). */
export type SentUserType = 'caa' | 'istituzionale' | 'agricoltore';

/** Query name under which the target address is passed to the sign-on address. */
const TARGET_PARAMETER = 'target';

/** The user type sent for a person acting in a role (SSO-02). */
export const sentUserType = (userType: UserType, role: Role): SentUserType => {
  if (userType === 'CAA' || (userType === 'AGRI-CAA' && role === 'caa')) return 'caa';
  return userType === 'AGRI-IST' ? 'istituzionale' : 'agricoltore';
};

/** First page of the national system: the root of the site where its sign-on stands. */
export const nationalSystemStart = (signOnAddress: string): string =>
  `${/^https?:\/\/[^/?#]*/i.exec(completeAddress(signOnAddress))?.[0] ?? ''}/`;

/** The form of the passage: two hidden fields, the target encoded in the address (SSO-01). */
export const handOverForm = (
  signOnAddress: string,
  productSlug: string,
  target: string,
  token: string,
  userType: SentUserType,
): FormToPost => {
  const action = completeAddress(signOnAddress);
  return {
    action: `${action}${action.includes('?') ? '&' : '?'}${TARGET_PARAMETER}=${percentEncode(completeAddress(target))}`,
    fields: [
      ['keycloakToken', token],
      [`${productSlug}UserType`, userType],
    ],
  };
};

/** Why the passage did not start. */
export type HandOverFailure = 'handover.not-logged-in' | 'handover.invalid-address' | 'handover.window-blocked';

/**
 * Opens a page of the national system with the person's token, in a new window unless `where` says otherwise (SSO-01,
 * SSO-02, VAL-03, VAL-04). A window that the browser blocks is a failure: nothing has been sent.
 */
export type HandOverToNationalSystem = (
  target: string,
  person: { readonly user: User; readonly role: Role },
  where?: 'newWindow' | 'here',
) => Result<void, HandOverFailure>;

/** Builds `HandOverToNationalSystem`. */
export const makeHandOverToNationalSystem =
  (settings: PortalSettings, tokens: TokenSource, forms: FormPoster, logger: Logger): HandOverToNationalSystem =>
  (target, { user, role }, where = 'newWindow') => {
    const token = tokens.token();
    if (token === undefined || user.userType === undefined) return fail('handover.not-logged-in');
    const { nationalSystemSignOn } = settings.external;
    if (![nationalSystemSignOn, target].map(completeAddress).every(isWebAddress)) {
      logger.warn(INVALID_ADDRESS_LOG);
      return fail('handover.invalid-address');
    }
    const { productSlug } = settings.names;
    const form = handOverForm(nationalSystemSignOn, productSlug, target, token, sentUserType(user.userType, role));
    if (where === 'here') forms.postHere(form);
    else if (!forms.postInNewWindow(form)) return fail('handover.window-blocked');
    return succeed(undefined);
  };
export const HandOverToNationalSystem = defineUseCase(
  'HandOverToNationalSystem',
  [PortalSettings, TokenSource, FormPoster, Logger],
  makeHandOverToNationalSystem,
);
