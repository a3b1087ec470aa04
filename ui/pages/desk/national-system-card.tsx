import { useState } from 'react';
import { HandOverToNationalSystem, nationalSystemStart } from '#core/handover/hand-over.ts';
import { isCaa } from '#core/session/context.ts';
import type { LoggedInState } from '#core/session/state.ts';
import { RefreshSession } from '#core/session/use-cases.ts';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { DESK_COPY } from '#ui/copy/desk.ts';
import { useAction } from '#ui/injection.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';

const COPY = DESK_COPY.nationalSystem;

/** The passage to the national system, with the person's own token (SSO-01, SSO-02). */
export const NationalSystemCard = ({
  context,
  session,
}: {
  readonly context: PageContext;
  readonly session: LoggedInState;
}) => {
  const refresh = useAction(RefreshSession);
  const handOver = useAction(HandOverToNationalSystem);
  const [failed, setFailed] = useState(false);
  const go = async (): Promise<void> => {
    // A token that is about to expire would be refused over there. One that cannot be renewed now may still be good.
    const renewed = await refresh();
    if (!renewed.ok && renewed.failure === 'session.over') return;
    const target = nationalSystemStart(context.settings.external.nationalSystemSignOn);
    setFailed(!handOver(target, { user: session.user, role: isCaa(session) ? 'caa' : 'farmer' }).ok);
  };
  return (
    <Card title={COPY.title} level={2} auto>
      <p>{COPY.text}</p>
      <p>
        <Button iconEnd="external-link" onClick={() => void go()}>
          {COPY.go}
          <span className="visually-hidden"> {COPY.newWindow}</span>
        </Button>
      </p>
      {failed ? <p role="alert">{COPY.failed}</p> : null}
    </Card>
  );
};
