import { inLanguage } from '#ui/components/in-language.tsx';
import type { ReactNode } from 'react';
import { remarkableState } from '#core/catalogue/service-state.ts';
import { hasPageOfItsList, itemTarget, pagePathFrom, type ItemTarget } from '#core/catalogue/card-target.ts';
import { CARD_LIMIT_CHARACTERS, truncate } from '#core/formatting/text.ts';
import { categoryOf, type CatalogueItem } from '#core/catalogue/item.ts';
import type { Download } from '#core/content/pieces.ts';
import { formatDay } from '#core/formatting/date.ts';
import { fileLabel } from '#core/formatting/file.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { Card, type CardProps } from '#ui/components/card.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import type { IconName } from '#ui/components/icons/icon-names.ts';
import { ELEMENT } from '#ui/components/national-model.ts';
import { NewTag, Tag } from '#ui/components/status.tsx';
import type { Target } from '#ui/components/target-link.tsx';
import { LISTS_COPY as COPY } from '#ui/copy/lists.ts';
import { cardId, noteFollowed, DETAILS_ID } from '../focus.ts';
import type { CardPlace } from '../list-page.tsx';

/** A day as it stands on a card. */
export const Day = ({ day }: { readonly day: IsoDate }) => <time dateTime={day}>{formatDay(day)}</time>;

const ICONS: Readonly<Record<string, IconName>> = { pdf: 'file-pdf', p7m: 'file-signed' };

/** Format and size of a file, with the icon that the format has. */
export const FileWords = ({ document }: { readonly document: Download }) => (
  <>
    <Icon name={ICONS[document.format.toLowerCase().split('.').at(-1) ?? ''] ?? 'file'} size="sm" />
    <span>{fileLabel(document.format, document.sizeBytes)}</span>
  </>
);

const targetOf = (
  target: ItemTarget,
  item: CatalogueItem,
  { context, list, pageOf }: CardPlace,
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

interface EntryCardProps extends Pick<CardProps, 'tag' | 'foot' | 'picture' | 'linkElement'> {
  readonly item: CatalogueItem;
  readonly place: CardPlace;
  readonly kind?: string | undefined;
  /** Leaves out the day over the title. */
  readonly undated?: boolean | undefined;
  /** Between the description and the foot. */
  readonly children?: ReactNode;
  /** In place of the description. */
  readonly text?: ReactNode;
  readonly className?: string | undefined;
}

/** What the cards of all lists have: kind and day, "NUOVO", title with what it leads to, a few lines. */
export const EntryCard = ({ item, place, kind, undated = false, children, text, ...rest }: EntryCardProps) => {
  const target = itemTarget(place.context.table, item);
  return (
    <Card
      {...rest}
      id={cardId(item, place.block)}
      title={inLanguage(item.title, item.titleLanguage)}
      level={3}
      target={targetOf(target, item, place)}
      // Only what the link itself fetches is part of its name: a page or a dialog has no format and no size.
      linkWords={target.kind === 'document' ? fileLabel(target.document.format, target.document.sizeBytes) : undefined}
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
export const fileCard = (item: CatalogueItem, place: CardPlace) => {
  const { document } = item;
  return (
    <EntryCard
      item={item}
      place={place}
      foot={document === undefined ? undefined : <FileWords document={document} />}
    />
  );
};

/** A resolution: number and year say what it is (PAGE-21). */
export const deedCard = (item: CatalogueItem, place: CardPlace) => (
  <EntryCard
    item={item}
    place={place}
    kind={COPY.deed(item.deedNumber, item.referenceYear)}
    foot={
      <>
        <Icon name="zoom-in" size="sm" />
        <span>{COPY.details}</span>
      </>
    }
  />
);

/** A public proclamation: how many files belong to it, and the way to them (PAGE-19). */
export const proclamationCard = (item: CatalogueItem, place: CardPlace) => (
  <EntryCard
    item={item}
    place={place}
    foot={
      <>
        <Icon name="files" size="sm" />
        <span>{COPY.attachments(item.attachments?.length ?? 0)}</span>
      </>
    }
  />
);

/** A service: whom it is for, and a word where it cannot be used. */
export const serviceCard = (item: CatalogueItem, place: CardPlace) => {
  const audience = item.facets.targets?.map(({ name }) => name).join(', ');
  const state = remarkableState(item.service);
  return (
    <EntryCard
      item={item}
      place={place}
      tag={state === undefined ? undefined : <Tag {...state} />}
      kind={item.facets.sectors?.[0]?.name ?? ''}
      undated
      linkElement={hasPageOfItsList(place.context.table, item) ? ELEMENT.serviceLink : undefined}
      foot={
        audience === undefined || audience === '' ? undefined : (
          <>
            <Icon name="user" size="sm" />
            <span>{COPY.forWhom(audience)}</span>
          </>
        )
      }
    />
  );
};

/** A useful link: where it leads out of the portal. */
export const linkCard = (item: CatalogueItem, place: CardPlace) => (
  <EntryCard
    item={item}
    place={place}
    undated
    foot={
      item.url === undefined ? undefined : (
        <>
          <Icon name="external-link" size="sm" />
          <span>{hostOf(item.url)}</span>
        </>
      )
    }
  />
);

const hostOf = (url: string): string => url.replace(/^https?:\/\//u, '').replace(/\/.*$/u, '');

/** An information article: whom it is for. */
export const guideCard = (item: CatalogueItem, place: CardPlace) => {
  const audience = item.facets.targets?.map(({ name }) => name).join(', ');
  return (
    <EntryCard
      item={item}
      place={place}
      foot={audience === undefined || audience === '' ? undefined : <span>{COPY.forWhom(audience)}</span>}
    />
  );
};
