import { signInAddressTo } from '#core/access/enter-address.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { openedAddress } from '#core/catalogue/opened.ts';
import { taskWay } from '#core/catalogue/task-page.ts';
import { campaignAction, campaignStateOn } from '#core/content/campaign.ts';
import type { Area } from '#core/kernel/area.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { destinationOf } from './destination.ts';
import { italianStem } from './italian-stemmer.ts';
import type { HitType } from '#core/catalogue/hit-type.ts';
import type { SearchHit } from './search-hit.ts';
import type { SearchAddress } from './search-text.ts';
import { queryTokens, tokenize, unaccented } from './tokenizer.ts';
import type { PortalResults } from './use-cases.ts';

/** Kinds of results that answer by themselves: what to do, a service, a page or tool of the portal. */
const ANSWERING: readonly HitType[] = ['CHE_COSA_FARE', 'SERVIZI', 'PAGINE'];

const stemsOf = (words: readonly string[]): readonly string[] => words.map((word) => italianStem(unaccented(word)));

/** Whether a title has all words of a text, in whatever form of them. */
const hasWords = (title: string, text: string): boolean => {
  const stems = new Set(stemsOf(tokenize(title)));
  const asked = stemsOf(queryTokens(text));
  return asked.length > 0 && asked.every((stem) => stems.has(stem));
};

/**
 * The first result shown as an answer before all others (LIST-33): among results of every kind only, where it is of a kind that answers
 * and its title has every word with a meaning that was typed, or what editors say it means. Nothing where some of the words were
 * dropped: a wrong answer that is sure of itself misleads more than none.
 */
export const bestAnswer = (
  { items, foundWords, corrected, synonyms = [] }: PortalResults,
  { text = '', type }: Pick<SearchAddress, 'text' | 'type'>,
): SearchHit | undefined => {
  const [first] = items;
  if (first === undefined || type !== '' || foundWords !== undefined) return undefined;
  if (!(ANSWERING as readonly string[]).includes(first.type)) return undefined;
  const isMeant = [corrected ?? text, ...synonyms].some((words) => hasWords(first.title, words));
  return isMeant ? first : undefined;
};

/** What one would press next after reading the answer. */
export interface AnswerWay {
  /** Path of the portal without base path, with its query. */
  readonly to: string;
  readonly label: string;
  /** What it opens, in a sentence. */
  readonly note?: string;
}

/** The ways on from an answer on a day in Italy, the button first: none where the result says nothing of them (LIST-33, D-40). */
export const answerWays = (
  table: RouteTable,
  hit: SearchHit,
  { area, today }: { readonly area: Area; readonly today: IsoDate },
): readonly AnswerWay[] => {
  const { answer = {} } = hit;
  const ways: AnswerWay[] = [];
  const action = campaignAction(campaignStateOn(answer, today), area !== 'public');
  if (answer.place !== undefined && action.kind === 'enter') {
    const { to, label, opens } = taskWay(table, answer.place, area);
    ways.push({ to, label, note: opens });
  }
  if (answer.form !== undefined) {
    const { forms } = LISTS;
    const entry = { id: answer.form, friendlyUrl: answer.form };
    ways.push({ to: openedAddress(forms, pathTo(table, forms.route), entry), label: 'Vedi il modulo' });
  }
  const destination = destinationOf(table, hit);
  if (destination.kind !== 'page') return ways;
  if (answer.canEnter === true && action.kind === 'enter' && area === 'public')
    ways.push({ to: signInAddressTo(table, destination.path), label: action.words });
  if (destination.path === pathTo(table, 'contacts'))
    ways.push({ to: pathTo(table, 'assistanceRequest'), label: 'Scrivi una richiesta' });
  return ways;
};
