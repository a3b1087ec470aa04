import { compose, type Composition } from '#adapters/composition/compose.ts';
import { Clock, Timer } from '#core/kernel/clock.ts';
import { Logger } from '#core/kernel/logger.ts';
import { type Binding, binding, type PortKey } from '#core/kernel/port-key.ts';
import { wiring } from '#core/wiring.ts';
import type { Assembly, Stage } from '../assembly.ts';
import type { SettableClock } from '../clock.ts';
import { defaultsFor } from '../defaults.ts';
import { placeIdentity } from '../identity.ts';
import { RecordedLog } from '../recorded-log.ts';

/** The rules over the memory: no network, no database, no time that passes by itself. */
class HeadlessStage implements Stage {
  readonly #placed = new Map<PortKey<unknown>, Binding>();
  readonly #clock: SettableClock;
  #composition: Composition | undefined;

  constructor(clock: SettableClock) {
    this.#clock = clock;
    this.place(Logger, new RecordedLog());
  }

  place<T>(key: PortKey<T>, value: T): void {
    if (this.#composition !== undefined) throw new Error(`Troppo tardi per preparare ${String(key.description)}: il portale è già in uso`);
    this.#placed.set(key, binding(key, [], () => value));
  }

  use<T>(key: PortKey<T>): T {
    this.#composition ??= this.#compose();
    return this.#composition.get(key);
  }

  async signIn(username: string | undefined): Promise<void> {
    placeIdentity(this, username);
  }

  async end(): Promise<void> {}

  #compose(): Composition {
    const fixed = [binding(Clock, [], () => this.#clock), binding(Timer, [], () => this.#clock)];
    const parts = [...wiring, ...fixed, ...defaultsFor()];
    return compose(
      parts.filter(({ key }) => !this.#placed.has(key)),
      [...this.#placed.values()],
    );
  }
}

/** Makes the assembly of the bare rules. */
export const makeAssembly = (): Assembly => ({
  begin: (clock) => Promise.resolve(new HeadlessStage(clock)),
  stop: () => Promise.resolve(),
});
