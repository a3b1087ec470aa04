import type { EarlySignOn } from '#adapters/keycloak/browser/early-sign-on.ts';
import { FAREWELL_KEY, filterKey, REQUESTED_ADDRESS_KEY } from '#adapters/storage/browser/session-keys.ts';
import { keepEarlyActs, type EarlyActs } from './boot/early-acts.ts';
import { fetchLater } from './boot/later-files.ts';
import { afterFirstView } from './boot/moments.ts';
import { fetchDocument, type Prepare, watchNextPages } from './boot/next-page.ts';
import { beginSignOn } from './boot/sign-on.ts';
import { DATA_ID, ROOT_ID } from './document/document-ids.ts';
import type { PageData } from './document/page-data.ts';
import './styles/main.scss';

/** The mark "was logged in here". */
const MARK = /(?:^|;\s*)portale-accesso=/u;
/** How long what a reader wants waits for the sign-on check, once the script is here, before the browser does it alone. */
const PATIENCE_MS = 1_500;

const data = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? 'null') as PageData | null;
const root = document.getElementById(ROOT_ID);

const start = (page: PageData, element: HTMLElement): void => {
  let signOn: EarlySignOn | undefined;
  const askWhoIsHere = (): EarlySignOn => (signOn ??= beginSignOn(page));
  let prepare: Prepare = fetchDocument;
  const nextPages = watchNextPages(page.settings.basePath, (address) => prepare(address));
  let taking: Promise<void> | undefined;
  const take = (): void => {
    taking ??= takeOver(page, element, acts, askWhoIsHere())
      .then((prepareAnswers) => {
        prepare = prepareAnswers;
      })
      .catch(() => acts.letBe());
  };
  const acts: EarlyActs = keepEarlyActs(element, take);
  const { statistics } = page.settings;
  if (statistics !== undefined)
    void afterFirstView()
      .then(() => import('./boot/statistics.ts'))
      .then(({ countViews }) => countViews(page, statistics))
      // Statistics that do not come are nobody's loss.
      .catch(() => undefined);
  if (page.drawn === 'frame' || MARK.test(document.cookie) || isRecalled(page) || isUnfinished()) {
    take();
    return;
  }
  // Who only reads needs no script: whether somebody is signed in is found out when nothing else is to be done, and
  // what has to be said to the reader is a reason to take the page over.
  void afterFirstView()
    .then(() => {
      nextPages.lookAround();
      return askWhoIsHere().found;
    })
    .then(({ kind }) => {
      if (kind !== 'anonymous') take();
    });
};

const takeOver = async (
  page: PageData,
  element: HTMLElement,
  acts: EarlyActs,
  { provider, found }: EarlySignOn,
): Promise<Prepare> => {
  await fetchLater();
  const { takeOver: whole } = await import('./boot/take-over.tsx');
  // Until it is known who is here the page works as without script: nobody waits for a provider that is slow.
  const impatient = setTimeout(() => acts.letBe(), PATIENCE_MS);
  void found.then(() => clearTimeout(impatient));
  return whole(page, element, provider, acts);
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
    return [REQUESTED_ADDRESS_KEY, FAREWELL_KEY].some((key) => window.sessionStorage.getItem(key) !== null);
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
    if (memory.keeps === undefined) return (window.sessionStorage.getItem(key) ?? '') !== '';
    window.sessionStorage.setItem(key, memory.keeps);
  } catch {
    // Forbidden or full: the list is what its address says.
  }
  return false;
};

if (data !== null && root !== null) start(data, root);
