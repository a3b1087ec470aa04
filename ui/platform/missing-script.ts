import { LATE, SCRIPT_MISSING } from '#ui/ssr/document-ids.ts';
import { missingScriptStep, type MissingScriptStep } from '#core/navigation/missing-script.ts';

/** Name, in the state of the history, of "this address was loaded as a whole because a piece of script was missing". */
const MARK = 'caricata-intera';

const historyState = (): Readonly<Record<string, unknown>> => {
  const { state } = window.history as { readonly state: unknown };
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** HTTP status with which the address answers; undefined where nothing does. */
const statusOf = async (address: string): Promise<number | undefined> => {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return undefined;
  }
};

const step = async (): Promise<MissingScriptStep> => {
  const { href } = window.location;
  const pageStatus = await statusOf(href);
  const next = missingScriptStep({ pageStatus, wasLoadedWhole: MARK in historyState() });
  // A reader who has navigated meanwhile no longer waits for that script.
  if (next !== 'loadWhole' || window.location.href !== href) return next;
  // The state of the history outlives a reload, belongs to this address alone, and needs no permission to store data.
  window.history.replaceState({ ...historyState(), [MARK]: true }, '');
  window.location.reload();
  // The document is being unloaded: the promise never settles.
  return new Promise<never>(() => undefined);
};

let deciding: Promise<MissingScriptStep> | undefined;

/**
 * To be called when a piece of script that somebody waits for did not come, never for one that was only fetched in
 * advance: loads the address as a whole page once, or tells why not. Several pieces that fail at once are one failure.
 */
export const recoverFromMissingScript = (): Promise<MissingScriptStep> =>
  (deciding ??= step().finally(() => {
    deciding = undefined;
  }));

/** To be called when the script that fills a bare document did not come; says so in the document where it is not reloaded. */
export const recoverDocument = async (root: HTMLElement): Promise<void> => {
  await recoverFromMissingScript();
  for (const waiting of root.querySelectorAll<HTMLElement>('main [aria-busy="true"]')) waiting.hidden = true;
  for (const notice of root.querySelectorAll<HTMLElement>(`[${SCRIPT_MISSING}]`)) notice.classList.remove(LATE);
};

/** To be called when the page of an address has come whole: after another deploy it may be reloaded again. */
export const forgetMissingScript = (): void => {
  const { [MARK]: mark, ...rest } = historyState();
  if (mark !== undefined) window.history.replaceState(Object.keys(rest).length === 0 ? null : rest, '');
};
