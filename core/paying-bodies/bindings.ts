import { binding, type Binding } from '#core/kernel/port-key.ts';
import { makeFindPayingBodies } from './find-paying-bodies.ts';
import { PayingBodyRepository } from './paying-body-repository.ts';
import { FindPayingBodies } from './use-cases.ts';

/** The use cases of the paying-body finder. */
export const bindings: readonly Binding[] = [binding(FindPayingBodies, [PayingBodyRepository], makeFindPayingBodies)];
