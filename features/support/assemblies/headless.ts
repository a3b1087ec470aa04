import type { Assembly } from '../assembly.ts';
import { ComposedStage } from '../composed-stage.ts';
import { placeIdentity } from '../identity.ts';

/** Makes the assembly of the bare rules: no network, no database, no time that passes by itself. */
export const makeAssembly = (): Assembly => ({
  begin: (clock) =>
    Promise.resolve(new ComposedStage(clock, [], async (stage, username) => placeIdentity(stage, username))),
  stop: () => Promise.resolve(),
});
