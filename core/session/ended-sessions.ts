import { portKey } from '#core/kernel/port-key.ts';

/** Sessions of the sign-on provider that somebody has left: their tokens open nothing any more, though their time is not over. */
export interface EndedSessions {
  /** From now on the tokens of the session are refused, by every process. */
  end(session: string): Promise<void>;
  hasEnded(session: string): Promise<boolean>;
}
export const EndedSessions = portKey<EndedSessions>('EndedSessions');

/** What a notice of the provider says. `unreachable`: its keys could not be had, so nothing is known of the notice. */
export type LogoutNotice =
  | { readonly kind: 'ended'; readonly session: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** Says whether a notice that a session is over is the provider's own, and of which session. Never throws. */
export interface LogoutNotices {
  /** `notice` is the signed token that the provider sends. */
  read(notice: string): Promise<LogoutNotice>;
}
export const LogoutNotices = portKey<LogoutNotices>('LogoutNotices');
