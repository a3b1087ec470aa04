import { isLoggedIn, SessionCell } from '#core/session/state.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { SERVICES_COPY as COPY } from '#ui/copy/services.ts';
import { useLogIn } from '#ui/frame/use-log-in.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';

/** The invitation to log in that only the page of the services has (NAV-21); who is logged in needs none. */
export const LogInCard = () => {
  const session = useCell(useInjection(SessionCell));
  const { to, onLogIn } = useLogIn();
  if (isLoggedIn(session)) return null;
  return (
    <Card title={COPY.title} level={2} auto>
      <p>{COPY.text}</p>
      <p className="mb-0">
        <LinkButton look="filled" icon="user" to={to} onPress={onLogIn}>
          {COPY.logIn}
        </LinkButton>
      </p>
    </Card>
  );
};
