import type { CatalogueItem } from '#core/catalogue/item.ts';
import { isNarrowed } from '#core/catalogue/criteria.ts';
import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { portQuery } from '../query.ts';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { articleCard, leadingArticle } from './cards/article-card.tsx';
import { type CardContext, listPage } from './list-page.tsx';
import { Picked } from './picked.tsx';

const inEvidence = (context: PageContext) => portQuery(context, SelectionRepository, 'inEvidence', 'articles');

const ListedArticle = ({ item, place }: { readonly item: CatalogueItem; readonly place: CardContext }) => {
  const found = useQueryResult(inEvidence(place.context));
  const above = found.kind === 'success' && !isNarrowed(place.list.address.criteria) ? found.value[0] : undefined;
  return articleCard(item, place, above?.id === item.id);
};

/** Articles, under the one in evidence (ROUTE-12, PAGE-38, PAGE-43). */
export const page = listPage({
  list: 'articles',
  card: (item, place) => <ListedArticle item={item} place={place} />,
  before: (place) => (
    <QuietBlock query={inEvidence(place.context)} failed={LISTS_COPY.evidenceFailed} bare>
      {([item]) => <Picked item={item} place={place} card={leadingArticle} />}
    </QuietBlock>
  ),
  others: (context) => [inEvidence(context)],
});
