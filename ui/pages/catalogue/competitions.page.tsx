import { LISTS } from '#core/catalogue/definitions.ts';
import { competitionCard } from './cards/state-card.tsx';
import { listPage } from './list-page.tsx';
import { OnlyOpen, openCompetitions } from './only-open.tsx';

/** Competitions of the agency (ROUTE-14, BANDO-03). */
export const page = listPage({
  list: 'competitions',
  card: competitionCard,
  quick: (list, options) => (
    <OnlyOpen definition={LISTS.competitions} list={list} options={options} filter={openCompetitions} />
  ),
});
