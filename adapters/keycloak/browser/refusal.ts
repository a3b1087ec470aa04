/** A provider that answers within this time is asked nothing more. */
export const DOUBT_MS = 500;
const SERVER_ERROR = 500;

/** The status of an answer, 0 where its origin does not let us read it; undefined when nobody answered. */
const statusAt = async (address: string, mode: 'cors' | 'no-cors'): Promise<number | undefined> => {
  try {
    return (await fetch(address, { mode, credentials: 'omit', cache: 'no-store' })).status;
  } catch {
    return undefined;
  }
};

/**
 * Whether a provider refuses to answer: nobody listens at its address, or it answers with a fault. A frame does not tell
 * that from an answer that is on its way. One that only takes its time does not refuse, and one that others may not read
 * is taken for alive.
 */
export const refusesToAnswer = async (address: string): Promise<boolean> => {
  const status = (await statusAt(address, 'cors')) ?? (await statusAt(address, 'no-cors'));
  return status === undefined || status >= SERVER_ERROR;
};
