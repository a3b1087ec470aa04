/**
 * The key under which a port, a use case or a state cell is found in a composition.
 * It carries the type of what it stands for, so that a composition is checked by the compiler,
 * and is an ordinary symbol at run time, so that the core needs no container.
 */
export type PortKey<T> = symbol & { readonly __of?: T };

/** Makes the key for a port. By habit the key has the same name as the port's type. */
export const portKey = <T>(name: string): PortKey<T> => Symbol(name);

/** The values that a list of keys stands for, in order. */
export type Resolved<Keys extends readonly PortKey<unknown>[]> = {
  [I in keyof Keys]: Keys[I] extends PortKey<infer T> ? T : never;
};

/** One line of a composition: what is made, from what, and how. */
export interface Binding {
  readonly key: PortKey<unknown>;
  readonly needs: readonly PortKey<unknown>[];
  readonly make: (...needs: never[]) => unknown;
}

/** A typed line of a composition: `make` receives the values of `needs`, in order. */
export const binding = <T, const Keys extends readonly PortKey<unknown>[]>(
  key: PortKey<T>,
  needs: Keys,
  make: (...needs: Resolved<Keys>) => T,
): Binding => ({ key, needs, make });
