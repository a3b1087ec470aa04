import type { StateCell } from '#core/kernel/state-cell.ts';

/** A state in a plain variable, which remembers every value it had. */
export class PlainCell<S> implements StateCell<S> {
  #state: S;
  readonly history: S[];

  constructor(initial: S) {
    this.#state = initial;
    this.history = [initial];
  }

  read(): S {
    return this.#state;
  }

  replace(next: S): void {
    this.#state = next;
    this.history.push(next);
  }
}
