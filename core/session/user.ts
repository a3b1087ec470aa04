/** The user types that the portal knows (§6). */
export type UserType = 'AGRI' | 'AGRI-IST' | 'AGRI-CAA' | 'CAA';

/** Roles in which a person acts (ROUTE-22). */
export type Role = 'farmer' | 'caa';

/** Claims of a verified token, as they come. */
export type Claims = Readonly<Record<string, unknown>>;

/** The person who is logged in, as the token tells it (SES-23). */
export interface User {
  readonly givenName: string;
  readonly familyName: string;
  readonly name: string;
  readonly fiscalCode: string;
  /** Undefined when the token has no user type or one that the portal does not know (SES-11). */
  readonly userType: UserType | undefined;
}

/** A farm company of the person. */
export interface Company {
  /** Code that identifies the company. */
  readonly cuaa: string;
  /** `denominazione` on the wire. */
  readonly registeredName: string;
  /** True when the mandate is closed: the file cannot be opened (ROUTE-18, D-06). */
  readonly mandateClosed: boolean;
  /** Whether the service tells how the person's companies stand, in one call for all of them (D-40). */
  readonly hasState?: boolean;
  /** Whether the service offers emails when there is something new for the company (D-40). */
  readonly hasAlerts?: boolean;
}

/** The assistance centre's convention under which a CAA operator works. */
export interface Convention {
  readonly operatorName: string;
  /** `descrizioneCaa` on the wire. */
  readonly description: string;
  /** `idUfficio` on the wire; an empty list is no convention. */
  readonly officeIds: readonly string[];
  /** The same offices by their names, where the service tells them (PAGE-09). */
  readonly offices?: readonly ConventionOffice[] | undefined;
  /** Whether the service carries messages from the centre to its clients (D-40, D-45). */
  readonly writesToClients?: boolean | undefined;
  /** Whether the service answers what waits at the producers, by what it stops (D-40). */
  readonly hasWorkList?: boolean;
  /** Whether the service writes to the operator who chooses it when there is something new (D-40). */
  readonly hasAlerts?: boolean;
}

/** An office of an assistance centre. */
export interface ConventionOffice {
  readonly id: string;
  /** With its town: "CAA Terre Comuni, ufficio di Viterbo". */
  readonly name: string;
  readonly mail?: string | undefined;
  readonly phone?: string | undefined;
}

const ROLES_OF: Readonly<Record<UserType, readonly Role[]>> = {
  AGRI: ['farmer'],
  'AGRI-IST': ['farmer'],
  'AGRI-CAA': ['farmer', 'caa'],
  CAA: ['caa'],
};

const isUserType = (value: unknown): value is UserType => typeof value === 'string' && Object.hasOwn(ROLES_OF, value);

const textIn = (claims: Claims, name: string): string => {
  const value = claims[name];
  return typeof value === 'string' ? value : '';
};

/** Reads the person from the token's claims; total: what is missing or of another type counts as empty (SES-23). */
export const userFromClaims = (claims: Claims): User => {
  const userType = claims['userType'];
  return {
    givenName: textIn(claims, 'given_name'),
    familyName: textIn(claims, 'family_name'),
    name: textIn(claims, 'name'),
    fiscalCode: textIn(claims, 'fiscal_code'),
    userType: isUserType(userType) ? userType : undefined,
  };
};

/** Roles that a user type may take; none for an unknown type (ROUTE-22). */
export const rolesOf = (userType: UserType | undefined): readonly Role[] =>
  userType === undefined ? [] : ROLES_OF[userType];
