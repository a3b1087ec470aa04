/** Pages are numbered up to here; a greater number in an address is impossible. */
export const MAX_PAGE = 100_000;

/** The page that the text names: digits, from 1 to the last possible page; undefined for anything else. */
export const pageNumberFrom = (text: string): number | undefined => {
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
  return page !== undefined && page <= MAX_PAGE ? page : undefined;
};
