import type { Timer } from '#core/kernel/clock.ts';

/** How often a thread is asked (milliseconds). */
const BEAT_MS = 2_000;
/** Missed beats after which a thread is not ready for more work: one page holds it up less. */
const LATE_BEATS = 3;

/**
 * Asks a thread again and again whether it still answers. Beats are counted, not time: a process that stood still itself reads the
 * answers that wait before it counts the next one.
 */
export class Heartbeat {
  readonly #timer: Timer;
  readonly #ask: () => void;
  readonly #onSilence: () => void;
  readonly #mostBeats: number;
  /** How many beats the thread has not answered; undefined while none is open. */
  #missed: number | undefined;
  #cancel: () => void;

  /** `onSilence` is called once when nothing was heard of the thread for `limitMs`. */
  constructor(timer: Timer, limitMs: number, ask: () => void, onSilence: () => void) {
    this.#timer = timer;
    this.#ask = ask;
    this.#onSilence = onSilence;
    this.#mostBeats = Math.max(LATE_BEATS, Math.ceil(limitMs / BEAT_MS));
    this.#cancel = timer.after(BEAT_MS, () => this.#beat());
  }

  /** Whether the thread has answered lately. */
  get isHeard(): boolean {
    return (this.#missed ?? 0) < LATE_BEATS;
  }

  /** The thread has said something. */
  hear(): void {
    this.#missed = undefined;
  }

  stop(): void {
    this.#cancel();
  }

  #beat(): void {
    if (this.#missed === undefined) {
      this.#missed = 0;
      this.#ask();
    } else this.#missed += 1;
    if (this.#missed >= this.#mostBeats) this.#onSilence();
    else this.#cancel = this.#timer.after(BEAT_MS, () => this.#beat());
  }
}
