import { binding, type Binding, type PortKey } from './port-key.ts';

type Asked<Method> = Method extends (...args: infer Args) => infer Answer ? (...args: Args) => Answer : never;

/** Binds a use case that only reads: the question goes to the port's method as it is. */
export const reading = <Port extends object, Name extends keyof Port>(
  useCase: PortKey<Asked<Port[Name]>>,
  port: PortKey<Port>,
  name: Name,
): Binding =>
  binding(
    useCase,
    [port] as const,
    (made: Port) =>
      ((...args: unknown[]) => (made[name] as (...all: unknown[]) => unknown).apply(made, args)) as Asked<Port[Name]>,
  );
