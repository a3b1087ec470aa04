import { portKey } from '#core/kernel/port-key.ts';
import type { Claims, Company, Convention, User } from './user.ts';

/** What the sign-on check found: a person, nobody, or no answer from the provider. */
export type IdentityCheck =
  | { readonly kind: 'signedIn'; readonly claims: Claims }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'unreachable' };

/** Where the provider sends the person after logout: the portal's home page or its login page (SES-14, ERR-01). */
export type AfterLogout = 'home' | 'login';

/** The OpenID provider, seen from the portal. */
export interface IdentityProvider {
  /** Silent check for a session, without a login iframe (SES-02). Each call is a new check (IDLE-03, D-24). */
  check(): Promise<IdentityCheck>;
  /** Leaves for the provider's login page; `returnTo` is an address of the portal, without base path. */
  login(returnTo: string): Promise<void>;
  /** Ends the provider's session and leaves the page. */
  logout(returnTo: AfterLogout): Promise<void>;
  /** Renews the token when fewer than 5 s are left (SES-15): `invalid` is a 400, `unreachable` a network failure. */
  refresh(): Promise<'ok' | 'invalid' | 'unreachable'>;
  /** The bearer token in memory, or undefined. */
  token(): string | undefined;
  /** Drops the tokens from memory without asking the provider (SES-15). */
  forgetTokens(): void;
}
export const IdentityProvider = portKey<IdentityProvider>('IdentityProvider');

/** Companies of a person; on the wire `/private/cuaa`. Throws `ServiceError` when there is no answer. */
export interface CompanyRepository {
  companiesOf(person: User): Promise<readonly Company[]>;
}
export const CompanyRepository = portKey<CompanyRepository>('CompanyRepository');

/** Conventions of the assistance centres. Throws `ServiceError` when there is no answer. */
export interface ConventionRepository {
  /** The operator's convention; undefined when the fiscal code has none (SES-22). */
  conventionOf(person: User): Promise<Convention | undefined>;
}
export const ConventionRepository = portKey<ConventionRepository>('ConventionRepository');

/** What the national information system knows of the person (SES-17). Throws `ServiceError` without an answer. */
export interface SianQualification {
  idLinks(isCaa: boolean): Promise<readonly string[]>;
  isQualified(): Promise<boolean>;
}
export const SianQualification = portKey<SianQualification>('SianQualification');

/** News between the tabs of one browser; a tab does not receive its own. */
export type TabNews =
  | { readonly type: 'loggedOut' }
  | { readonly type: 'companyChosen'; readonly cuaa: string }
  /** Messages were marked: each tab fetches them again, so that no badge is stale (NOTE-02). */
  | { readonly type: 'inboxChanged' };

/** The other tabs in which the portal is open (SES-19). */
export interface OtherTabs {
  tell(news: TabNews): void;
  /** The returned function stops listening. */
  listen(listener: (news: TabNews) => void): () => void;
}
export const OtherTabs = portKey<OtherTabs>('OtherTabs');

/** What a tab remembers of having logged out, across the provider's pages, so that it can say so where the person lands. */
export interface Farewell {
  keep(): void;
  /** Whether it was kept; it is forgotten with that. */
  take(): boolean;
}
export const Farewell = portKey<Farewell>('Farewell');

/**
 * Time of the last activity, shared by all tabs (D-12). Milliseconds since 1970; undefined when there is
 * none or the store is forbidden.
 */
export interface SharedDeadline {
  lastActivity(): number | undefined;
  /** Undefined forgets it. */
  keep(lastActivityMs: number | undefined): void;
}
export const SharedDeadline = portKey<SharedDeadline>('SharedDeadline');

/** Mouse, keyboard, touch and scroll of the person (D-12). */
export interface ActivitySource {
  /** The returned function stops listening. */
  listen(listener: () => void): () => void;
}
export const ActivitySource = portKey<ActivitySource>('ActivitySource');

/** What the national system knows of a person; the reader's token says who that is (SES-17). */
export interface SianRecords {
  idLinks(user: User, isCaa: boolean): Promise<readonly string[]>;
  isQualified(user: User): Promise<boolean>;
}
