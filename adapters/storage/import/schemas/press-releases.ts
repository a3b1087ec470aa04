import * as z from 'zod';
import { document, options, publication, record } from './primitives.ts';

/** A press release (/{agency}-comunica/comunicati-stampa); its first document is what the card opens. */
export const pressRelease = record({ ...publication, categories: options, documents: z.array(document).min(1) });
