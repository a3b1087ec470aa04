import { expect, it } from 'vitest';
import { askPath, searchOf, searchToPairs } from '#core/alerts/list-search.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { criteriaFromQuery } from '#core/catalogue/query-codec.ts';
import { queryPairs } from '#core/kernel/address.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';

const definition = LISTS.regulations;
const criteria = criteriaFromQuery(definition, queryPairs('types=vino&sort=ASC&page=3'));

it('[ALERT-01] should name the list as it is filtered, without order and page', () => {
  const search = searchOf(definition, criteria);
  expect(search).toEqual({ list: 'regulations', query: 'types=vino' });
  expect(searchToPairs(search)).toEqual([
    ['elenco', 'regulations'],
    ['types', 'vino'],
  ]);
});

it('[ALERT-01] should lead from a list to the page that asks for its alerts', () => {
  expect(askPath(routeTable(DEMONSTRATION_NAMES), definition, criteria)).toBe(
    '/avvisi-per-email?elenco=regulations&types=vino',
  );
});
