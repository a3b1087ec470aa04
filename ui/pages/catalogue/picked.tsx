import type { ReactNode } from 'react';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { SectionHead } from '#ui/components/page-head.tsx';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import type { CardContext } from './list-page.tsx';

/** What the editors put over a list: one card, and what may follow it (PAGE-38); nothing where there is none. */
export const Picked = ({
  item,
  place,
  card,
  children,
}: {
  readonly item: CatalogueItem | undefined;
  readonly place: CardContext;
  readonly card: (item: CatalogueItem, place: CardContext, picture: ReactNode) => ReactNode;
  /** Lines at the side of the card. */
  readonly children?: ReactNode;
}) => {
  const { image } = item ?? {};
  return item === undefined && children === undefined ? null : (
    <section className="pt-picked">
      <SectionHead title={LISTS_COPY.inEvidence} />
      <div className={children === undefined ? 'pt-cols' : 'pt-cols aside'}>
        {item === undefined
          ? null
          : card(
              item,
              { ...place, block: 'evidenza' },
              image && <img src={image.url} alt="" width={image.width} height={image.height} />,
            )}
        {children}
      </div>
    </section>
  );
};
