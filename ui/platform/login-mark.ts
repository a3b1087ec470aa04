import { isLoggedIn, type SessionState } from '#core/session/state.ts';
import type { StateCell } from '#core/kernel/state-cell.ts';
import { LOGIN_MARK } from './has-login-mark.ts';
import { watchCell } from '#ui/state/reactive-cell.ts';

/** The mark identifies nobody, it only asks the service to send the frame instead of the public home. */
const write = (session: SessionState, basePath: string): void => {
  const path = `Path=${basePath}; SameSite=Lax`;
  document.cookie = isLoggedIn(session) ? `${LOGIN_MARK}=1; ${path}` : `${LOGIN_MARK}=; ${path}; Max-Age=0`;
};

/**
 * A page from the browser's back/forward cache shows the reader of the time when it was left: it is hidden and
 * reloaded, so that after a logout going back shows nothing of the person (SES-14).
 */
export const readAnewWhenBroughtBack = (cell: StateCell<SessionState>): void => {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isLoggedIn(cell.read())) return;
    document.documentElement.hidden = true;
    window.location.reload();
  });
};

/** Keeps the mark true to the session: set after sign-in, gone after logout. */
export const keepLoginMark = (cell: StateCell<SessionState>, basePath: string): void => {
  write(cell.read(), basePath);
  watchCell(cell, (session) => write(session, basePath));
};
