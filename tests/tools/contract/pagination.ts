import type { Call } from './caller.ts';
import type { Difference } from './schemas.ts';
import { whole } from './refusals.ts';

/** A page of a list, as far as it is counted here. */
interface ListPage {
  readonly results: readonly { readonly id: string; readonly friendlyUrl?: string }[];
  readonly pagination: { readonly totalCount: number; readonly page: number; readonly pageSize: number };
}

/** Pages that are read of one list at most. */
const MOST_PAGES = 6;
const FAR_PAGE = 9_999;
const OK = 200;

/** Whether an answer is a page of a list. */
export const isListPage = (value: unknown): value is ListPage =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray(Reflect.get(value, 'results')) &&
  typeof Reflect.get(value, 'pagination') === 'object';

/** What of a list is not as pages are: stable, without gaps, with their number, empty past the end (API-05). */
export const paginationDifferences = async (
  call: Call,
  example: string,
  token?: string,
): Promise<readonly Difference[]> => {
  const joint = example.includes('?') ? '&' : '?';
  const read = async (page: number): Promise<ListPage | undefined> => {
    const { status, json } = await call(`${example}${joint}page=${page}`, { token });
    return status === OK && isListPage(json) ? json : undefined;
  };
  const first = await read(1);
  if (first === undefined) return [whole('pagina 1', 'non è una pagina di elenco')];
  const { totalCount, pageSize } = first.pagination;
  const found: Difference[] = [];

  const again = await read(1);
  if (JSON.stringify(again?.results.map(({ id }) => id)) !== JSON.stringify(first.results.map(({ id }) => id)))
    found.push(whole('pagina 1 chiesta due volte', 'l’ordine cambia'));

  const ids = first.results.map(({ id }) => id);
  const pages = Math.ceil(totalCount / pageSize);
  for (let number = 2; number <= Math.min(pages, MOST_PAGES); number += 1) {
    const page = await read(number);
    if (page?.pagination.page !== number)
      found.push({ pointer: '/pagination/page', message: `pagina ${number}: deve essere ${number}` });
    if (page?.pagination.totalCount !== totalCount)
      found.push({ pointer: '/pagination/totalCount', message: `pagina ${number}: il totale cambia` });
    ids.push(...(page?.results ?? []).map(({ id }) => id));
  }
  if (new Set(ids).size !== ids.length)
    found.push(whole('pagine una dopo l’altra', 'la stessa voce compare due volte'));
  const expected = Math.min(totalCount, MOST_PAGES * pageSize);
  if (ids.length !== expected)
    found.push(whole('pagine una dopo l’altra', `le voci sono ${ids.length} e non ${expected}, come dice il totale`));

  const far = await call(`${example}${joint}page=${FAR_PAGE}`, { token });
  if (far.status !== OK || !isListPage(far.json) || far.json.results.length > 0)
    found.push(whole(`pagina ${FAR_PAGE}`, `oltre la fine risponde ${far.status} e non un elenco vuoto`));
  else if (far.json.pagination.totalCount !== totalCount)
    found.push({ pointer: '/pagination/totalCount', message: 'oltre la fine il totale cambia' });
  return found;
};
