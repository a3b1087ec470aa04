import 'reflect-metadata/lite';
import { Container } from 'inversify';
import type { Binding, PortKey } from '#core/kernel/port-key.ts';

/** One composition of the product: everything that was bound, made on first use and then kept. */
export interface Composition {
  /** The value bound to `key`. Throws when nothing was bound to it, or a need of it is missing. */
  get<T>(key: PortKey<T>): T;
}

/**
 * Puts lines of composition together. A key that is bound twice is a mistake of the composition root
 * and is refused at once, so that no adapter silently hides another.
 */
export const compose = (...parts: readonly (Binding | readonly Binding[])[]): Composition => {
  const container = new Container({ defaultScope: 'Singleton' });
  const seen = new Set<symbol>();
  for (const { key, needs, make } of parts.flat()) {
    if (seen.has(key)) throw new Error(`Two bindings for ${String(key.description)}`);
    seen.add(key);
    container.bind(key).toResolvedValue((...values: unknown[]) => make(...(values as never[])), [...needs]);
  }
  return { get: <T>(key: PortKey<T>): T => container.get<T>(key) };
};
