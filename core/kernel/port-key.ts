/**
 * The key under which a port, a use case or a state cell is found in a composition. It carries the type of its value, so that a
 * composition is checked by the compiler, and is plain data at run time, so that the core needs no container.
 */
export interface PortKey<T> {
  /** What a container knows the key by. */
  readonly id: symbol;
  readonly name: string;
  /** How a use case is made, where nothing else is bound to its key. */
  readonly useCase?: Recipe;
  readonly __of?: T;
}

/** From the values of which keys a value is made, and how. */
export interface Recipe {
  readonly needs: readonly PortKey<unknown>[];
  readonly make: (...needs: never[]) => unknown;
}

/** One line of a composition: what is made, from what, and how. */
export interface Binding extends Recipe {
  readonly key: PortKey<unknown>;
}

/** The values of a list of keys, in order. */
export type Resolved<Keys extends readonly PortKey<unknown>[]> = {
  [I in keyof Keys]: Keys[I] extends PortKey<infer T> ? T : never;
};

/**
 * Makes the key for a port. By habit the key has the same name as the port's type.
 * @__NO_SIDE_EFFECTS__
 */
export const portKey = <T>(name: string): PortKey<T> => ({ id: Symbol(name), name });

/**
 * Makes the key of a use case, with its factory: `make` receives the values of `needs`, in order, when the use case is first asked for.
 * So a use case comes with the module that asks for it, and no list names it.
 * @__NO_SIDE_EFFECTS__
 */
export const defineUseCase = <T, const Keys extends readonly PortKey<unknown>[]>(
  name: string,
  needs: Keys,
  make: (...needs: Resolved<Keys>) => T,
): PortKey<T> => ({ ...portKey<T>(name), useCase: { needs, make } });

/** A typed line of a composition: `make` receives the values of `needs`, in order. */
export const binding = <T, const Keys extends readonly PortKey<unknown>[]>(
  key: PortKey<T>,
  needs: Keys,
  make: (...needs: Resolved<Keys>) => T,
): Binding => ({ key, needs, make });
