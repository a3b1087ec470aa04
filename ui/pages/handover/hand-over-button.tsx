import { useState } from 'react';
import { type HandOverFailure, HandOverToNationalSystem } from '#core/handover/hand-over.ts';
import { isCaa } from '#core/session/context.ts';
import type { LoggedInState } from '#core/session/state.ts';
import { RefreshSession } from '#core/session/use-cases.ts';
import { Button } from '#ui/components/button.tsx';
import { HANDOVER_COPY as COPY } from '#ui/copy/handover.ts';
import { useAction } from '#ui/state/injection.tsx';

/** Opens a page of the national system with the person's own token (SSO-01, SSO-02, PAGE-35). */
export const HandOverButton = ({
  session,
  target,
  look,
  children,
}: {
  readonly session: LoggedInState;
  readonly target: string;
  readonly look?: 'filled' | undefined;
  readonly children: string;
}) => {
  const refresh = useAction(RefreshSession);
  const handOver = useAction(HandOverToNationalSystem);
  const [failure, setFailure] = useState<HandOverFailure>();
  const go = async (where: 'newWindow' | 'here'): Promise<void> => {
    // A token that is about to expire would be refused over there. One that cannot be renewed now may still be good.
    const renewed = await refresh();
    if (!renewed.ok && renewed.failure === 'session.over') return;
    const role = isCaa(session) ? 'caa' : 'farmer';
    const passed = handOver(target, { user: session.user, role }, where);
    setFailure(passed.ok ? undefined : passed.failure);
  };
  return (
    <>
      <p>
        <Button look={look} iconEnd="external-link" onClick={() => void go('newWindow')}>
          {children}
          <span className="visually-hidden"> {COPY.newWindow}</span>
        </Button>
      </p>
      {failure === undefined ? null : (
        <p role="alert">{failure === 'handover.window-blocked' ? COPY.blocked : COPY.failed}</p>
      )}
      {failure === 'handover.window-blocked' ? (
        <p>
          <Button onClick={() => void go('here')}>{COPY.goHere}</Button>
        </p>
      ) : null}
    </>
  );
};
