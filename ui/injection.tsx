import { createContext, useContext } from 'react';
import type { PortKey } from '#core/kernel/port-key.ts';

/** The part of a composition that the pages may see. */
export interface Injector {
  get<T>(key: PortKey<T>): T;
}

const InjectorContext = createContext<Injector | undefined>(undefined);

/** Gives a composition to everything below it. */
export const InjectionProvider = InjectorContext.Provider;

/** The composition itself, for the router, which hands it on to a page's questions. */
export const useInjector = (): Injector => {
  const injector = useContext(InjectorContext);
  if (injector === undefined) throw new Error('no composition was provided above this component');
  return injector;
};

/** The use case, state cell or setting bound to `key`. Components never inject driven ports. */
export const useInjection = <T,>(key: PortKey<T>): T => useInjector().get(key);
