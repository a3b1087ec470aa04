import { portKey } from './port-key.ts';

/** Tells the time, so that no rule reads the machine's clock by itself. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
}
export const Clock = portKey<Clock>('Clock');

/** Calls back later; the only way for a rule to wait. */
export interface Timer {
  /** Runs `action` once after `delayMs` milliseconds; the returned function cancels it. */
  after(delayMs: number, action: () => void): () => void;
}
export const Timer = portKey<Timer>('Timer');
