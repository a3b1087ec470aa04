/** A piece of the portal's script that did not come. */
export class MissingScript extends Error {
  override readonly name = 'MissingScript';

  constructor(cause: unknown) {
    super('no script', { cause });
  }
}

/** What is known when a piece of script did not come. */
export interface MissingScriptSituation {
  /** HTTP status with which the address of the page answers; undefined where nothing answers. */
  readonly pageStatus: number | undefined;
  /** Whether the address has been loaded as a whole for this reason before. */
  readonly wasLoadedWhole: boolean;
}

/** What is done: the address is loaded as a whole page, or a message says why that would not help. */
export type MissingScriptStep = 'loadWhole' | 'offline' | 'unavailable' | 'gone';

const LEAST_SERVER_FAULT = 500;

/**
 * What to do about a piece of script that did not come. After a deploy the pieces of an open page are gone for good, so its
 * address is loaded as a whole, once: a piece that is missing even then is reported as missing. Where the service does not
 * answer, loading would only lose what is on the screen (ERR-08, PAGE-25).
 */
export const missingScriptStep = ({ pageStatus, wasLoadedWhole }: MissingScriptSituation): MissingScriptStep => {
  if (pageStatus === undefined) return 'offline';
  if (pageStatus >= LEAST_SERVER_FAULT) return 'unavailable';
  return wasLoadedWhole ? 'gone' : 'loadWhole';
};
