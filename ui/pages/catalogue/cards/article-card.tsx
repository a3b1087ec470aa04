import type { ReactNode } from 'react';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { CARD_LIMIT_CHARACTERS, truncate } from '#core/formatting/text.ts';
import { LISTS_COPY as COPY } from '#ui/copy/lists.ts';
import type { CardContext } from '../list-page.tsx';
import { EntryCard } from './entry-card.tsx';

/** An article: picture, "NUOVO", day, title, description cut at 250 characters, scope (PAGE-43, CONST-04). */
const drawn = (item: CatalogueItem, place: CardContext, picture: ReactNode, pictureShape?: 'slice') => (
  <EntryCard
    item={item}
    place={place}
    picture={picture}
    pictureShape={pictureShape}
    text={<p>{truncate(item.description, CARD_LIMIT_CHARACTERS).text}</p>}
    fact={item.scope === undefined ? undefined : `${COPY.scope}: ${item.scope}`}
  />
);

/** The article in evidence, with its picture beside the words. */
export const leadingArticle = (item: CatalogueItem, place: CardContext, picture: ReactNode) =>
  drawn(item, place, picture, 'slice');

/** An article of the list; without its picture where that stands above already (D-71). */
export const articleCard = (item: CatalogueItem, place: CardContext, isAbove: boolean) =>
  drawn(
    item,
    place,
    item.image === undefined || isAbove ? undefined : (
      <img src={item.image.url} alt="" width={item.image.width} height={item.image.height} loading="lazy" />
    ),
  );
