/** The name under which the filters of a list are kept for the length of the browser session (LIST-07). */
export const filterKey = (memoryKey: string): string => `filters.${memoryKey}`;

/** The name under which a tab keeps what was being written when the session ended, until the sign-in (SES-19). */
export const CARRIED_TEXTS_KEY = 'carriedTexts';

/** The name under which a tab keeps that somebody has just logged out in it. */
export const FAREWELL_KEY = 'farewell';

/** The name under which the address is kept that was asked for too early, or that is to be opened after logging out (D-19, D-27). */
export const REQUESTED_ADDRESS_KEY = 'requestedAddress';
