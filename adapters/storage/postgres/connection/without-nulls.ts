/** The row without its nulls: what the database has no value for is absent in the domain. */
export const withoutNulls = <R extends object>(row: R): R =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as R;
