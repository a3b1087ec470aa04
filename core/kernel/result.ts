/**
 * A business outcome that the caller must look at: either a value or a failure of a closed union.
 * Broken machinery (network, database) is thrown instead, as a `ServiceError`.
 */
export type Result<T, F> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: F };

/** A successful outcome. */
export const succeed = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A failed outcome; `failure` carries a stable code such as `session.no-company`. */
export const fail = <F>(failure: F): { readonly ok: false; readonly failure: F } => ({ ok: false, failure });
