import { isLoggedIn, type SessionState } from '#core/session/state.ts';
import { LoginEntry } from '#ui/components/frame/header.tsx';
import { SignedIn } from './signed-in.ts';
import { useLogIn } from './use-log-in.ts';

/** The way in for a visitor; bell and profile with a sign-in (NAV-12, NAV-13). */
export const AccountZone = ({ session }: { readonly session: SessionState }) => {
  const { to, onLogIn } = useLogIn();
  return isLoggedIn(session) ? (
    <SignedIn>{({ PersonZone }) => <PersonZone session={session} />}</SignedIn>
  ) : (
    <LoginEntry to={to} onLogIn={onLogIn} />
  );
};
