import type { PortKey } from '#core/kernel/port-key.ts';
import type { SettableClock } from './clock.ts';

/** Portal fixture of one scenario: a new composition of the product, used by one person at a time. */
export interface ScenarioPortal {
  /** The use case, state cell or port under this key, as this assembly composes it. */
  use<T>(key: PortKey<T>): T;
  /** Puts something in the place of what the assembly would compose by itself; only before the first `use`. */
  place<T>(key: PortKey<T>, value: T): void;
  /** Signs in a demonstration user; undefined stands for a visitor who has not signed in. */
  signIn(username: string | undefined): Promise<void>;
  /** Whether anything has been asked of a service; undefined where there is none. */
  readonly hasAsked?: boolean;
  /** Ends what the scenario started. */
  end(): Promise<void>;
}

/** One way of composing the product. Made once per run; makes one portal per scenario. */
export interface Assembly {
  begin(clock: SettableClock): Promise<ScenarioPortal>;
  stop(): Promise<void>;
}

/** The names that a profile may give as `assembly`. */
const ASSEMBLIES = ['headless', 'http', 'browser'] as const;

/** Loads an assembly by name, so that a headless run never touches a database or a browser. */
export const loadAssembly = async (name: string): Promise<Assembly> => {
  switch (name) {
    case 'headless':
      return (await import('./assemblies/headless.ts')).makeAssembly();
    case 'http':
      return (await import('./assemblies/http.ts')).makeAssembly();
    case 'browser':
      return (await import('./assemblies/browser.ts')).makeAssembly();
    default:
      throw new Error(`Assemblaggio sconosciuto: «${name}». I nomi ammessi sono ${ASSEMBLIES.join(', ')}.`);
  }
};
