import { LISTS } from '#core/catalogue/definitions.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { tenderCard } from './cards/state-card.tsx';
import { listPage } from './list-page.tsx';
import { OnlyOpen, openTenders } from './only-open.tsx';

/** Tenders on the FEAD fund and the national fund (ROUTE-05, BANDO-03). */
export const page = listPage({
  list: 'feadTenders',
  card: tenderCard,
  quick: (list, options) => (
    <OnlyOpen definition={LISTS.feadTenders} list={list} options={options} filter={openTenders} />
  ),
  after: ({ table }) => (
    <p>
      <LinkButton to={pathTo(table, 'nationalTendersHistory')} iconEnd="arrow-right">
        {LISTS_COPY.history}
      </LinkButton>
    </p>
  ),
});
