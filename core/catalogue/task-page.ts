import { signInAddress } from '#core/access/enter-address.ts';
import { tabToSlug, TAB_PARAMETER } from '#core/company-file/tabs.ts';
import { pairsToQuery, type QueryPairs } from '#core/kernel/address.ts';
import type { Area } from '#core/kernel/area.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { type Criteria, noCriteria } from './criteria.ts';
import type { CatalogueItem } from './item.ts';
import type { NamedTask, TaskTarget } from './task.ts';

/** The name of these pages in path, search and list, which is also the category that leads to all of them (D-52). */
export const TASKS_NAME = 'Che cosa fare';
export const TASKS_CATEGORY = 'che-cosa-fare';

/** The address of the list of all tasks. */
export const tasksAddress = (table: RouteTable): string =>
  `${pathTo(table, 'informationArticles')}?categories=${TASKS_CATEGORY}`;

/** Tasks by their title and the path of their page. */
export const taskPaths = (
  table: RouteTable,
  tasks: readonly NamedTask[] = [],
): readonly { readonly title: string; readonly path: string }[] =>
  tasks.map(({ title, friendlyUrl }) => ({ title, path: pathTo(table, 'informationArticle', { friendlyUrl }) }));

/** Whom a guided path is for (PAGE-27). */
export type GuidedAudience = 'agricoltori' | 'caa' | 'op';

/** The value of each audience among the targets of articles. */
const TARGETS: Readonly<Record<GuidedAudience, string>> = {
  agricoltori: 'agricoltori',
  caa: 'caa',
  op: 'organismi-pagatori',
};

/** What finds the tasks among the information articles, those of an audience where it is named. */
export const tasksCriteria = (audience?: GuidedAudience): Criteria => ({
  ...noCriteria(),
  selections: { categories: [TASKS_CATEGORY], ...(audience === undefined ? {} : { targets: [TARGETS[audience]] }) },
});

/** The tasks of a list as often as they are needed, the most needed first; what is no task is left out. */
export const tasksInOrder = (items: readonly CatalogueItem[]): readonly CatalogueItem[] =>
  items
    .flatMap((item) => (item.taskOrder === undefined ? [] : [{ item, order: item.taskOrder }]))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);

/** Shortcuts over a list whose order by day says nothing of what is looked for, at most (LIST-36). */
export const MOST_SHORTCUTS = 4;

/** The tasks to which a list leads before its entries: the most needed of those that a service has, none where it has none (LIST-36). */
export const shortcutTasks = (items: readonly CatalogueItem[]): readonly CatalogueItem[] =>
  tasksInOrder(items).slice(0, MOST_SHORTCUTS);

interface TargetWords {
  readonly route: 'companyFile' | 'procedures' | 'assistanceRequest';
  readonly query?: QueryPairs;
  /** For whom is signed in, and for whom is not. */
  readonly inside: string;
  readonly outside: string;
  /** For an operator of a centre, acting for producers. */
  readonly centre: string;
  /** What the button opens. */
  readonly opens: string;
}

const WAYS: Readonly<Record<TaskTarget, TargetWords>> = {
  conto: {
    route: 'companyFile',
    query: [[TAB_PARAMETER, tabToSlug('bank-accounts')]],
    inside: 'Scrivi al tuo CAA',
    outside: 'Accedi e scrivi al tuo CAA',
    centre: 'Apri il fascicolo del produttore',
    opens: 'Apre le tue coordinate bancarie, con l’indirizzo del CAA già scritto.',
  },
  fascicolo: {
    route: 'companyFile',
    inside: 'Apri il tuo fascicolo',
    outside: 'Accedi e apri il tuo fascicolo',
    centre: 'Apri il fascicolo del produttore',
    opens: 'Apre il fascicolo aziendale, con il CAA che lo tiene.',
  },
  domande: {
    route: 'procedures',
    inside: 'Apri le tue domande',
    outside: 'Accedi e apri le tue domande',
    centre: 'Apri le domande del produttore',
    opens: 'Apre le tue pratiche, con lo stato di ogni domanda.',
  },
  pagamenti: {
    route: 'procedures',
    inside: 'Controlla i tuoi pagamenti',
    outside: 'Accedi e controlla i pagamenti',
    centre: 'Apri i pagamenti del produttore',
    opens: 'Apre le tue pratiche, con ogni pagamento e che cosa lo ferma.',
  },
  debiti: {
    route: 'procedures',
    inside: 'Apri i tuoi debiti',
    outside: 'Accedi e apri i tuoi debiti',
    centre: 'Apri i debiti del produttore',
    opens: 'Apre le tue pratiche, con le somme da restituire e i loro termini.',
  },
  assistenza: {
    route: 'assistanceRequest',
    inside: 'Scrivi una richiesta',
    outside: 'Scrivi una richiesta',
    centre: 'Scrivi una richiesta',
    opens: 'Apre il modulo di richiesta, con la ricevuta.',
  },
};

/** The one filled button of a task. */
export interface TaskWay {
  readonly label: string;
  /** Path of the portal without base path, with its query. */
  readonly to: string;
  /** What it opens, in a sentence. */
  readonly opens: string;
}

const OPENS_PRODUCERS = 'Apre i tuoi produttori: scegli l’azienda.';

/**
 * The button of a task by the reader's role (D-51): a visitor signs in on the way, a farmer comes to the target itself, a centre to its
 * producers. A request for assistance is open to everybody.
 */
export const taskWay = (table: RouteTable, target: TaskTarget, area: Area): TaskWay => {
  const { route, query = [], inside, outside, centre, opens } = WAYS[target];
  if (route === 'assistanceRequest') return { label: inside, to: pathTo(table, route), opens };
  if (area === 'caa') return { label: centre, to: pathTo(table, 'producers'), opens: OPENS_PRODUCERS };
  if (area === 'public') return { label: outside, to: signInAddress(table, route, query), opens };
  const text = pairsToQuery(query);
  return { label: inside, to: text === '' ? pathTo(table, route) : `${pathTo(table, route)}?${text}`, opens };
};

/** How far a list of steps is, in words. */
export const doneSentence = (done: number, all: number): string =>
  all === 1 ? `${done} di 1 passo fatto` : `${done} di ${all} passi fatti`;
