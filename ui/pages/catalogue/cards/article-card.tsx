import type { CatalogueItem } from '#core/catalogue/item.ts';
import { CARD_LIMIT_CHARACTERS, truncate } from '#core/formatting/text.ts';
import { LISTS_COPY as COPY } from '#ui/copy/lists.ts';
import type { CardPlace } from '../list-page.tsx';
import { EntryCard } from './entry-card.tsx';

/** The article in evidence, which stands in the list below with its picture: none stands twice on a page. */
export const leadingArticle = (item: CatalogueItem, place: CardPlace) => <EntryCard item={item} place={place} />;

/** An article: picture, "NUOVO", day, title, description cut at 250 characters, scope (PAGE-43, CONST-04). */
export const articleCard = (item: CatalogueItem, place: CardPlace) => (
  <EntryCard
    item={item}
    place={place}
    picture={
      item.image === undefined ? undefined : (
        <img src={item.image.url} alt="" width={item.image.width} height={item.image.height} loading="lazy" />
      )
    }
    text={<p>{truncate(item.description, CARD_LIMIT_CHARACTERS).text}</p>}
    fact={item.scope === undefined ? undefined : `${COPY.scope}: ${item.scope}`}
  />
);
