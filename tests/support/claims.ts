import type { Claims, User } from '#core/session/user.ts';

/** Writes the claims from which `userFromClaims` reads the same person. */
export const userToClaims = (user: User): Claims => ({
  given_name: user.givenName,
  family_name: user.familyName,
  name: user.name,
  fiscal_code: user.fiscalCode,
  ...(user.userType === undefined ? {} : { userType: user.userType }),
});
