import { createContext, useContext, useMemo } from 'react';
import type { PortKey } from '#core/kernel/port-key.ts';

/** The part of a composition that the pages may see. */
export interface Injector {
  get<T>(key: PortKey<T>): T;
}

const InjectorContext = createContext<Injector | undefined>(undefined);

/** Provides a composition to everything below it. */
export const InjectionProvider = InjectorContext.Provider;

/** The composition itself, for the router, which passes it to a page's queries. */
export const useInjector = (): Injector => {
  const injector = useContext(InjectorContext);
  if (injector === undefined) throw new Error('no composition was provided above this component');
  return injector;
};

/** The use case, state cell or setting bound to `key`. Components never inject ports; queries read them (`pages/ask.ts`). */
export const useInjection = <T,>(key: PortKey<T>): T => useInjector().get(key);

/**
 * A use case that an event will call. It is made when it is first called, so that drawing a page on the server
 * makes nothing that belongs to a visit.
 */
export const useAction = <Args extends readonly unknown[], R>(
  key: PortKey<(...args: Args) => R>,
): ((...args: Args) => R) => {
  const injector = useInjector();
  return useMemo(
    () =>
      (...args: Args) =>
        injector.get(key)(...args),
    [injector, key],
  );
};
