import type { makeReservedRepositories } from './reserved-area.ts';

/** What only reserved pages ask. */
export type ReservedRepositories = ReturnType<typeof makeReservedRepositories>;

/** The reserved area's part of the client, once its script has run: reserved pages bring it along, and ask at once (ROUTE-03). */
export const loadedReservedArea: { make?: typeof makeReservedRepositories } = {};
