import { categoryOf, type CatalogueItem } from '#core/catalogue/item.ts';
import { Accordion } from '#ui/components/opening.tsx';
import { RichText } from '#ui/components/rich-text.tsx';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { cardId } from './focus.ts';
import { listPage } from './list-page.tsx';

const Questions = ({ items }: { readonly items: readonly CatalogueItem[] }) => (
  <>
    <h2 className="visually-hidden">{LISTS_COPY.resultsHeading}</h2>
    <Accordion
      items={items.map((item) => ({
        key: item.id,
        id: cardId(item),
        title: item.title,
        content: (
          <>
            {categoryOf(item) === undefined ? null : <p className="pt-soft small">{categoryOf(item)}</p>}
            {item.answer === undefined ? <p>{item.description}</p> : <RichText text={item.answer} />}
          </>
        ),
      }))}
    />
  </>
);

/** Frequent questions, which open in their place (PAGE-34). */
export const page = listPage({
  list: 'faqs',
  draw: (items) => <Questions items={items} />,
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
