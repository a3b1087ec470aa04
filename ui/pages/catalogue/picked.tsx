import type { ReactNode } from 'react';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { CardGrid } from '#ui/components/card.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import type { Query } from '#ui/state/queries.ts';
import type { CardPlace } from './list-page.tsx';

/** What the editors put over a list: entries in evidence, events to come (PAGE-38); nothing where there are none. */
export const Picked = ({
  id,
  title,
  place,
  query,
  without = [],
  look,
  card,
}: {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly place: CardPlace;
  readonly query: Query<readonly CatalogueItem[]>;
  /** Entries that stand above already. */
  readonly without?: readonly CatalogueItem[];
  /** Four in a row instead of three, or one row under another. */
  readonly look?: 'narrow' | 'rows';
  readonly card: (item: CatalogueItem, place: CardPlace) => ReactNode;
}) => (
  <QuietBlock query={query} failed={LISTS_COPY.evidenceFailed} bare>
    {(items) => {
      const shown = items.filter((item) => without.every((other) => other.id !== item.id));
      return shown.length === 0 ? null : (
        <section className="pt-picked">
          <SectionHead title={title} />
          <CardGrid
            label={title}
            look={look}
            items={shown.map((item) => ({ key: item.id, card: card(item, { ...place, block: id }) }))}
          />
        </section>
      );
    }}
  </QuietBlock>
);
