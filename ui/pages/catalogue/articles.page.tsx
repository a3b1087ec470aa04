import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { portQuery } from '../query.ts';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { articleCard, leadingArticle } from './cards/article-card.tsx';
import { listPage } from './list-page.tsx';
import { Picked } from './picked.tsx';

const inEvidence = (context: PageContext) => portQuery(context, SelectionRepository, 'inEvidence', 'articles');

/** Articles, under the one in evidence (ROUTE-12, PAGE-38, PAGE-43). */
export const page = listPage({
  list: 'articles',
  card: articleCard,
  before: (place) => (
    <QuietBlock query={inEvidence(place.context)} failed={LISTS_COPY.evidenceFailed} bare>
      {([item]) => <Picked item={item} place={place} card={leadingArticle} />}
    </QuietBlock>
  ),
  others: (context) => [inEvidence(context)],
});
