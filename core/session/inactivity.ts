import { MS_PER_S } from '#core/kernel/time-units.ts';
import { INACTIVITY_LIMIT_MS, type InactivityState, initialInactivity, SESSION_LIMIT_MS } from './inactivity-cell.ts';

/** Activity is looked at no more often than this (IDLE-02). */
export const MOVE_THROTTLE_MS = 3_000;
/** The clock is read again at least this often (IDLE-02). */
export const MINUTE_TICK_MS = 60_000;

/** Something that happened to the watch; `shared` is the last activity that any tab has noted. */
export type InactivityEvent =
  | { readonly type: 'started'; readonly now: number; readonly shared: number | undefined }
  | { readonly type: 'moved'; readonly now: number; readonly shared: number | undefined }
  | { readonly type: 'looked'; readonly now: number; readonly shared: number | undefined }
  | { readonly type: 'stayed'; readonly now: number }
  | { readonly type: 'stopped' };

/** What follows: the last activity is noted for all tabs, or the session is over. */
export type InactivityCommand =
  | { readonly type: 'keepActivity'; readonly at: number }
  | { readonly type: 'endSession' };

/** A new state and what is to be done. */
export interface InactivityStep {
  readonly state: InactivityState;
  readonly commands: readonly InactivityCommand[];
}

/** What the clock says about an activity that long ago; a time in the future counts as now (IDLE-01, IDLE-05, IDLE-06). */
export const inactivityAt = (lastActivity: number, now: number): Exclude<InactivityState, { kind: 'off' }> => {
  const idle = now - lastActivity;
  if (idle < 0) return { kind: 'watching', lastActivity: now };
  if (idle < INACTIVITY_LIMIT_MS) return { kind: 'watching', lastActivity };
  if (idle < SESSION_LIMIT_MS)
    return { kind: 'warning', lastActivity, secondsLeft: Math.ceil((SESSION_LIMIT_MS - idle) / MS_PER_S) };
  return { kind: 'over' };
};

/** A shared time in the future, or no number at all, is rubbish and does not count (IDLE-08). */
const isKnown = (shared: number | undefined, now: number): shared is number => shared !== undefined && shared <= now;

/** The latest activity of this and the other tabs. */
const latest = (own: number, shared: number | undefined, now: number): number =>
  isKnown(shared, now) ? Math.max(Math.min(own, now), shared) : own;

const settled = (state: InactivityState): InactivityStep => ({
  state,
  commands: state.kind === 'over' ? [{ type: 'endSession' }] : [],
});

const activeAt = (now: number): InactivityStep => ({
  state: { kind: 'watching', lastActivity: now },
  commands: [{ type: 'keepActivity', at: now }],
});

/** Opening a page is activity, unless the warning is open or the time is over in the other tabs. */
const onStarted = (now: number, shared: number | undefined): InactivityStep => {
  if (!isKnown(shared, now)) return activeAt(now);
  const found = inactivityAt(shared, now);
  return found.kind === 'watching' ? activeAt(now) : settled(found);
};

/**
 * What becomes of the watch when something happens. Times are read from the clock, never counted, so that a sleeping
 * machine wakes up in the right state (IDLE-06). Once over, only a new start leaves that state.
 */
export const advanceInactivity = (state: InactivityState, event: InactivityEvent): InactivityStep => {
  if (event.type === 'stopped') return { state: state.kind === 'over' ? state : initialInactivity(), commands: [] };
  const isIdle = state.kind === 'off' || state.kind === 'over';
  if (event.type === 'started') return isIdle ? onStarted(event.now, event.shared) : { state, commands: [] };
  if (isIdle) return { state, commands: [] };
  if (event.type === 'stayed') return activeAt(event.now);
  const found = inactivityAt(latest(state.lastActivity, event.shared, event.now), event.now);
  if (event.type === 'moved' && found.kind === 'watching' && event.now - found.lastActivity >= MOVE_THROTTLE_MS)
    return activeAt(event.now);
  return settled(found);
};

/** Milliseconds until the clock has to be read again; undefined when there is nothing to watch (IDLE-02). */
export const nextLookIn = (state: InactivityState, now: number): number | undefined => {
  if (state.kind === 'watching')
    return Math.min(MINUTE_TICK_MS, Math.max(0, state.lastActivity + INACTIVITY_LIMIT_MS - now));
  if (state.kind === 'warning')
    return Math.max(0, state.lastActivity + SESSION_LIMIT_MS - now - (state.secondsLeft - 1) * MS_PER_S);
  return undefined;
};
