import 'reflect-metadata/lite';
import { Container } from 'inversify';
import type { Binding, PortKey } from '#core/kernel/port-key.ts';

/** One composition of the product: every value is made on first use and then kept. */
export interface Composition {
  /** The value bound to `key`, or the use case that it defines. Throws when there is neither, or a need of it is missing. */
  get<T>(key: PortKey<T>): T;
}

/**
 * Puts lines of composition together; use cases need none, and one that is bound stands instead of the core's. A key that is bound
 * twice is a mistake of the composition root and is refused at once, so that no adapter silently hides another.
 */
export const compose = (...parts: readonly (Binding | readonly Binding[])[]): Composition => {
  const container = new Container({ defaultScope: 'Singleton' });
  const lines = new Map<PortKey<unknown>, Binding>();
  for (const line of parts.flat()) {
    if (lines.has(line.key)) throw new Error(`Two bindings for ${line.key.name}`);
    lines.set(line.key, line);
  }
  const bound = new Set<PortKey<unknown>>();
  /** Gives the container a line when it is first asked for, with the lines that it needs; a missing one the container names. */
  const bind = (key: PortKey<unknown>): void => {
    const line = lines.get(key) ?? key.useCase;
    if (line === undefined || bound.has(key)) return;
    bound.add(key);
    const { needs, make } = line;
    const ids = needs.map(({ id }) => id);
    container.bind(key.id).toResolvedValue((...values: unknown[]) => make(...(values as never[])), ids);
    needs.forEach(bind);
  };
  return {
    get: <T>(key: PortKey<T>): T => {
      bind(key);
      return container.get<T>(key.id);
    },
  };
};
