import {
  CARRIED_TEXTS_KEY,
  FAREWELL_KEY,
  filterKey,
  REQUESTED_ADDRESS_KEY,
} from '#adapters/storage/browser/session-keys.ts';
import { repeatEarlyEvents } from './hydration/early-events.ts';
import { type EventReplay, recordEvents } from './hydration/event-replay.ts';
import { statesDefaults } from '#core/catalogue/stated-defaults.ts';
import { afterFirstView } from './hydration/idle.ts';
import { loadScripts } from './hydration/load-scripts.ts';
import { type Prefetch, prefetchLinks } from './hydration/prefetch.ts';
import { beginSignOn } from './hydration/sign-on.ts';
import { isSlowConnection } from './hydration/slow-connection.ts';
import { DATA_ID, ROOT_ID } from './ssr/document-ids.ts';
import type { PageData } from './ssr/page-data.ts';
import { hasLoginMark } from './platform/has-login-mark.ts';
import { recoverDocument } from './platform/missing-script.ts';
import './styles/main.scss';

/** How long recorded events wait for the sign-on check, once the scripts are here, before the browser handles them. */
const PATIENCE_MS = 1_500;

const data = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? 'null') as PageData | null;
const root = document.getElementById(ROOT_ID);

const start = (page: PageData, element: HTMLElement): void => {
  let hydration: Promise<void> | undefined;
  const reading = new AbortController();
  const hydrateNow = (): void => {
    hydration ??= loadAndHydrate(page, element, events)
      .then((prefetch) => {
        reading.abort();
        prefetchLinks(page.settings.basePath, prefetch);
      })
      .catch(() => {
        events.leaveToBrowser();
        // A page goes on as without script; a bare document has nothing to show.
        if (page.drawn === 'frame') void recoverDocument(element);
      });
  };
  const events: EventReplay = recordEvents(element, hydrateNow);
  repeatEarlyEvents();
  // Under `npm run dev`: components of a hydrated page are replaced hot, everything else is loaded again.
  import.meta.hot?.on('portal:renewed', ({ isHot }: { readonly isHot: boolean }) => {
    if (!isHot || hydration === undefined) window.location.reload();
  });
  const { statistics } = page.settings;
  if (statistics !== undefined)
    void afterFirstView()
      .then(() => import('./hydration/statistics.ts'))
      .then(({ countViews }) => countViews(page, statistics))
      // Statistics that do not come are nobody's loss.
      .catch(() => undefined);
  if (page.drawn === 'frame' || hasLoginMark() || isRecalled(page) || isUnfinished()) {
    hydrateNow();
    return;
  }
  // The first view goes before what the reader does not see; who has a slow connection is sent the rest at the first touch.
  void afterFirstView().then(async () => {
    if (!isSlowConnection()) hydrateNow();
    else (await import('./hydration/reading-only.ts')).followReading(element, reading.signal);
  });
};

/** Fetches the scripts and finds out who is here side by side, then hydrates. */
const loadAndHydrate = async (page: PageData, element: HTMLElement, events: EventReplay): Promise<Prefetch> => {
  const { provider, found } = beginSignOn(page);
  await loadScripts();
  const { hydrate } = await import('./hydration/hydrate.tsx');
  // Until it is known who is here the page works as without script: nobody waits for a provider that is slow.
  const impatient = setTimeout(() => events.leaveToBrowser(), PATIENCE_MS);
  void found.then(() => clearTimeout(impatient));
  return hydrate(page, element, provider, events);
};

/** Parameters that open something over a page. */
const OPENING = ['dettaglio', 'immagine'];

/**
 * Whether the script has something to go on with by itself: details or a picture that the address opens, what it had
 * noted at this place of the history (a draft, the card that was opened), a page to which the reader is to be led, a logout that is to be said.
 */
const isUnfinished = (): boolean => {
  const asked = new URLSearchParams(window.location.search);
  if (OPENING.some((name) => asked.has(name)) || window.history.state !== null) return true;
  try {
    return [REQUESTED_ADDRESS_KEY, FAREWELL_KEY, CARRIED_TEXTS_KEY].some(
      (key) => window.sessionStorage.getItem(key) !== null,
    );
  } catch {
    // Forbidden: then nothing was kept there.
    return false;
  }
};

/**
 * Keeps for the session what the address of a list says, and tells whether the session keeps something that an address
 * which says nothing must be given (LIST-07, LIST-16). A store that is forbidden keeps nothing (SES-18).
 */
const isRecalled = ({ memory }: PageData): boolean => {
  if (memory === undefined) return false;
  try {
    const key = filterKey(memory.memoryKey);
    const keeps = memory.keeps ?? (statesDefaults([...new URLSearchParams(window.location.search)]) ? '' : undefined);
    if (keeps === undefined) return (window.sessionStorage.getItem(key) ?? '') !== '';
    window.sessionStorage.setItem(key, keeps);
  } catch {
    // Forbidden or full: the list is what its address says.
  }
  return false;
};

if (data !== null && root !== null) start(data, root);
