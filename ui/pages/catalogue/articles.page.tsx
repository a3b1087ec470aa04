import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { portQuery } from '../query.ts';
import type { PageContext } from '../page-module.ts';
import { articleCard, articleLine } from './cards/article-card.tsx';
import { listPage } from './list-page.tsx';
import { Picked } from './picked.tsx';

const inEvidence = (context: PageContext) => portQuery(context, SelectionRepository, 'inEvidence', 'articles');

/** Articles, under those in evidence (ROUTE-12, PAGE-38, PAGE-43). */
export const page = listPage({
  list: 'articles',
  card: articleCard,
  before: (place) => (
    <Picked
      id="evidenza"
      title={LISTS_COPY.inEvidence}
      place={place}
      query={inEvidence(place.context)}
      card={articleLine}
      look="narrow"
    />
  ),
  others: (context) => [inEvidence(context)],
});
