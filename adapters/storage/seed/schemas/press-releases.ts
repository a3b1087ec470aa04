import { options, publication, record } from './primitives.ts';

/** A press release (/{agency}-comunica/comunicati-stampa). */
export const pressRelease = record({ ...publication, categories: options });
