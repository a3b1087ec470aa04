import { HIGHLIGHTS_COPY } from '#ui/copy/highlights.ts';
import { highlightsQuery } from '../content-queries.ts';
import { Tools } from '../highlights/blocks.tsx';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { linkCard } from './cards/entry-card.tsx';
import { listPage } from './list-page.tsx';

const tools = (context: PageContext) => highlightsQuery(context, 'tool', 'link-utili');

/** Useful links by topic, and after them the tools that go with them (PAGE-34, API-11). */
export const page = listPage({
  list: 'usefulLinks',
  topics: 'categories',
  card: linkCard,
  others: (context) => [tools(context)],
  after: (context) => (
    <QuietBlock query={tools(context)} failed={HIGHLIGHTS_COPY.toolsFailed} bare>
      {(found) => <Tools tools={found} bare />}
    </QuietBlock>
  ),
});
