import { binding, type Binding } from '#core/kernel/port-key.ts';
import { ProcedureRepository } from './procedure-repository.ts';
import { makeReadProcedures } from './read-procedures.ts';
import { ReadProcedures } from './use-cases.ts';

/** The use cases of a company's procedures. */
export const bindings: readonly Binding[] = [binding(ReadProcedures, [ProcedureRepository], makeReadProcedures)];
