/** Joins the classes that are there. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== false && name !== '').join(' ');
