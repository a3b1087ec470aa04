import { Clock, Timer } from '#core/kernel/clock.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import { fail, type Result, succeed } from '#core/kernel/result.ts';
import { DispatchSession } from './dispatch.ts';
import { checkIdentity } from './identity-check.ts';
import { InactivityCell } from './inactivity-cell.ts';
import { advanceInactivity, type InactivityEvent, MOVE_THROTTLE_MS, nextLookIn } from './inactivity.ts';
import { ActivitySource, IdentityProvider, SharedDeadline } from './ports.ts';
import { isLoggedIn, SessionCell } from './state.ts';
import { userFromClaims } from './user.ts';

/** Takes the watch one event further and does what follows from it. */
export type DispatchInactivity = (event: InactivityEvent) => void;

/** Builds `DispatchInactivity`. */
export const makeDispatchInactivity =
  (cell: InactivityCell, deadline: SharedDeadline, dispatchSession: DispatchSession): DispatchInactivity =>
  (event) => {
    const { state, commands } = advanceInactivity(cell.read(), event);
    cell.replace(state);
    for (const command of commands) {
      if (command.type === 'keepActivity') deadline.keep(command.at);
      else void dispatchSession({ type: 'ended', reason: 'inactivity', leaveFor: undefined });
    }
  };
export const DispatchInactivity = defineUseCase(
  'DispatchInactivity',
  [InactivityCell, SharedDeadline, DispatchSession],
  makeDispatchInactivity,
);

/** Watches over inactivity while somebody is logged in; the returned function stops (IDLE-01, IDLE-02, IDLE-08). */
export type WatchInactivity = () => () => void;

/** Builds `WatchInactivity`. */
export const makeWatchInactivity =
  (
    dispatch: DispatchInactivity,
    cell: InactivityCell,
    session: SessionCell,
    deadline: SharedDeadline,
    activity: ActivitySource,
    clock: Clock,
    timer: Timer,
  ): WatchInactivity =>
  () => {
    if (!isLoggedIn(session.read())) return () => undefined;
    let cancel = (): void => undefined;
    const look = (type: 'started' | 'moved' | 'looked'): void => {
      dispatch({ type, now: clock.now(), shared: deadline.lastActivity() });
      cancel();
      const delay = nextLookIn(cell.read(), clock.now());
      cancel = delay === undefined ? () => undefined : timer.after(delay, () => look('looked'));
    };
    look('started');
    let movedAt = Number.NEGATIVE_INFINITY;
    const stopListening = activity.listen(() => {
      // Looking costs a read of the browser's store, and the mouse moves a hundred times a second.
      const sinceLast = clock.now() - movedAt;
      if (sinceLast >= 0 && sinceLast < MOVE_THROTTLE_MS) return;
      movedAt = clock.now();
      look('moved');
    });
    return () => {
      cancel();
      stopListening();
      dispatch({ type: 'stopped' });
    };
  };
export const WatchInactivity = defineUseCase(
  'WatchInactivity',
  [DispatchInactivity, InactivityCell, SessionCell, SharedDeadline, ActivitySource, Clock, Timer],
  makeWatchInactivity,
);

/** Why "Rimani collegato" did not help: the session is over, or the provider cannot be reached and it may be tried again. */
export type StayFailure = 'session.over' | 'session.unreachable';

/** "Rimani collegato": checks the sign-on session again and resets the countdown (IDLE-03). */
export type StayConnected = () => Promise<Result<void, StayFailure>>;

/** Builds `StayConnected`. The countdown goes on during the check; at zero the session is over whatever the answer. */
export const makeStayConnected =
  (
    dispatchSession: DispatchSession,
    dispatch: DispatchInactivity,
    session: SessionCell,
    deadline: SharedDeadline,
    provider: IdentityProvider,
    clock: Clock,
    timer: Timer,
  ): StayConnected =>
  async () => {
    const found = await checkIdentity(provider, timer);
    dispatch({ type: 'looked', now: clock.now(), shared: deadline.lastActivity() });
    const state = session.read();
    if (!isLoggedIn(state)) return fail('session.over');
    if (found.kind === 'unreachable') return fail('session.unreachable');
    if (found.kind === 'anonymous' || userFromClaims(found.claims).fiscalCode !== state.user.fiscalCode) {
      await dispatchSession({ type: 'ended', reason: 'refused', leaveFor: undefined });
      return fail('session.over');
    }
    dispatch({ type: 'stayed', now: clock.now() });
    return succeed(undefined);
  };
export const StayConnected = defineUseCase(
  'StayConnected',
  [DispatchSession, DispatchInactivity, SessionCell, SharedDeadline, IdentityProvider, Clock, Timer],
  makeStayConnected,
);
