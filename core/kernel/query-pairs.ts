/**
 * The query of an address as decoded name–value pairs in their order. The neutral form between
 * the raw text of an address, which adapters and pages split, and the core, which has no URLSearchParams.
 */
export type QueryPairs = readonly (readonly [name: string, value: string])[];
