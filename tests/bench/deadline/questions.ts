/** Something that is asked, and whether by somebody who is signed in. */
export interface Question {
  readonly path: string;
  readonly isPrivate?: boolean;
}

/** The question with this number: runs can be compared, and the shares hold in every hundred. */
export type Questions = (at: number) => Question;

const CUAA = 'BNCNNA80A41H501R';
const WORDS =
  'domanda pascolo vino controlli anticipo fascicolo giovani olio bando saldo contributi superfici latte riso bosco mandato graduatoria scadenza aiuti pagamento regione impegni biologico suolo acqua macchine formazione ricorso verifica documento'.split(
    ' ',
  );
const CATEGORIES = ['ocm', 'pagamenti-diretti', 'sviluppo-rurale', 'controlli'];
const SHARE_PUBLIC = 80;
const SHARE_SEARCHED = 95;
/** Coprime to a hundred: neighbours are of different shares. */
const STRIDE = 37;

const PUBLIC: readonly Question[] = [
  '/portale/',
  '/portale/servizi',
  '/portale/normative',
  '/portale/aiuti-e-bandi',
  '/portale/modulistica',
  '/portale/anpag-comunica/comunicati-stampa',
  '/api/regulations',
  '/api/press-releases',
].map((path) => ({ path }));
const PRIVATE: readonly Question[] = [
  '/api/private/cuaa',
  `/api/private/file/card-header/${CUAA}`,
  `/api/private/detail/payments/${CUAA}`,
  `/api/private/notifications/unread-count/AGRI/${CUAA}`,
  `/api/private/notifications/get-latest-notifications/AGRI/${CUAA}?limit=5`,
].map((path) => ({ path, isPrivate: true }));

const shareOf = (at: number): number => (at * STRIDE) % 100;
const wordAt = (at: number): string => WORDS[at % WORDS.length] ?? '';
/** Three words that have hardly stood together before: there are 27,000 such. */
const wordsAt = (at: number): string =>
  [at, at / WORDS.length, at / WORDS.length ** 2].map((one) => wordAt(Math.floor(one))).join(' ');
/** Which of its share a question is: shares repeat every hundred, and what they hold must not repeat with them. */
const turn = (at: number): number => at + Math.floor(at / 100);

/**
 * The last day of a deadline: 80 of a hundred are what everybody asks for, 15 search and filter, a third of them as nobody has
 * before, 5 are signed in.
 */
export const deadlineDay: Questions = (at) => {
  const share = shareOf(at);
  const which = turn(at);
  if (share < SHARE_PUBLIC) return PUBLIC[which % PUBLIC.length] ?? { path: '/portale/' };
  if (share >= SHARE_SEARCHED) return PRIVATE[which % PRIVATE.length] ?? { path: '/api/private/cuaa' };
  return which % 3 === 0
    ? { path: `/api/regulations?categories=${CATEGORIES[which % CATEGORIES.length] ?? ''}&page=${1 + (which % 4)}` }
    : which % 3 === 1
      ? { path: `/portale/normative?search=${encodeURIComponent(wordAt(which))}&page=${1 + (which % 4)}` }
      : { path: `/api/search-engine?search=${encodeURIComponent(wordsAt(which))}` };
};

/** The same shares of what json-server can: a page of a list, a search in it, one entry. */
export const asJsonServer =
  (ids: readonly unknown[]): Questions =>
  (at) => {
    const share = shareOf(at);
    const which = turn(at);
    if (share < SHARE_PUBLIC) return { path: '/regulations?_sort=publicationDate,id&_order=desc,asc&_page=1&_limit=9' };
    if (share >= SHARE_SEARCHED) return { path: `/regulations/${String(ids[which % ids.length])}` };
    return { path: `/regulations?q=${wordAt(which)}&_page=${1 + (which % 3)}&_limit=9` };
  };

/** Pages that nobody has asked for before, so that each has to be drawn and is kept. */
export const neverAsked =
  (burst: number): Questions =>
  (at) => ({ path: `/portale/normative?search=${encodeURIComponent(`${wordAt(at)} ${burst} ${at}`)}` });
