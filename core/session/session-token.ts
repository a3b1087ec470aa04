import { defineUseCase } from '#core/kernel/port-key.ts';
import { IdentityProvider } from './ports.ts';
import { isLoggedIn, SessionCell } from './state.ts';

/**
 * The bearer token of the person logged in, and of nobody else: one that came after the ten seconds, or that belongs to
 * somebody who was denied, is not sent with anything (SES-26, ERR-01).
 */
export interface SessionToken {
  /** Undefined while nobody is logged in. */
  token(): string | undefined;
  /** Renews it when it is about to expire; never rejects. */
  refresh(): Promise<unknown>;
}

/** Builds `SessionToken`. */
export const makeSessionToken = (
  cell: SessionCell,
  provider: Pick<IdentityProvider, 'token' | 'refresh'>,
): SessionToken => ({
  token: () => (isLoggedIn(cell.read()) ? provider.token() : undefined),
  refresh: () => provider.refresh(),
});
export const SessionToken = defineUseCase('SessionToken', [SessionCell, IdentityProvider], makeSessionToken);
