import { useEffect, useRef, useState } from 'react';
import { ReadAsVisitor } from '#core/access/enter-address.ts';
import { InactivityCell, WARNING_COUNTDOWN_S } from '#core/session/inactivity-cell.ts';
import { announcementAt, countdownText } from '#core/session/inactivity-announcement.ts';
import { StayConnected, WatchInactivity } from '#core/session/inactivity-watch.ts';
import { type Ended, isLoggedIn, SessionCell } from '#core/session/state.ts';
import { EndSession } from '#core/session/use-cases.ts';
import { CarriedTexts } from '#core/support/draft.ts';
import { Button } from '#ui/components/button.tsx';
import { CountdownRing } from '#ui/components/countdown-ring.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { SESSION_COPY } from '#ui/copy/session.ts';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import { hasUnsent, unsentTexts } from '#ui/platform/unsent.ts';
import { useAddress } from '#ui/routing/address.tsx';

/** What is said of the countdown: rarely, so that it does not drown everything else (IDLE-07). */
const useAnnouncement = (secondsLeft: number): string => {
  const before = useRef<number | undefined>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const next = announcementAt(secondsLeft, before.current);
    before.current = secondsLeft;
    if (next !== undefined) setSaid(next);
  }, [secondsLeft]);
  return said;
};

const Warning = ({ secondsLeft }: { readonly secondsLeft: number }) => {
  const COPY = SESSION_COPY.idle;
  const stay = useAction(StayConnected);
  const endSession = useAction(EndSession);
  const said = useAnnouncement(secondsLeft);
  const [check, setCheck] = useState<'idle' | 'running' | 'unreachable'>('idle');
  const remain = async (): Promise<void> => {
    setCheck('running');
    const stayed = await stay();
    setCheck(!stayed.ok && stayed.failure === 'session.unreachable' ? 'unreachable' : 'idle');
  };
  return (
    <Dialog
      open
      role="alertdialog"
      above={
        <p className="pt-above">
          <Icon name="warning-circle" size="sm" />
          {COPY.above}
        </p>
      }
      title={COPY.title}
      cross={false}
      describe={false}
      aside={<CountdownRing left={secondsLeft} whole={WARNING_COUNTDOWN_S} />}
      onClose={() => void remain()}
      actions={
        <>
          <Button onClick={() => void endSession('login')}>{COPY.leave}</Button>
          <Button look="filled" data-autofocus aria-disabled={check === 'running'} onClick={() => void remain()}>
            {check === 'running' ? COPY.checking : COPY.stay}
          </Button>
        </>
      }
    >
      {/* The text that counts is for the eye; the ear has its own, which speaks seldom. */}
      <p aria-hidden="true">
        {COPY.before} <strong className="fw-semibold">{countdownText(secondsLeft)}</strong> {COPY.after}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {check === 'unreachable' ? <p role="alert">{COPY.unreachable}</p> : null}
    </Dialog>
  );
};

/** Watches over inactivity while somebody is logged in, and warns in time (IDLE-01 to IDLE-08). */
export const InactivityWatch = () => {
  const watch = useAction(WatchInactivity);
  const session = useCell(useInjection(SessionCell));
  const state = useCell(useInjection(InactivityCell));
  const watched = isLoggedIn(session);
  useEffect(() => (watched ? watch() : undefined), [watch, watched]);
  return state.kind === 'warning' ? <Warning secondsLeft={state.secondsLeft} /> : null;
};

/** The session is over: nothing private is left on the screen, and there is one way on, also where the provider does not answer who leaves (IDLE-05, SES-14, SES-15, SES-19). */
export const EndedDialog = ({ session }: { readonly session: Ended }) => {
  const COPY = SESSION_COPY.over;
  const endSession = useAction(EndSession);
  const carried = useInjection(CarriedTexts);
  const comeBackTo = useAction(ReadAsVisitor);
  const { path, query } = useAddress();
  // Asked while the page still holds it: it goes in the very moment in which this is shown.
  const [took] = useState(() => ({ isUnsent: hasUnsent(), texts: unsentTexts(), address: `${path}?${query}` }));
  const isCarried = session.reason !== 'loggedOut' && took.texts.length > 0;
  const leave = (): void => {
    if (isCarried) {
      carried.keep(took.texts);
      comeBackTo(took.address);
    }
    void endSession('login');
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={session.isLeaving ? COPY.leaving.title : session.reason === 'loggedOut' ? COPY.left : COPY.title}
      cross={false}
      onClose={leave}
      actions={
        <Button look="filled" data-autofocus onClick={leave}>
          {COPY.login}
        </Button>
      }
    >
      <p>{session.isLeaving ? COPY.leaving.text : COPY[session.reason]}</p>
      {took.isUnsent ? <p>{isCarried ? COPY.carried : COPY.unsent}</p> : null}
    </Dialog>
  );
};
