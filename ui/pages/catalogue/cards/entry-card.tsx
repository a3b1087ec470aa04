import { inLanguage } from '#ui/components/in-language.tsx';
import type { ReactNode } from 'react';
import { campaignStateOn } from '#core/content/campaign.ts';
import { remarkableState } from '#core/catalogue/service-state.ts';
import { hasPageOfItsList, itemTarget, pagePathFrom, type ItemTarget } from '#core/catalogue/card-target.ts';
import { CARD_LIMIT_CHARACTERS, truncate } from '#core/formatting/text.ts';
import { categoryOf, type CatalogueItem } from '#core/catalogue/item.ts';
import { formatDay } from '#core/formatting/date.ts';
import { fileLabel } from '#core/formatting/file.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { Card, CardFoot, type CardProps } from '#ui/components/card.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import type { IconName } from '#ui/components/icons/icon-names.ts';
import { ELEMENT } from '#ui/components/national-model.ts';
import { NewTag, Tag } from '#ui/components/status.tsx';
import type { Target } from '#ui/components/target-link.tsx';
import { useToday } from '#ui/state/today.tsx';
import { LISTS_COPY as COPY } from '#ui/copy/lists.ts';
import { cardId, noteFollowed, DETAILS_ID } from '../focus.ts';
import type { CardContext } from '../list-page.tsx';

/** A small fact of a card, with its sign. */
export const Fact = ({ icon, children }: { readonly icon: IconName; readonly children: string }) => (
  <span>
    <Icon name={icon} size="sm" />
    {children}
  </span>
);

/** A day as it stands on a card. */
export const Day = ({ day }: { readonly day: IsoDate }) => <time dateTime={day}>{formatDay(day)}</time>;

/** What following a card does, by what it leads to. */
const FEET: Readonly<Record<Exclude<ItemTarget['kind'], 'none'>, readonly [sign: IconName, verb: string]>> = {
  page: ['arrow-right', COPY.read],
  document: ['download', COPY.fetch],
  details: ['zoom-in', COPY.openDetails],
  link: ['external-link', COPY.goToSite],
};

const targetOf = (
  target: ItemTarget,
  item: CatalogueItem,
  { context, list, pageOf }: CardContext,
): Target | undefined => {
  switch (target.kind) {
    case 'page': {
      const page = pageOf?.(item);
      const fromList =
        page === undefined ? undefined : pagePathFrom(context.table, item, { criteria: list.address.criteria, page });
      return { to: fromList ?? target.path };
    }
    case 'document':
      return { href: target.document.contentUrl };
    case 'link':
      return { href: target.url };
    case 'details':
      return { to: list.pathWithOpened(item.friendlyUrl), fragment: DETAILS_ID };
    case 'none':
      return undefined;
  }
};

interface EntryCardProps extends Pick<CardProps, 'tag' | 'picture' | 'pictureShape' | 'linkElement' | 'leaf'> {
  readonly item: CatalogueItem;
  readonly place: CardContext;
  readonly kind?: string | undefined;
  /** Leaves out the day over the title. */
  readonly undated?: boolean | undefined;
  /** Between the description and the foot. */
  readonly children?: ReactNode;
  /** In place of the description. */
  readonly text?: ReactNode;
  /** At the right of the foot: format and size, for whom it is. */
  readonly fact?: string | undefined;
  /** Leaves out the foot, where the facts of the card end it. */
  readonly footless?: boolean | undefined;
}

/** What the cards of all lists have: kind and day, "NUOVO", title with what it leads to, a few lines, what following it does. */
export const EntryCard = ({
  item,
  place,
  kind,
  undated = false,
  children,
  text,
  fact,
  footless = false,
  ...rest
}: EntryCardProps) => {
  const target = itemTarget(place.context.table, item);
  const [sign, verb] = target.kind === 'none' || footless ? [] : FEET[target.kind];
  return (
    <Card
      {...rest}
      id={cardId(item, place.block)}
      title={inLanguage(item.title, item.titleLanguage)}
      level={3}
      target={targetOf(target, item, place)}
      // Only what the link itself fetches is part of its name: a page or a dialog has no format and no size.
      linkWords={target.kind === 'document' ? fileLabel(target.document.format, target.document.sizeBytes) : undefined}
      foot={sign === undefined || verb === undefined ? undefined : <CardFoot sign={sign} verb={verb} fact={fact} />}
      onFollow={() => noteFollowed(cardId(item, place.block))}
      kind={kind ?? categoryOf(item)}
      meta={
        <>
          {undated || item.publicationDate === undefined ? null : <Day day={item.publicationDate} />}
          {item.isNew ? <NewTag /> : null}
        </>
      }
    >
      {text ?? <p className="pt-clamp">{truncate(item.description, CARD_LIMIT_CHARACTERS).text}</p>}
      {children}
    </Card>
  );
};

/** An entry with its file: a regulation, a press release, a form. */
export const fileCard = (item: CatalogueItem, place: CardContext) => (
  <EntryCard
    item={item}
    place={place}
    fact={item.document === undefined ? undefined : fileLabel(item.document.format, item.document.sizeBytes)}
  />
);

/** A resolution: number and year say what it is (PAGE-21). */
export const deedCard = (item: CatalogueItem, place: CardContext) => (
  <EntryCard item={item} place={place} kind={COPY.deed(item.deedNumber, item.referenceYear)} />
);

/** A public proclamation: how many files belong to it, and the way to them (PAGE-19). */
export const proclamationCard = (item: CatalogueItem, place: CardContext) => (
  <EntryCard item={item} place={place} fact={COPY.attachments(item.attachments?.length ?? 0)} />
);

/** For whom an entry is, in words. */
const audienceOf = ({ facets }: CatalogueItem): string | undefined => {
  const audience = facets.targets?.map(({ name }) => name).join(', ') ?? '';
  return audience === '' ? undefined : COPY.forWhom(audience);
};

const ServiceCard = ({ item, place }: Pick<EntryCardProps, 'item' | 'place'>) => {
  const state = remarkableState(item.service, campaignStateOn(item, useToday()));
  return (
    <EntryCard
      item={item}
      place={place}
      tag={state === undefined ? undefined : <Tag {...state} />}
      kind={item.facets.sectors?.[0]?.name ?? ''}
      undated
      linkElement={hasPageOfItsList(place.context.table, item) ? ELEMENT.serviceLink : undefined}
      fact={audienceOf(item)}
    />
  );
};

/** A service: whom it is for, and a word where not everything can be done on the day of reading. */
export const serviceCard = (item: CatalogueItem, place: CardContext) => <ServiceCard item={item} place={place} />;

/** A useful link: where it leads out of the portal. */
export const linkCard = (item: CatalogueItem, place: CardContext) => (
  <EntryCard item={item} place={place} undated fact={item.url === undefined ? undefined : hostOf(item.url)} />
);

const hostOf = (url: string): string => url.replace(/^https?:\/\//u, '').replace(/\/.*$/u, '');

/** An information article: whom it is for. */
export const guideCard = (item: CatalogueItem, place: CardContext) => (
  <EntryCard item={item} place={place} fact={audienceOf(item)} />
);
