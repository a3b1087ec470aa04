import * as z from 'zod';
import { tenderFields } from './tenders.ts';
import { notBeforePublication, record } from './primitives.ts';

/** A closed tender of past years (…/appalti/storico-appalti), of the agency or of the FEAD fund. */
export const pastTender = record({ ...tenderFields, fund: z.enum(['agenzia', 'fead']) }).refine(
  ...notBeforePublication('deadline'),
);
