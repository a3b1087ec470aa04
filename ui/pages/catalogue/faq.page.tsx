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

/** Frequent questions, which open in their place (PAGE-34). */
export const page = listPage({
  list: 'faqs',
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
