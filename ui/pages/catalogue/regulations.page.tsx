import { LISTS } from '#core/catalogue/definitions.ts';
import { categoryOf, type CatalogueItem } from '#core/catalogue/item.ts';
import { itemTarget } from '#core/catalogue/card-target.ts';
import { fileLabel } from '#core/formatting/file.ts';
import { formatDay } from '#core/formatting/date.ts';
import { Card } from '#ui/components/card.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { NewTag } from '#ui/components/status.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import { listPage } from './list-page.tsx';
import { cardId } from './list-results.tsx';

const Day = ({ day }: { readonly day: NonNullable<CatalogueItem['publicationDate']> }) => (
  <time dateTime={day}>{formatDay(day)}</time>
);

const regulationCard = (item: CatalogueItem, { table }: PageContext) => {
  const target = itemTarget(table, item);
  const label = item.document === undefined ? undefined : fileLabel(item.document.format, item.document.sizeBytes);
  return (
    <Card
      id={cardId(item)}
      title={item.title}
      level={3}
      target={target.kind === 'page' ? { to: target.path } : undefined}
      kind={categoryOf(item)}
      meta={
        <>
          {item.publicationDate === undefined ? null : <Day day={item.publicationDate} />}
          {item.isNew ? <NewTag /> : null}
        </>
      }
      foot={
        label === undefined ? undefined : (
          <>
            <Icon name="file-pdf" size="sm" />
            <span>{label}</span>
          </>
        )
      }
    >
      <p className="pt-clamp">{item.description}</p>
    </Card>
  );
};

/** Regulations (ROUTE-09). */
export const page = listPage({
  definition: LISTS.regulations,
  hero: 'normative',
  searchLabel: 'Cerca nelle normative',
  card: regulationCard,
});
