import { Accordion } from '#ui/components/opening.tsx';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { contentQuery } from '../content-queries.ts';
import { Body } from '../kinds/blocks.tsx';
import type { PageContext } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { proclamationCard } from './cards/entry-card.tsx';
import { listPage } from './list-page.tsx';

const introductionQuery = (context: PageContext) => contentQuery(context, 'pubblici-proclami');

/** What public proclamations are, in the editors' words, or in short where they wrote none; one closed row before the list. */
const Introduction = ({ context }: { readonly context: PageContext }) => (
  <QuietBlock query={introductionQuery(context)} bare>
    {(content) => (
      <Accordion
        items={[
          {
            key: 'introduzione',
            title: LISTS_COPY.proclamations,
            content:
              content === null || content.body.length === 0 ? (
                <p>{LISTS_COPY.proclamationsIntroduction}</p>
              ) : (
                <Body text={content.body} />
              ),
          },
        ]}
      />
    )}
  </QuietBlock>
);

/** Public proclamations, under their introduction (PAGE-19). */
export const page = listPage({
  list: 'publicProclamations',
  card: proclamationCard,
  before: ({ context }) => <Introduction context={context} />,
  others: (context) => [introductionQuery(context)],
});
