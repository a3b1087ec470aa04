/**
 * The tuning constants of the search engine, each with its reason; those that memory and database share are in core/search
 * (`MAX_CORRECTED_WORDS`, `MAX_RELAXED_QUERIES`). Costs are CPU microseconds where they were measured (`npm run bench:search`, embedded
 * database, 2026-11): only their relation decides.
 */

/** Reading a matching document out of the index and sorting it. */
export const READ_MATCH_COST = 7;

/** Passing one document while documents are read newest first and tested against the query: a sequential read, no sort. */
export const PASS_DOCUMENT_COST = 3;

/** Titles looked at for a completion, per way of matching. A prefix of more titles is too short to be ranked well anyway. */
export const MAX_COMPLETED_TITLES = 300;

/** A corrected word is at most this much longer or shorter than the typed one: the edits that `nearestWord` allows. */
export const MAX_LENGTH_DIFFERENCE = 2;

/**
 * Pieces of a typed word of which a correction has at least one: two edits leave one of four whole, even where one of them swaps
 * letters across two pieces.
 */
export const SPELLING_PIECES = 4;

/** Ways of correcting a text that are compared, each at the cost of a search. */
export const MAX_CORRECTED_TEXTS = 4;

/** Expired entries ranked last by one statement, so that readers are not kept waiting (`connection/turns.ts`). */
export const EXPIRY_BATCH = 500;
