/** The last number that a page can have: that of the int32 which the published description names. Past the end a list is empty (API-05). */
export const MAX_PAGE = 2_147_483_647;

/** The page that the text names: digits, from 1 to the last possible page; undefined for anything else. */
export const pageNumberFrom = (text: string): number | undefined => {
  const page = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return page !== undefined && page <= MAX_PAGE ? page : undefined;
};
