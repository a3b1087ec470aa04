import { tenderFields } from './tenders.ts';
import { notBeforePublication, record } from './primitives.ts';

/** A tender on the FEAD fund and the national fund (/aiuti-e-bandi/appalti). */
export const feadTender = record(tenderFields).refine(...notBeforePublication('deadline'));
