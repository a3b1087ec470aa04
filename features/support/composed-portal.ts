import { compose, type Composition } from '#adapters/composition/compose.ts';
import { Clock, Timer } from '#core/kernel/clock.ts';
import { Logger } from '#core/kernel/logger.ts';
import { type Binding, binding, type PortKey } from '#core/kernel/port-key.ts';
import type { ScenarioPortal } from './assembly.ts';
import { plainCells } from './cells.ts';
import type { SettableClock } from './clock.ts';
import { RecordedLog } from './recorded-log.ts';

/** Puts something where this portal asks for it, such as behind a service; false when it belongs into the portal itself. */
export type BindElsewhere = (key: PortKey<unknown>, value: unknown) => boolean;

/** A portal that composes use cases over what its assembly gives, with what a scenario puts in its place. */
export class ComposedPortal implements ScenarioPortal {
  readonly #placed = new Map<PortKey<unknown>, Binding>();
  readonly #clock: SettableClock;
  readonly #parts: readonly Binding[];
  readonly #onSignIn: (portal: ScenarioPortal, username: string | undefined) => Promise<void>;
  readonly #bindElsewhere: BindElsewhere;
  #composition: Composition | undefined;

  constructor(
    clock: SettableClock,
    parts: readonly Binding[],
    onSignIn: (portal: ScenarioPortal, username: string | undefined) => Promise<void>,
    bindElsewhere: BindElsewhere = () => false,
  ) {
    this.#clock = clock;
    this.#parts = parts;
    this.#onSignIn = onSignIn;
    this.#bindElsewhere = bindElsewhere;
    this.place(Logger, new RecordedLog());
  }

  place<T>(key: PortKey<T>, value: T): void {
    if (this.#composition !== undefined)
      throw new Error(`Troppo tardi per preparare ${key.name}: il portale è già in uso`);
    if (this.#bindElsewhere(key, value)) return;
    this.#placed.set(
      key,
      binding(key, [], () => value),
    );
  }

  use<T>(key: PortKey<T>): T {
    this.#composition ??= this.#compose();
    return this.#composition.get(key);
  }

  signIn(username: string | undefined): Promise<void> {
    return this.#onSignIn(this, username);
  }

  async end(): Promise<void> {}

  #compose(): Composition {
    const fixed = [binding(Clock, [], () => this.#clock), binding(Timer, [], () => this.#clock)];
    const parts = [...plainCells(), ...fixed, ...this.#parts];
    return compose(
      parts.filter(({ key }) => !this.#placed.has(key)),
      [...this.#placed.values()],
    );
  }
}
