import { categoryOf, type CatalogueItem } from '#core/catalogue/item.ts';
import { Accordion } from '#ui/components/opening.tsx';
import { RichText } from '#ui/components/rich-text.tsx';
import { cardId } from './focus.ts';
import { listPage } from './list-page.tsx';

const Questions = ({
  items,
  opened,
}: {
  readonly items: readonly CatalogueItem[];
  readonly opened: string | undefined;
}) => (
  <Accordion
    level={3}
    items={items.map((item) => ({
      key: item.id,
      id: cardId(item),
      title: item.title,
      open: item.friendlyUrl === opened,
      content: (
        <>
          {categoryOf(item) === undefined ? null : <p className="pt-soft small">{categoryOf(item)}</p>}
          {item.answer === undefined ? <p>{item.description}</p> : <RichText text={item.answer} />}
        </>
      ),
    }))}
  />
);

/** Frequent questions by topic, which open in their place (PAGE-34, PAGE-70). */
export const page = listPage({
  list: 'faqs',
  topics: 'categories',
  draw: (items, { list }) => <Questions items={items} opened={list.opened} />,
  jsonLd: (items) => ({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'it',
    mainEntity: items.map(({ title, description }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: description },
    })),
  }),
});
