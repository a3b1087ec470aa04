import { portKey } from '#core/kernel/port-key.ts';
import type { StateCell } from '#core/kernel/state-cell.ts';

/** Without activity for this long, the warning opens (IDLE-01). */
export const INACTIVITY_LIMIT_MS = 180_000;
/** How long the warning counts down (IDLE-01). */
export const WARNING_COUNTDOWN_S = 180;
/** Without activity for this long, the session is over. */
export const SESSION_LIMIT_MS = INACTIVITY_LIMIT_MS + WARNING_COUNTDOWN_S * 1_000;

/** Where the watch over inactivity stands; times in milliseconds since 1970. */
export type InactivityState =
  | { readonly kind: 'off' }
  | { readonly kind: 'watching'; readonly lastActivity: number }
  /** The warning is open; `secondsLeft` goes from 180 to 1. */
  | { readonly kind: 'warning'; readonly lastActivity: number; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/** The cell that holds the watch. */
export type InactivityCell = StateCell<InactivityState>;
export const InactivityCell = portKey<InactivityCell>('InactivityCell');

/** Nobody is watched. */
export const initialInactivity = (): InactivityState => ({ kind: 'off' });
