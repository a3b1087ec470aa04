import { setWorldConstructor, World, type IWorldOptions } from '@cucumber/cucumber';
import type { PortKey } from '#core/kernel/port-key.ts';
import type { ScenarioPortal } from './assembly.ts';
import { SettableClock } from './clock.ts';

interface Parameters {
  readonly assembly: string;
}

type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: unknown };

/** What the steps of one scenario share. */
export class PortalWorld extends World<Parameters> {
  readonly clock = new SettableClock();
  readonly #notes = new Map<string, unknown>();
  #portal: ScenarioPortal | undefined;
  #outcome: Outcome | undefined;
  #outcomeSeen = true;
  #isPrepared = true;

  constructor(options: IWorldOptions<Parameters>) {
    super(options);
    const unknown = Object.keys(options.parameters).filter((name) => name !== 'assembly');
    if (unknown.length > 0) throw new Error(`Parametri sconosciuti nel profilo: ${unknown.join(', ')}`);
  }

  /** Called by the hooks before the first step; `readsDemonstration` for a scenario about the contents that the portal brings along. */
  enter(portal: ScenarioPortal, readsDemonstration: boolean): void {
    this.#portal = portal;
    this.#isPrepared = this.parameters.assembly === 'headless' || !readsDemonstration;
  }

  /** Whether the scenario finds what its steps put there, and not the contents of the demonstration. */
  get isPrepared(): boolean {
    return this.#isPrepared;
  }

  get portal(): ScenarioPortal {
    if (this.#portal === undefined) throw new Error('Lo scenario non è ancora cominciato');
    return this.#portal;
  }

  /** The use case, state cell or port under this key, as the current assembly composes it. */
  use<T>(key: PortKey<T>): T {
    return this.portal.use(key);
  }

  /** Puts something in the place of what the assembly would compose by itself; only before the first `use`. */
  place<T>(key: PortKey<T>, value: T): void {
    this.portal.place(key, value);
  }

  signIn(username: string | undefined): Promise<void> {
    return this.portal.signIn(username);
  }

  /** Remembers a value for a later step of the same scenario. */
  note(slot: string, value: unknown): void {
    this.#notes.set(slot, value);
  }

  /** The value noted under `slot`; an error if no step noted one. */
  noted<T>(slot: string): T {
    if (!this.#notes.has(slot)) throw new Error(`Nessun passo precedente ha preparato «${slot}»`);
    return this.#notes.get(slot) as T;
  }

  /** The value noted under `slot`, or `absent` when no step noted one. */
  notedOr<T>(slot: string, absent: T): T {
    return this.#notes.has(slot) ? (this.#notes.get(slot) as T) : absent;
  }

  /**
   * Runs the action of a scenario and keeps what came of it. An error fails the scenario at its end
   * unless a step looks at it with `failure`.
   */
  async attempt<T>(action: () => T | Promise<T>): Promise<void> {
    this.#outcomeSeen = false;
    try {
      this.#outcome = { ok: true, value: await action() };
    } catch (error) {
      this.#outcome = { ok: false, error };
    }
  }

  /** What the action answered. */
  result<T>(): T {
    this.#outcomeSeen = true;
    if (this.#outcome === undefined) throw new Error('Nessuna azione è stata compiuta');
    if (!this.#outcome.ok) throw this.#outcome.error;
    return this.#outcome.value as T;
  }

  /** The error with which the action ended. */
  failure(): unknown {
    this.#outcomeSeen = true;
    if (this.#outcome === undefined || this.#outcome.ok) throw new Error('L’azione è riuscita, mentre doveva fallire');
    return this.#outcome.error;
  }

  /** The error that no step looked at, if any. */
  unseenError(): unknown {
    return !this.#outcomeSeen && this.#outcome?.ok === false ? this.#outcome.error : undefined;
  }

  async leave(): Promise<void> {
    await this.#portal?.end();
  }
}

setWorldConstructor(PortalWorld);
