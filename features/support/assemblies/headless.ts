import type { Assembly } from '../assembly.ts';
import { ComposedPortal } from '../composed-portal.ts';
import { bindIdentity } from '../identity.ts';

/** Makes the assembly of the bare rules: no network, no database, no time that passes by itself. */
export const makeAssembly = (): Assembly => ({
  begin: (clock) =>
    Promise.resolve(new ComposedPortal(clock, [], async (portal, username) => bindIdentity(portal, username))),
  stop: () => Promise.resolve(),
});
